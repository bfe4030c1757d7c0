/**
 * Graphs of one's own: opened, dropped or pasted, read by the engine, and told in a short report.
 * @import { GraphFile, ImportReport } from './reader/read.js'
 */
import { el } from './dom.js';
import { whole } from './number.js';
import { readGraph } from './reader/read.js';

/** A page has only so much memory; the engine on a command line reads larger files. */
const LARGEST = 64 * 2 ** 20;

/** @type {[string, (report: ImportReport) => string][]} */
const FIGURES = [
  ['Format', (report) => report.format],
  ['Vertices', (report) => whole(report.n)],
  ['Edges', (report) => whole(report.edges)],
  ['Loops', (report) => whole(report.loops)],
  ['Parallel edges', (report) => whole(report.parallel)],
  ['Largest degree', (report) => whole(report.maxDegree)],
  ['Isolated vertices', (report) => whole(report.isolated)],
  ['Components', (report) => whole(report.components)],
];

/** @param {(g: string) => void} opened a graph that a link can carry */
export function makeOpener(opened) {
  const input = el('input', { id: 'open-graph', type: 'file' });
  const text = el('textarea', { id: 'paste-graph', rows: '5', spellcheck: 'false', autocapitalize: 'off', placeholder: '1 2\n2 3\n3 1' });
  const read = el('button', { type: 'button' }, 'Read the graph');
  const offer = el('div', { class: 'offer' },
    el('div', { class: 'ways' },
      el('div', { class: 'choose' }, input, el('label', { for: 'open-graph' }, 'Open a graph file…')),
      el('button', { type: 'button', 'data-open': 'draw' }, 'Draw a graph…')),
    el('details', {}, el('summary', {}, 'Paste an edge list or any graph file'),
      el('label', { for: 'paste-graph', class: 'unseen' }, 'Text of the graph'), text, read));
  const result = el('div', { class: 'import', role: 'status' });
  /** the value that carries the graph of the report shown, null where there is none */
  let carried = /** @type {string | null} */ (null);

  let last = Promise.resolve();

  /** @param {...HTMLElement} content */
  function tell(...content) {
    carried = null;
    result.replaceChildren(...content);
  }

  /** @param {File} file */
  function open(file) {
    const place = element.closest('details');
    if (place) place.open = true; // where the report will stand
    if (file.size > LARGEST) return refuse(file.name, 'it is larger than 64 MB, the most that the page reads. The command line takes it: binfall run -graph FILE');
    tell(el('p', { class: 'help' }, `Reading ${file.name} …`));
    last = last.then(() => take(file)); // one after the other
  }

  /** @param {File} file */
  async function take(file) {
    try {
      heard(await readGraph(file.name, new Uint8Array(await file.arrayBuffer())));
    } catch (error) {
      refuse(file.name, error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {string} name @param {string} problem */
  function refuse(name, problem) {
    tell(el('p', { class: 'problem' }, `${name}: ${problem}`));
  }

  /** @param {GraphFile} file */
  function heard({ name, problem, report, g }) {
    if (!report) return refuse(name, problem);
    tell(
      el('p', { class: 'name' }, name),
      el('dl', {}, ...FIGURES.map(([term, value]) => el('div', {}, el('dt', {}, term), el('dd', {}, value(report))))),
      el('ul', {}, ...report.notes.map((note) => el('li', {}, note))),
    );
    if (g === '') {
      result.append(el('p', {}, 'This graph is too large for a link: run it with the command line, ', el('code', {}, 'binfall run -graph FILE'), '.'));
      return;
    }
    carried = g;
    opened(g);
  }

  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) open(file);
    input.value = ''; // so that the same file can be opened again once it is mended
  });
  read.addEventListener('click', () => open(new File([text.value], 'Pasted text')));

  const element = el('div', { class: 'opener' }, offer, result);
  return {
    element,
    open,
    /** @param {boolean} graph whether there is a base graph to choose; a report is told anyway */
    show: (graph) => { offer.hidden = !graph; },
    /** @param {string} g of the run; the report of another graph is out of date */
    settle: (g) => { if (carried !== null && carried !== g) tell(); },
    /** What was refused is over as soon as the reader goes on with something else. */
    forget: () => { if (carried === null) tell(); },
  };
}
