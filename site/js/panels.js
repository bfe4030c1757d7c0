/**
 * The panels below the figures, measured and theory: both live on the answers to the order `details`.
 * @import { Catalog } from './catalog.js'
 * @import { Details, Order, State } from './protocol.js'
 */
import { makeAsker } from './asker.js';
import { need } from './dom.js';
import { makeMeasured } from './measured.js';
import { makeTheory } from './theory.js';

/**
 * @param {HTMLElement} root
 * @param {Catalog} catalog
 * @param {(order: Order) => void} send
 */
export function makePanels(root, catalog, send) {
  const panels = [...root.querySelectorAll('details')];
  const measured = makeMeasured(need('#measured .panel', HTMLElement, root), () => asker.soon());
  const theory = makeTheory(need('#theory .panel', HTMLElement, root), catalog);
  const asker = makeAsker(() => state !== null && panels.some((panel) => panel.open), () => send({ binfall: 'details', ...measured.settings() }));
  /** @type {State | null} */
  let state = null;

  const narrow = matchMedia('(max-width: 720px)').matches;
  for (const panel of panels) {
    panel.open = !narrow;
    panel.addEventListener('toggle', asker.soon);
  }

  return {
    /** @param {State} next */
    heard(next) {
      state = next;
      asker.heard(next);
    },
    /** @param {Details} details */
    show(details) {
      // An answer of the run before this one is late.
      if (state?.lanes.length !== details.lanes.length) return;
      measured.render(details, state);
      theory.render(details, state);
    },
  };
}
