/** Seeds are 64 bits wide and stay text: a JavaScript number would round them. */
import { el } from './dom.js';

/** @returns {string} 64 fresh random bits, in decimal */
export function drawSeed() {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]);
}

/**
 * @param {HTMLElement} field the field of a seed
 * @param {HTMLInputElement} input
 * @param {string} label of the button
 * @param {() => void} changed
 */
export function addSeedButton(field, input, label, changed) {
  const button = el('button', { type: 'button', class: 'plain' }, label);
  button.addEventListener('click', () => {
    input.value = drawSeed();
    changed();
  });
  const row = el('div', { class: 'beside' });
  input.replaceWith(row);
  row.append(input, button);
  field.classList.add('seed');
}
