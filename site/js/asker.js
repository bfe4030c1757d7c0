/**
 * Asks the stage for what is measured of the present round: only while somebody looks, at once when the run rests,
 * and a few times a second while it moves.
 * @import { State } from './protocol.js'
 */

const PAUSE = 250;

/**
 * @param {() => boolean} wanted
 * @param {() => void} ask
 */
export function makeAsker(wanted, ask) {
  let last = -PAUSE;
  let timer = 0;
  let asked = '';

  function soon() {
    if (timer !== 0 || !wanted()) return;
    timer = window.setTimeout(() => {
      timer = 0;
      last = performance.now();
      ask();
    }, Math.max(0, last + PAUSE - performance.now()));
  }

  return {
    soon,
    /** @param {State} state */
    heard({ query, round }) {
      const place = `${round} ${query}`;
      if (place === asked) return;
      asked = place;
      soon();
    },
  };
}
