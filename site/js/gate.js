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
  /** @type {State | null} */
  let state = null;

  function start() {
    if (state && seen && wanted && !state.playing) send({ binfall: 'play' });
  }

  // Works across origins: in a frame the browser compares with the outermost window.
  new IntersectionObserver((entries) => {
    seen = entries[entries.length - 1].intersectionRatio >= LEAST_SEEN;
    if (seen) start();
    else if (state?.playing) send({ binfall: 'pause' });
  }, { threshold: [0, LEAST_SEEN] }).observe(stage);

  return {
    /** @param {Order} order what the reader or the host page wants */
    obey(order) {
      if (order.binfall === 'play') wanted = true;
      if (order.binfall === 'pause' || order.binfall === 'step') wanted = false;
      // Out of sight, or before the first state, playing has to wait.
      if (order.binfall !== 'play' || (seen && state)) send(order);
    },
    /** @param {State} next */
    heard(next) {
      const first = state === null;
      state = next;
      if (next.done && !next.playing) wanted = false; // a loop goes on from its end
      if (first) start();
    },
  };
}
