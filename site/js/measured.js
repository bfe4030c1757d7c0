/**
 * The panel of measurements: potentials, cost and conditions of every lane at the present round.
 * @import { Details, State } from './protocol.js'
 * @import { Group, Quantity } from './quantities.js'
 */
import { makeControl } from './control.js';
import { el, setText } from './dom.js';
import { formula } from './formula.js';
import { LANE_LETTERS, laneName } from './lanes.js';
import { groupsFor } from './quantities.js';

/** The engine takes these for the exponential potentials, and only from this range. */
const KNOBS = [
  { name: 'alpha', title: 'α', normal: '0.25', least: Number.MIN_VALUE, doc: 'growth in Φ, Γ and Λ' },
  { name: 'from', title: 'c', normal: '2', least: 0, doc: 'distance from which Λ counts' },
];
const MOST = 1000;

/**
 * @param {HTMLElement} body of the panel
 * @param {() => void} changed
 */
export function makeMeasured(body, changed) {
  const knobs = KNOBS.map((knob) => makeKnob(knob, changed));
  // Phones lay the rows out as grids, which would take the roles of a table away: they are said.
  const table = el('table', { class: 'measured', role: 'table' });
  const couplings = el('ul', { class: 'couplings', 'aria-live': 'polite' });
  /** @type {HTMLElement[][]} cells[lane][row] */
  let cells = [];
  let shape = '';
  /** @type {Quantity[]} */
  let rows = [];
  /** @type {[HTMLElement, NonNullable<Group['note']>][][]} notes[lane] */
  let notes = [];
  body.append(couplings, table);

  /** @param {string[]} titles @param {Group[]} groups */
  function build(titles, groups) {
    rows = groups.flatMap((group) => group.rows);
    cells = titles.map(() => rows.map(() => el('td', { role: 'cell' })));
    const row = (/** @type {Quantity} */ { name, sign, meaning }, /** @type {number} */ at) => el('tr', { role: 'row' },
      el('th', { scope: 'row', role: 'rowheader', abbr: `${name} ${sign}`.trim() }, el('div', { class: 'quantity' },
        el('span', {}, name, ' ', el('span', { class: 'sign' }, sign)), el('span', { class: 'help' }, ...formula(meaning)))),
      ...cells.map((lane) => lane[at]));
    notes = titles.map(() => []);
    const note = (/** @type {Group} */ { note: text }) => (text ? [el('tr', { role: 'row' }, el('td', { role: 'cell', colspan: width, class: 'notes' },
      ...titles.map((_, i) => {
        const line = el('p', { class: 'help' });
        notes[i].push([line, text]);
        return line;
      })))] : []);
    const width = String(titles.length + 1);
    table.style.setProperty('--lanes', String(titles.length));
    table.replaceChildren(
      el('caption', { class: 'unseen' }, 'Measured of every lane at the current round'),
      el('thead', { role: 'rowgroup' }, el('tr', { role: 'row' }, el('td', { role: 'cell' }),
        ...titles.map((title, i) => el('th', { scope: 'col', role: 'columnheader' }, laneName(i, title))))),
      ...groups.map((group) => el('tbody', { role: 'rowgroup' },
        el('tr', { role: 'row' }, el('th', { scope: 'rowgroup', role: 'rowheader', colspan: width, class: 'group' }, group.title)),
        ...(group.knobs ? [el('tr', { role: 'row' }, el('td', { role: 'cell', colspan: width, class: 'knobs' }, el('div', {}, ...knobs.map(({ element }) => element))))] : []),
        ...note(group),
        ...group.rows.map((one) => row(one, rows.indexOf(one))))),
    );
  }

  /** @param {Details} details @param {State} state */
  function render({ lanes, couplings: pairs }, state) {
    const titles = lanes.map((lane) => lane.title);
    const groups = groupsFor(lanes, state.graph);
    const wanted = JSON.stringify([titles, groups]);
    if (wanted !== shape) build(titles, groups);
    shape = wanted;
    rows = groups.flatMap((group) => group.rows);
    notes.forEach((lines, i) => lines.forEach(([line, text]) => {
      const said = text(lanes[i]);
      setText(line, said && (lanes.length > 1 ? `${LANE_LETTERS[i]}, ${said}` : said));
    }));
    lanes.forEach((lane, i) => rows.forEach((quantity, at) => {
      const cell = cells[i][at];
      setText(cell, quantity.text(lane, state.lanes[i], state));
      if (quantity.holds) cell.dataset.holds = String(quantity.holds(lane));
    }));
    showCouplings(pairs.map(({ upper, lower, holds }) => [`${laneTitle(titles, upper)} holds at least as much as ${laneTitle(titles, lower)} in every bin: `, holds]));
  }

  /** @param {[string, boolean][]} lines written anew only where they differ, since a change is read aloud */
  function showCouplings(lines) {
    while (couplings.children.length > lines.length) couplings.lastElementChild?.remove();
    lines.forEach(([text, holds], i) => {
      const line = couplings.children[i] ?? couplings.appendChild(el('li', {}, el('span'), el('b')));
      setText(line.children[0], text);
      setText(line.children[1], holds ? '✓ holds' : '✗ fails');
      line.children[1].setAttribute('data-holds', String(holds));
    });
  }

  return {
    render,
    /** @returns {{alpha: number, from: number}} */
    settings: () => ({ alpha: knobs[0].value(), from: knobs[1].value() }),
  };
}

/** @param {string[]} titles @param {number} lane */
function laneTitle(titles, lane) {
  return titles[lane].toLowerCase();
}

/** @param {typeof KNOBS[number]} knob @param {() => void} changed */
function makeKnob({ name, title, normal, least, doc }, changed) {
  let value = Number(normal);
  const control = makeControl({ name, title, doc, kind: 'decimal', default: normal }, `measured-${name}`, () => {
    const number = Number((control.read() || normal).replace(',', '.'));
    const fits = number >= least && number <= MOST;
    control.complain(fits ? '' : `a number ${least > 0 ? 'above' : 'from'} 0 ${least > 0 ? 'and up ' : ''}to ${MOST}`);
    if (!fits) return;
    value = number;
    changed();
  });
  control.write(undefined);
  return { element: control.element, value: () => value };
}
