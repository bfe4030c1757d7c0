/**
 * Markers on the scrubber: rounds worth a look, which the stage finds by playing ahead. They are told apart by form and
 * colour; one can go from one to the next, or click on one.
 * @import { Marker, Markers, State } from './protocol.js'
 */
import { el, setText } from './dom.js';
import { whole } from './number.js';

/** How far from a marker a click still means it, in CSS pixels. */
const REACH = 12;

/**
 * @param {HTMLElement} rail around the scrubber
 * @param {HTMLElement | null} moment where the last marker passed is told
 * @param {(round: number) => void} go
 */
export function makeMarkers(rail, moment, go) {
  const ticks = el('span', { class: 'ticks', 'aria-hidden': 'true' });
  rail.append(ticks);
  /** @type {Markers | null} */
  let heard = null;
  /** rounds with what happens in them, ascending @type {{round: number, kind: string, text: string}[]} */
  let stops = [];
  let shown = '';
  let round = 0;

  ticks.addEventListener('click', (event) => {
    const near = stops.map((stop) => ({ stop, far: Math.abs(placeOf(stop.round) - event.clientX) })).sort((a, b) => a.far - b.far)[0];
    if (near && near.far <= REACH) go(near.stop.round);
  });

  /** @param {number} at @returns {number} where it stands on the screen */
  function placeOf(at) {
    const box = ticks.getBoundingClientRect();
    return box.left + box.width * at / (Number(rail.style.getPropertyValue('--end')) || 1);
  }

  /** @param {Marker[]} list */
  function draw(list) {
    stops = [];
    for (const { round: at, kind, text } of list) {
      const last = stops.at(-1);
      if (last?.round === at) last.text += `; ${text}`;
      else stops.push({ round: at, kind, text });
    }
    const texts = new Map(stops.map((stop) => [stop.round, sentence(stop)]));
    ticks.replaceChildren(...list.map(({ round: at, kind }) => {
      const tick = el('i', { class: 'tick', 'data-kind': kind, title: texts.get(at) ?? '' });
      tick.style.setProperty('--round', String(at));
      return tick;
    }));
  }

  /** @param {boolean} playing */
  function tell(playing) {
    if (!moment) return;
    const live = playing ? 'off' : 'polite';
    if (moment.getAttribute('aria-live') !== live) moment.setAttribute('aria-live', live);
    const passed = stops.findLast((stop) => stop.round <= round);
    const kind = passed?.kind ?? '';
    if (moment.dataset.kind !== kind) moment.dataset.kind = kind;
    const none = heard?.done ? 'No markers in this run' : '';
    setText(moment, passed ? sentence(passed) : stops.length > 0 ? `First marker: round ${whole(stops[0].round)}` : none);
  }

  return {
    /** @param {Markers} markers */
    take(markers) {
      heard = markers;
      shown = '';
    },
    /** @param {State} state */
    render(state) {
      const end = String(Math.max(1, state.end));
      if (rail.style.getPropertyValue('--end') !== end) rail.style.setProperty('--end', end);
      const fits = heard && (state.query === heard.query || state.query.startsWith(`${heard.query}&`));
      const key = fits && heard ? `${heard.query} ${heard.list.length} ${heard.done}` : 'none';
      if (key !== shown) {
        shown = key;
        draw(fits && heard ? heard.list : []);
      }
      round = state.round;
      tell(state.playing);
    },
    before() {
      const stop = stops.findLast((one) => one.round < round);
      if (stop) go(stop.round);
    },
    after() {
      const stop = stops.find((one) => one.round > round);
      if (stop) go(stop.round);
    },
  };
}

/** @param {{round: number, text: string}} stop */
function sentence(stop) {
  return `Round ${whole(stop.round)}: ${stop.text}`;
}
