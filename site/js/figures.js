/**
 * The figures of every lane. Wide screens read lanes as rows; narrow ones as columns, so that nothing scrolls sideways.
 * @import { Lane, State } from './protocol.js'
 */
import { el, setText } from './dom.js';
import { laneName } from './lanes.js';
import { broken, whole } from './number.js';

/** @typedef {[string, (lane: Lane, state: State) => string]} Figure */

/** @type {Figure[]} */
const FIGURES = [
  ['Rounds', (lane) => whole(lane.rounds)],
  ['Balls', (lane) => whole(lane.balls)],
  ['Samples', (lane) => whole(lane.samples)],
  ['Max', (lane) => whole(lane.max)],
  ['Optimum', (_, { opt }) => (opt === null ? '…' : whole(opt))],
  ['Min', (lane) => whole(lane.min)],
  ['Average', (lane) => broken(lane.average)],
  ['Gap', (lane) => broken(lane.gap)],
  ['Digest', (lane) => lane.digest],
];

/** An edge is one arrival that looks at its two ends, and only edges have an optimum. */
const NOT_OF_EDGES = new Set(['Balls', 'Samples']);
const ONLY_OF_EDGES = new Set(['Optimum']);

/** @param {HTMLTableElement} table */
export function makeFigures(table) {
  const narrow = matchMedia('(max-width: 720px)');
  /** @type {HTMLElement[][]} cells[lane][figure] */
  let cells = [];
  let shape = '';
  /** @type {Figure[]} */
  let figures = [];

  /** @param {Lane[]} lanes */
  function build(lanes) {
    cells = lanes.map(() => figures.map(([name]) => el('td', { class: name === 'Digest' && 'code' })));
    const names = lanes.map((lane, i) => laneName(i, lane.title));
    const head = narrow.matches ? names : figures.map(([name]) => name);
    const rows = narrow.matches
      ? figures.map(([name], f) => row(name, lanes.map((_, i) => cells[i][f])))
      : lanes.map((_, i) => row(names[i], cells[i]));
    const corner = narrow.matches ? 'Figure' : 'Lane';
    table.tHead?.replaceChildren(el('tr', {}, ...[corner, ...head].map((name) => el('th', { scope: 'col' }, name))));
    table.tBodies[0].replaceChildren(...rows);
  }

  /** @param {State} state */
  function render(state) {
    const { lanes, graph } = state;
    last = state;
    const wanted = `${narrow.matches} ${graph} ${lanes.map((lane) => `${lane.process}/${lane.title}`).join(' ')}`;
    if (wanted !== shape) {
      const none = graph ? NOT_OF_EDGES : ONLY_OF_EDGES;
      figures = FIGURES.filter(([name]) => !none.has(name));
      build(lanes);
    }
    shape = wanted;
    lanes.forEach((lane, i) => figures.forEach(([, text], f) => setText(cells[i][f], text(lane, state))));
  }

  /** @type {State | null} */
  let last = null;
  narrow.addEventListener('change', () => { if (last) render(last); });
  return { render };
}

/** @param {Node | string} name @param {HTMLElement[]} cells */
function row(name, cells) {
  return el('tr', {}, el('th', { scope: 'row' }, name), ...cells);
}
