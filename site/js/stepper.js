/**
 * A text field with less and more. Not type=number: that would swallow what is no number, and with it the engine's answer.
 * @import { Setting } from './catalog.js'
 */
import { el } from './dom.js';

/**
 * @param {HTMLInputElement} input
 * @param {Setting} setting
 * @param {() => void} changed
 * @returns {HTMLElement}
 */
export function stepped(input, setting, changed) {
  /** @param {bigint} by */
  function step(by) {
    const text = input.value.trim() || setting.default;
    if (!/^-?\d{1,30}$/.test(text)) return;
    const next = BigInt(text) + by;
    if (next < limit(setting.min, next) || next > limit(setting.max, next)) return;
    input.value = String(next);
    changed();
  }
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1n : -1n);
  });
  // Arrow keys do the same, so the buttons stay out of the tab order as those of a number field do.
  const less = el('button', { type: 'button', tabindex: '-1', 'aria-label': `${setting.title || setting.name}: one less` }, '−');
  const more = el('button', { type: 'button', tabindex: '-1', 'aria-label': `${setting.title || setting.name}: one more` }, '+');
  less.addEventListener('click', () => step(-1n));
  more.addEventListener('click', () => step(1n));
  return el('div', { class: 'stepper' }, input, less, more);
}

/** @param {string | undefined} text @param {bigint} otherwise @returns {bigint} */
function limit(text, otherwise) {
  return text !== undefined && /^-?\d+$/.test(text) ? BigInt(text) : otherwise;
}
