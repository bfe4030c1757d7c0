/**
 * Lets a run play only while it is seen, and remembers that it was meant to.
 * @import { Order, State } from './protocol.js'
 */

/** Less of the stage than this in view counts as out of sight. */
const LEAST_SEEN = 0.2;

/**
 * @param {HTMLElement} stage
 * @param {(order: Order) => void} send
 */
export function makeGate(stage, send) {
  let seen = false;
  let wanted = false;
  let playing = false;

  // Works across origins: in a frame the browser compares with the outermost window.
  new IntersectionObserver(([entry]) => {
    seen = entry.intersectionRatio >= LEAST_SEEN;
    if (seen && wanted && !playing) send({ binfall: 'play' });
    if (!seen && playing) send({ binfall: 'pause' });
  }, { threshold: [0, LEAST_SEEN] }).observe(stage);

  return {
    open: () => seen,
    /** @param {Order} order */
    heed(order) {
      if (order.binfall === 'play') wanted = true;
      if (order.binfall === 'pause' || order.binfall === 'step') wanted = false;
    },
    /** @param {State} state */
    heard(state) {
      playing = state.playing;
      if (state.done) wanted = false;
    },
  };
}
