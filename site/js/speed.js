/** The speed slider: from one round a second to as fast as the machine can, equal steps for equal factors. */
import { el, setText } from './dom.js';

/** Three significant steps between powers of ten keep the labels short. */
const SERIES = [1, 1.5, 2, 3, 4, 6, 8];
const DECADES = 6;

/**
 * @param {HTMLInputElement} slider
 * @param {HTMLElement} label
 * @param {string} normal the catalogue's default, marked on the slider
 * @param {(rate: number | 'max', final: boolean) => void} changed
 */
export function makeSpeed(slider, label, normal, changed) {
  const rates = ladder(Number(normal));
  slider.min = '0';
  slider.max = String(rates.length);
  slider.step = '1';
  const mark = rates.indexOf(Number(normal));
  if (mark >= 0) {
    slider.after(el('span', { class: 'mark', 'aria-hidden': 'true', title: 'normal' }));
    slider.parentElement?.style.setProperty('--mark', String(mark / rates.length));
  }

  /** @returns {number | 'max'} */
  function rate() {
    return rates[Number(slider.value)] ?? 'max';
  }

  /** @param {number | 'max'} value */
  function render(value) {
    const text = value === 'max' ? 'as fast as possible' : `${value.toLocaleString('en')} round${value === 1 ? '' : 's'}/s`;
    setText(label, value === 'max' ? 'max' : `${short(value)}/s`);
    slider.setAttribute('aria-valuetext', value === Number(normal) ? `${text}, normal` : text);
  }

  slider.addEventListener('input', () => {
    render(rate());
    changed(rate(), false);
  });
  slider.addEventListener('change', () => changed(rate(), true));

  return {
    /** @param {number | 'max'} value */
    write(value) {
      const above = rates.findIndex((step) => value !== 'max' && step >= value);
      if (document.activeElement !== slider || rate() !== value) slider.value = String(above < 0 ? rates.length : above);
      render(value);
    },
    /** @param {number} by steps up or down */
    nudge(by) {
      slider.value = String(Number(slider.value) + by);
      render(rate());
      changed(rate(), true);
    },
  };
}

/** @param {number} normal */
function ladder(normal) {
  const steps = new Set([normal]);
  for (let decade = 0; decade < DECADES; decade++) for (const step of SERIES) steps.add(step * 10 ** decade);
  return [...steps].filter((step) => step >= 1 || step === normal).sort((a, b) => a - b);
}

/** @param {number} value */
function short(value) {
  return new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(value);
}
