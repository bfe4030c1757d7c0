/**
 * The sentence of the run: always to be seen, read aloud only when the run rests or the reader asks; and the bin that the
 * reader looks at, read aloud when keys have led there.
 * @import { Pointed, State } from './protocol.js'
 */
import { setText } from './dom.js';

/** Dragging and key repeat pass many states; only the one that stays is spoken. */
const REST = 400;

/** @param {HTMLElement | null} shown @param {HTMLElement} live */
export function makeSentence(shown, live) {
  let timer = 0;
  let text = '';
  let looked = '';

  /** @param {string} words */
  function speak(words) {
    // A region that gets the same text again stays silent, so it is emptied first.
    live.textContent = '';
    clearTimeout(timer);
    timer = window.setTimeout(() => { live.textContent = words; }, 60);
  }

  return {
    /** @param {State} state */
    render(state) {
      if (text === state.sentence && timer !== 0) return;
      text = state.sentence;
      if (shown) setText(shown, text);
      clearTimeout(timer);
      if (!state.playing) timer = window.setTimeout(() => speak(text), REST);
    },
    /** @param {Pointed} report */
    point(report) {
      if (looked === report.text) return;
      looked = report.text;
      if (!report.keys) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => speak(looked), REST);
    },
    say: () => speak(looked ? `${text} ${looked}` : text),
  };
}
