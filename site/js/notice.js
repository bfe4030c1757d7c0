/** What the place of the stage says when there is no picture, or not yet. */
import { el } from './dom.js';

/** @param {HTMLElement} stage */
export function makeNotice(stage) {
  const box = el('div', { class: 'notice', hidden: true });
  stage.append(box);
  return {
    /** @param {string} text @param {{label: string, act: () => void}} [offer] */
    show(text, offer) {
      box.replaceChildren(el('p', {}, text));
      if (offer) {
        const button = el('button', { type: 'button' }, offer.label);
        button.addEventListener('click', offer.act);
        box.append(button);
      }
      box.hidden = false;
    },
    hide() {
      box.hidden = true;
    },
  };
}
