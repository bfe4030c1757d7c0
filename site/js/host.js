/**
 * The page around the embed: passes its orders on, tells it what happens, and leaves it its keys.
 * @import { Order, Report } from './protocol.js'
 */
import { post, readMessage, SLIDE_START, SLIDE_STOP } from './protocol.js';

/** Keys that turn slides, and what reveal.js calls that. */
/** @type {Record<string, string>} */
const TURNS = { ArrowRight: 'right', ArrowLeft: 'left', ArrowUp: 'up', ArrowDown: 'down', PageDown: 'next', PageUp: 'prev' };

/**
 * @param {{order: (order: Order) => void, start: () => void, stop: () => void}} on
 */
export function connectHost(on) {
  const framed = parent !== window;
  let deck = false;

  addEventListener('message', (event) => {
    if (!framed || event.source !== parent) return;
    if (event.data === SLIDE_START || event.data === SLIDE_STOP) {
      deck = true;
      event.data === SLIDE_START ? on.start() : on.stop();
      return;
    }
    const order = /** @type {Order | null} */ (readMessage(event.data));
    if (order) on.order(order);
  });

  function giveFocusBack() {
    if (!framed) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    parent.focus();
  }

  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return giveFocusBack();
    const slider = event.target instanceof HTMLInputElement;
    // Only a deck has said slide:start; other pages get no messages that they did not ask for.
    if (!deck || slider || !(event.key in TURNS) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    parent.postMessage(JSON.stringify({ method: TURNS[event.key] }), '*');
  });

  return {
    giveFocusBack,
    /** @param {Report} report */
    tell(report) {
      if (framed) post(parent, report);
    },
  };
}
