/**
 * Transport and scrubber: buttons with data-do, a slider over the rounds with its markers. Used by the lab and the embed
 * page alike.
 * @import { Markers, Order, State } from './protocol.js'
 */
import { need, setText } from './dom.js';
import { makeMarkers } from './markers.js';
import { whole } from './number.js';
import { drawSection, sectionOf } from './section.js';

/**
 * @param {HTMLElement} root
 * @param {(order: Order) => void} send
 */
export function makeTimeline(root, send) {
  const scrubber = need('.scrubber', HTMLInputElement, root);
  const rail = need('.rail', HTMLElement, root);
  const moment = root.querySelector('.moment');
  const markers = makeMarkers(rail, moment instanceof HTMLElement ? moment : null, (round) => send({ binfall: 'seek', round }));
  const clock = need('.clock', HTMLElement, root);
  const play = need('[data-do="play"]', HTMLButtonElement, root);
  /** @type {State | null} */
  let state = null;
  let dragging = false;

  /** @type {Record<string, () => void>} */
  const acts = {
    play: toggle,
    step: () => send({ binfall: 'step', n: 1 }),
    back: () => send({ binfall: 'step', n: -1 }),
    start: () => send({ binfall: 'seek', round: 0 }),
    end: () => send({ binfall: 'seek', round: 'end' }),
    before: markers.before,
    after: markers.after,
  };

  function toggle() {
    if (state?.playing) return send({ binfall: 'pause' });
    // Play at the end means: once more.
    if (state?.done) send({ binfall: 'seek', round: sectionOf(state.query).from });
    send({ binfall: 'play' });
  }

  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-do]') : null;
    if (button instanceof HTMLButtonElement) acts[button.dataset.do ?? '']?.();
  });
  scrubber.addEventListener('pointerdown', () => { dragging = true; });
  for (const end of ['pointerup', 'pointercancel', 'change']) {
    scrubber.addEventListener(end, () => { dragging = false; });
  }
  scrubber.addEventListener('input', () => send({ binfall: 'seek', round: Number(scrubber.value) }));

  /** @param {State} next */
  function render(next) {
    state = next;
    scrubber.max = String(next.end);
    if (!dragging) scrubber.value = String(next.round);
    const done = next.end > 0 ? next.round / next.end : 0;
    scrubber.style.setProperty('--done', String(done));
    const end = `${next.endKnown ? '' : '≤ '}${whole(next.end)}`;
    scrubber.setAttribute('aria-valuetext', `round ${whole(next.round)} of ${end}`);
    setText(clock, `${whole(next.round)} / ${end}`);
    const name = next.playing ? 'Pause' : next.done ? 'Play again' : 'Play';
    if (play.getAttribute('aria-label') !== name) play.setAttribute('aria-label', name);
    root.dataset.playing = String(next.playing);
    drawSection(rail, next);
    markers.render(next);
  }

  /** @param {boolean} on */
  function enable(on) {
    for (const part of root.querySelectorAll('button, input')) part.toggleAttribute('disabled', !on);
  }

  enable(false);
  /** @param {Markers} report */
  function mark(report) {
    markers.take(report);
    if (state) markers.render(state);
  }

  return { render, enable, toggle, acts, mark };
}
