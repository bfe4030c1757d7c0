/**
 * The figures of every lane. Wide screens read lanes as rows; narrow ones as columns, so that nothing scrolls sideways.
 * @import { Lane } from './protocol.js'
 */
import { el, setText } from './dom.js';
import { laneName } from './lanes.js';
import { broken, whole } from './number.js';

/** @type {[string, (lane: Lane) => string][]} */
const FIGURES = [
  ['Rounds', (lane) => whole(lane.rounds)],
  ['Balls', (lane) => whole(lane.balls)],
  ['Samples', (lane) => whole(lane.samples)],
  ['Max', (lane) => whole(lane.max)],
  ['Min', (lane) => whole(lane.min)],
  ['Average', (lane) => broken(lane.average)],
  ['Gap', (lane) => broken(lane.gap)],
  ['Digest', (lane) => lane.digest],
];

/** @param {HTMLTableElement} table */
export function makeFigures(table) {
  const narrow = matchMedia('(max-width: 720px)');
  /** @type {HTMLElement[][]} cells[lane][figure] */
  let cells = [];
  let shape = '';
  /** @type {Lane[]} */
  let lanes = [];

  function build() {
    cells = lanes.map(() => FIGURES.map(([name]) => el('td', { class: name === 'Digest' && 'code' })));
    const names = lanes.map((lane, i) => laneName(i, lane.title));
    const head = narrow.matches ? names : FIGURES.map(([name]) => name);
    const rows = narrow.matches
      ? FIGURES.map(([name], f) => row(name, lanes.map((_, i) => cells[i][f])))
      : lanes.map((_, i) => row(names[i], cells[i]));
    const corner = narrow.matches ? 'Figure' : 'Lane';
    table.tHead?.replaceChildren(el('tr', {}, ...[corner, ...head].map((name) => el('th', { scope: 'col' }, name))));
    table.tBodies[0].replaceChildren(...rows);
  }

  /** @param {Lane[]} next */
  function render(next) {
    lanes = next;
    const wanted = `${narrow.matches} ${lanes.map((lane) => `${lane.process}/${lane.title}`).join(' ')}`;
    if (wanted !== shape) build();
    shape = wanted;
    lanes.forEach((lane, i) => FIGURES.forEach(([, text], f) => setText(cells[i][f], text(lane))));
  }

  narrow.addEventListener('change', () => render(lanes));
  return { render };
}

/** @param {Node | string} name @param {HTMLElement[]} cells */
function row(name, cells) {
  return el('tr', {}, el('th', { scope: 'row' }, name), ...cells);
}
