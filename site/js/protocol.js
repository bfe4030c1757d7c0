/**
 * The messages between a host page and the stage: the one interface to a run, documented at /guide/#messages.
 *
 * @typedef {{key: string, value: string, want: string, text: string}} Problem
 * @typedef {{process: string, title: string, rounds: number, balls: number, samples: number, max: number, min: number,
 *   ratio: number | null, gap: number, average: number, digest: string, done: boolean}} Lane
 * @typedef {{binfall: 'state', query: string, round: number, goal: number, end: number, endKnown: boolean, playing: boolean,
 *   rate: number | 'max', done: boolean, n: number, m: number, graph: boolean, opt: number | null, seed: string, digest: string, caption: boolean,
 *   sentence: string, event: string, lanes: Lane[]}} State goal is the round it is on its way to: the present one unless it seeks
 * @typedef {{key: string, of: 'gap' | 'max' | 'optimum' | 'least' | 'meet', formula: string, sentence: string, ref: string, value: number | null,
 *   status: 'proven' | 'order of growth' | 'our reconstruction', holds: boolean}} Bound
 * @typedef {{classes: {alpha: number, taken: number, full: number}[], beyond: number, largest: number, vertices: number, why: string}} Levels
 *   of a rule with thresholds; alpha is -1 where there is no limit
 * @typedef {{title: string, overloaded: number, minGap: number, absolute: number, quadratic: number, filling: number | null,
 *   twoSided: number | null, truncated: number | null, samplesPerBall: number | null, ballsPerRound: number | null,
 *   leastHalf: number | null, pair: {met: boolean, swaps: number} | null,
 *   conditions: Record<'P1' | 'W1' | 'P3' | 'W3', boolean> | null, bounds: Bound[],
 *   levels: Levels | null, layers: {vertices: number, balls: number, mean: number, max: number}[] | null}} Measured
 * @typedef {{binfall: 'details', query: string, round: number, alpha: number, from: number,
 *   couplings: {upper: number, lower: number, holds: boolean}[], lanes: Measured[]}} Details
 * @typedef {{binfall: 'svg', query: string, round: number, digest: string, text: string}} Drawing the picture as a file; query is
 *   that of the run, without the view
 * @typedef {{binfall: 'ready', rules: number}} Ready
 * @typedef {{binfall: 'error', list: Problem[]}} Failure
 * @typedef {{binfall: 'dropped', file: File}} Dropped a file was dropped on the picture
 * @typedef {{round: number, kind: 'maximum' | 'average' | 'differ' | 'optimum', lane: number, text: string}} Marker lane is -1 for all
 * @typedef {{binfall: 'markers', query: string, done: boolean, list: Marker[]}} Markers rounds worth a look, as far as they are
 *   known; query is that of the run, without the view
 * @typedef {{binfall: 'pointed', bin: number, keys: boolean, text: string}} Pointed the bin that the reader looks at, 0 for none: by keys or
 *   with a pointer, and its numbers in words
 * @typedef {State | Details | Drawing | Markers | Pointed | Ready | Failure | Dropped} Report what the stage says
 * @typedef {{binfall: 'load', query: string} | {binfall: 'play', rate?: number | 'max'} | {binfall: 'pause'}
 *   | {binfall: 'step', n: number} | {binfall: 'seek', round: number | 'end'}
 *   | {binfall: 'speed', rate: number | 'max'}
 *   | {binfall: 'zoom', factor: number} | {binfall: 'pan', x: number, y: number}
 *   | {binfall: 'inspect', bin: number | 'last' | 'next' | 'before' | 'none'}
 *   | {binfall: 'details', alpha?: number, from?: number} | {binfall: 'svg'}} Order what the stage is told
 */

/** @param {State} state @returns {string} a name for the run */
export function titleOf(state) {
  return `${state.lanes.map((lane) => lane.title).join(' beside ')}, ${state.n.toLocaleString('en')} ${state.graph ? 'vertices' : 'bins'}`;
}

/** @param {State} state @returns {string} a short name for its files */
export function nameOf(state) {
  return `${state.lanes.map((lane) => lane.process).join('-')}-n${state.n}`;
}

/** @param {Problem} problem @returns {string} its text, short enough for a line on the stage */
export function brief({ text }) {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** What reveal.js says to the frames of a slide that comes and goes. */
export const SLIDE_START = 'slide:start';
export const SLIDE_STOP = 'slide:stop';

/**
 * @param {unknown} data the data of any message event
 * @returns {Report | Order | null} the message, if it is one of ours
 */
export function readMessage(data) {
  if (typeof data !== 'object' || data === null || !('binfall' in data)) return null;
  return typeof data.binfall === 'string' ? /** @type {Report | Order} */ (data) : null;
}

/**
 * Sends to a window whose origin may be opaque (a sandboxed frame), hence the star; nothing secret travels.
 * @param {Window | null} target
 * @param {Order | Report | string} message
 */
export function post(target, message) {
  target?.postMessage(message, '*');
}
