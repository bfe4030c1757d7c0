/**
 * A section of the run that is played again and again: from the round shown, or up to it.
 * @import { State } from './protocol.js'
 */
import { whole } from './number.js';

/** @param {string} query @returns {{from: number, to: number, loop: boolean}} to is 0 for the end of the run */
export function sectionOf(query) {
  const keys = new URLSearchParams(query);
  return { from: Number(keys.get('from') ?? 0), to: Number(keys.get('to') ?? 0), loop: keys.get('loop') === '1' };
}

/**
 * Draws the section on the scrubber.
 * @param {HTMLElement} rail around it
 * @param {State} state
 */
export function drawSection(rail, state) {
  const { from, to, loop } = sectionOf(state.query);
  const end = Math.max(1, state.end);
  rail.toggleAttribute('data-section', loop || from > 0 || to > 0);
  rail.toggleAttribute('data-loop', loop);
  rail.style.setProperty('--from', String(Math.min(1, from / end)));
  rail.style.setProperty('--to', String(to > 0 ? Math.min(1, to / end) : 1));
}

/**
 * Buttons with data-loop that set its ends.
 * @param {HTMLElement} root
 * @param {(keys: Record<string, string | null>) => void} changed keys of the link
 */
export function makeSection(root, changed) {
  /** @type {Record<string, HTMLButtonElement>} */
  const buttons = {};
  for (const button of root.querySelectorAll('button[data-loop]')) {
    if (button instanceof HTMLButtonElement) buttons[button.dataset.loop ?? ''] = button;
  }
  const told = root.querySelector('.looped');
  /** @type {State | null} */
  let state = null;

  /** @type {Record<string, (round: number, from: number, to: number) => Record<string, string | null>>} */
  const acts = {
    from: (round, _, to) => ({ from: key(round), to: key(to > round ? to : 0), loop: '1' }),
    to: (round, from) => ({ from: key(from < round ? from : 0), to: key(round), loop: '1' }),
    off: () => ({ from: null, to: null, loop: null }),
  };

  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-loop]') : null;
    const act = button instanceof HTMLButtonElement ? acts[button.dataset.loop ?? ''] : undefined;
    if (!act || !state) return;
    const { from, to } = sectionOf(state.query);
    changed(act(state.round, from, to));
    if (button === buttons.off) buttons.from?.focus(); // it goes away
  });

  return {
    /** @param {State} next */
    render(next) {
      state = next;
      const { from, to, loop } = sectionOf(next.query);
      const any = loop || from > 0 || to > 0;
      if (buttons.off) buttons.off.hidden = !any;
      buttons.from?.toggleAttribute('disabled', next.endKnown && next.round >= next.end);
      buttons.to?.toggleAttribute('disabled', next.round === 0);
      const text = any ? `${whole(from)} – ${to > 0 ? whole(to) : 'end'}` : '';
      if (told && told.textContent !== text) told.textContent = text;
    },
  };
}

/** @param {number} round @returns {string | null} */
function key(round) {
  return round > 0 ? String(round) : null;
}
