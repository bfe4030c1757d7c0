/**
 * What the panel of measurements shows of a lane: name, sign, meaning, and how the value reads.
 * @import { Lane, Measured, State } from './protocol.js'
 */
import { graphGroups } from './graphs.js';
import { measured, whole } from './number.js';

/**
 * @typedef {object} Quantity
 * @property {string} name
 * @property {string} sign
 * @property {string} meaning one sentence
 * @property {(lane: Measured, shown: Lane, state: State) => string} text lines below one another where there are several
 * @property {(lane: Measured) => boolean | null} [holds] for a condition; null where it is not known
 *
 * @typedef {{title: string, rows: Quantity[], knobs?: boolean, pair?: boolean, balls?: boolean, note?: (lane: Measured) => string}} Group
 *   pair: only for the start of that name; balls: not for edges; note: a sentence on each lane
 */

/** @type {Group[]} */
const GROUPS = [
  { title: 'Balance', rows: [
    figure('Overloaded share', 'δ', 'Share of the bins that hold at least the average W/n.', (lane) => lane.overloaded),
    figure('Depth', 'W/n − min', 'How far the least loaded bin is below the average.', (lane) => lane.minGap),
    figure('Absolute potential', 'Δ/n', 'Mean distance of a bin from the average.', (lane) => lane.absolute),
    figure('Quadratic potential', 'Υ/n', 'Mean squared distance of a bin from the average.', (lane) => lane.quadratic),
    figure('Least half', '', 'Share of all balls that lie in the least loaded half of the bins.', (lane) => lane.leastHalf),
  ] },
  { title: 'Exponential potentials', knobs: true, rows: [
    figure('Overload', 'ln Φ', 'Φ adds up e^{αy} over the bins that are y ≥ 2 above the average; −∞ while there is none.', (lane) => lane.filling, '−∞'),
    figure('Both sides', 'ln Γ', 'Γ adds up e^{αy} + e^{−αy} over all bins: it sees holes as well as towers.', (lane) => lane.twoSided),
    figure('Far from average', 'ln Λ', 'Λ adds up e^{α|y|} over all bins, where a distance below c counts as none.', (lane) => lane.truncated),
  ] },
  { title: 'Cost', balls: true, rows: [
    figure('Samples per ball', '', 'Random bins looked at for each ball.', (lane) => lane.samplesPerBall),
    figure('Balls per round', '', 'Balls that one arrival brings, on average.', (lane) => lane.ballsPerRound),
  ] },
  { title: 'Bins 1 and 2, the pair of the start', pair: true, rows: [
    { name: 'Have met', sign: '', meaning: 'Whether both have held equally many balls at some round so far.', text: ({ pair }) => (pair?.met ? 'yes' : 'not yet') },
    { name: 'Changes of place', sign: '', meaning: 'How often the lead has passed from one to the other.', text: ({ pair }) => whole(pair?.swaps ?? 0) },
  ] },
  { title: 'Conditions at this round', balls: true, rows: [
    condition('P1', 'No set of k fullest bins is chosen with more than probability k/n.'),
    condition('W1', 'A chosen bin below the average is filled to the average and one above; any other gets one ball.'),
    condition('P3', 'Every bin below the average is chosen with more than probability 1/n, every other with less.'),
    condition('W3', 'A chosen bin below the average gets more balls than one above.'),
  ] },
];

/** @param {Measured[]} lanes @param {boolean} graph @returns {Group[]} those that such lanes have something to show in */
export function groupsFor(lanes, graph) {
  if (!graph) return GROUPS.filter((group) => !group.pair || lanes.some(({ pair }) => pair));
  const both = GROUPS.filter(({ pair, balls }) => !pair && !balls).map((group) => ({ ...group, rows: group.rows.map(ofVertices) }));
  return [...graphGroups(lanes), ...both];
}

/** @param {Quantity} quantity @returns {Quantity} the same, said of vertices and edges */
function ofVertices(quantity) {
  const meaning = quantity.meaning.replace(/\bbins\b/g, 'vertices').replace(/\bbin\b/g, 'vertex').replace(/\bballs\b/g, 'edges');
  return { ...quantity, meaning };
}

/** @param {string} name @param {string} sign @param {string} meaning @param {(lane: Measured) => number | null} value @param {string} [none] @returns {Quantity} */
function figure(name, sign, meaning, value, none = '–') {
  return { name, sign, meaning, text: (lane) => {
    const number = value(lane);
    return number === null ? none : measured(number);
  } };
}

/** @param {'P1' | 'W1' | 'P3' | 'W3'} name @param {string} meaning @returns {Quantity} */
function condition(name, meaning) {
  const holds = (/** @type {Measured} */ lane) => lane.conditions?.[name] ?? null;
  return { name, sign: '', meaning, holds, text: (lane) => ({ true: '✓ holds', false: '✗ fails', null: 'not known' })[`${holds(lane)}`] };
}
