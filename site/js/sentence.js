/**
 * The sentence of the run: always to be seen, read aloud only when the run rests or the reader asks.
 * @import { State } from './protocol.js'
 */
import { setText } from './dom.js';

/** Dragging and key repeat pass many states; only the one that stays is spoken. */
const REST = 400;

/** @param {HTMLElement} shown @param {HTMLElement} live */
export function makeSentence(shown, live) {
  let timer = 0;
  let text = '';

  function say() {
    // A region that gets the same text again stays silent, so it is emptied first.
    live.textContent = '';
    timer = window.setTimeout(() => { live.textContent = text; }, 60);
  }

  return {
    /** @param {State} state */
    render(state) {
      if (text === state.sentence && timer !== 0) return;
      text = state.sentence;
      setText(shown, text);
      clearTimeout(timer);
      if (!state.playing) timer = window.setTimeout(say, REST);
    },
    say,
  };
}
