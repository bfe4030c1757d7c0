/**
 * The gallery of examples, and the two sentences that stay in view while one of them is on the stage.
 * @import { Catalog } from './catalog.js'
 * @import { Preset } from './presets.js'
 */
import { el, need, setText } from './dom.js';
import { PRESETS } from './presets.js';
import { runOf } from './query.js';

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} hint
 * @param {Catalog} catalog
 * @param {(query: string) => void} chosen
 */
export function makeGallery(dialog, hint, catalog, chosen) {
  const title = need('b', HTMLElement, hint);
  const look = need('span', HTMLElement, hint);
  const known = new Map(PRESETS.map((preset) => [runOf(preset.query, catalog), preset]));
  const cards = PRESETS.map((preset) => {
    const button = el('button', { type: 'button' }, preset.title);
    button.addEventListener('click', () => {
      dialog.close();
      chosen(preset.query);
    });
    return el('li', {}, button, el('p', {}, preset.look));
  });
  need('.cards', HTMLElement, dialog).append(...cards);

  return {
    open: () => dialog.showModal(),
    /** @param {string} query of the run on the stage */
    show(query) {
      const preset = known.get(runOf(query, catalog));
      hint.hidden = !preset;
      setText(title, preset?.title ?? '');
      setText(look, preset?.look ?? '');
    },
  };
}
