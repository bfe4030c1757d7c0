/**
 * The panel of the theory: what is known about each lane's process, beside what the run shows.
 * @import { Catalog } from './catalog.js'
 * @import { Bound, Details, Lane, Measured, State } from './protocol.js'
 */
import { el, setText } from './dom.js';
import { formula } from './formula.js';
import { laneName } from './lanes.js';
import { broken, measured, whole } from './number.js';
import { readQuery } from './query.js';

/** What a bound bounds: its name, and where the run says how much it is. */
const OF = {
  gap: { name: 'Gap', read: (/** @type {Lane} */ lane) => broken(lane.gap) },
  optimum: { name: 'Optimum', read: (/** @type {Lane} */ _, /** @type {Measured} */ __, /** @type {State} */ { opt }) => (opt === null ? 'not known yet' : whole(opt)) },
  max: { name: 'Maximum', read: (/** @type {Lane} */ lane) => whole(lane.max) },
  least: { name: 'Share of the least half', read: (/** @type {Lane} */ _, /** @type {Measured} */ { leastHalf }) => (leastHalf === null ? '–' : measured(leastHalf)) },
  meet: { name: 'Chance that the pair meets', read: (/** @type {Lane} */ _, /** @type {Measured} */ { pair }) => (pair?.met ? 'they have met' : 'not yet') },
};

/** What a reader may take from a formula with this status. */
const STATUS = {
  proven: 'the source proves it as it stands',
  'order of growth': 'the source leaves a constant open: compare how it grows, not the number',
  'our reconstruction': 'worked out for this page from what the source says, not printed there',
};

/**
 * @param {HTMLElement} body of the panel
 * @param {Catalog} catalog
 */
export function makeTheory(body, catalog) {
  const caveat = el('p', { class: 'caveat', hidden: true }, 'This run begins with loads of its own. Formulas for the gap, the maximum and the least half speak of runs from empty bins.');
  /** @type {Entry[][]} entries[lane][bound] */
  let entries = [];
  let shape = '';

  /** @param {Details} details */
  function build({ lanes }) {
    entries = lanes.map((lane) => lane.bounds.map((bound) => makeEntry(bound, catalog.references?.[bound.ref] ?? bound.ref)));
    const [shared] = lanes.map((lane, i) => entries[i].filter((_, at) => lane.bounds[at].of === 'optimum'));
    const own = lanes.map((lane, i) => entries[i].filter((_, at) => lane.bounds[at].of !== 'optimum'));
    const met = new Set(lanes.flatMap((lane) => lane.bounds.map((bound) => bound.status)));
    const legend = [...met].map((status) => el('p', { class: 'help' }, mark(status), ` ${STATUS[status]}`));
    body.replaceChildren(caveat,
      ...lanes.map((lane, i) => section(laneName(i, lane.title), own[i])),
      ...(shared.length > 0 ? [section('The optimum, whatever the process', shared)] : []),
      el('div', { class: 'legend' }, ...legend));
  }

  /** @param {Details} details @param {State} state */
  function render(details, state) {
    const wanted = JSON.stringify(details.lanes.map(({ title, bounds }) => [title, bounds.map((bound) => bound.key)]));
    if (wanted !== shape) build(details);
    shape = wanted;
    caveat.hidden = !readQuery(state.query, catalog).values.start;
    details.lanes.forEach((lane, i) => lane.bounds.forEach((bound, at) => {
      const shown = state.lanes[i];
      if (shown) entries[i][at].render(bound, of(bound).read(shown, lane, state), `at n = ${whole(state.n)}, ${state.graph ? 't' : 'W'} = ${whole(shown.balls)}`);
    }));
  }

  return { render };
}

/** @param {HTMLElement | string} title @param {Entry[]} list */
function section(title, list) {
  return el('section', {}, el('h3', {}, title), list.length > 0
    ? el('ul', { class: 'bounds' }, ...list.map(({ element }) => element))
    : el('p', { class: 'help' }, 'No formula for the gap or the maximum of this process is known here.'));
}

/** @typedef {{element: HTMLElement, render: (bound: Bound, seen: string, where: string) => void}} Entry */

/** @param {Bound} bound @param {string} reference @returns {Entry} */
function makeEntry(bound, reference) {
  const place = el('dt');
  const value = el('dd');
  const seen = el('dd');
  const element = el('li', { class: 'bound' },
    el('div', { class: 'claim' },
      el('p', { class: 'formula' }, `${of(bound).name} `, el('span', { class: 'sign' }, ...formula(bound.formula))),
      mark(bound.status)),
    el('dl', {}, el('div', {}, place, value), el('div', {}, el('dt', {}, 'in this run'), seen)),
    el('p', {}, bound.sentence),
    el('p', { class: 'help' }, reference));
  return {
    element,
    render(now, shown, where) {
      element.classList.toggle('outside', !now.holds);
      setText(place, where);
      setText(value, now.holds && now.value !== null ? measured(now.value) : 'outside its range');
      setText(seen, shown);
    },
  };
}

/** @param {Bound} bound */
function of(bound) {
  return OF[bound.of];
}

/** @param {Bound['status']} status */
function mark(status) {
  return el('span', { class: 'status', 'data-status': status, title: STATUS[status] }, status);
}
