/**
 * Saves the picture on the stage as a file: the stage is asked for it and draws it at once, at rest and while it plays.
 * @import { Drawing } from './protocol.js'
 */
import { saveFile } from './save.js';

/** Longer than this takes no picture: the stage has stopped. */
const PATIENCE = 10_000;

/**
 * @param {HTMLButtonElement} button
 * @param {HTMLElement} note
 * @param {() => boolean} ask false where there is no stage
 * @param {() => string} name of the run, for the file
 */
export function makePicture(button, note, ask, name) {
  let timer = 0;

  /** @param {string} text */
  function end(text) {
    clearTimeout(timer);
    timer = 0;
    button.disabled = false;
    note.textContent = text;
  }

  button.addEventListener('click', () => {
    if (!ask()) return end('There is no picture to save. The link works in any browser that can show it.');
    button.disabled = true;
    note.textContent = 'Drawing …';
    timer = window.setTimeout(() => end('The stage does not answer. Reload the page, which goes on at the same round, and try again.'), PATIENCE);
  });

  /** @param {Drawing} drawing */
  return function take({ round, digest, text }) {
    if (timer === 0) return;
    const file = `${fileName(`binfall-${name()}-t${round}-${digest}`)}.svg`;
    saveFile(file, 'image/svg+xml', text);
    end(`The file is ${file}.`);
  };
}

/** @param {string} text @returns {string} what every system takes as a name, and no longer than a name should be */
function fileName(text) {
  const plain = text.replaceAll(/[^\w.-]+/g, '-');
  return plain.length <= 120 ? plain : `${plain.slice(0, 80)}${plain.slice(-40)}`;
}
