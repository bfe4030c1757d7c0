/**
 * A drawing of a graph as plain data: vertices have places, edges join two of them, be they the same. Every change makes a
 * new drawing, so that going back is easy.
 *
 * @typedef {{x: number, y: number}} Place both from 0 to 1
 * @typedef {{places: Place[], edges: [number, number][]}} Sketch edges by index of their ends
 * @typedef {{kind: 'vertex' | 'edge', index: number}} Part
 */

/** A picture can hold so many; longer lists are pasted or opened as a file. */
export const MOST_VERTICES = 99;
export const MOST_EDGES = 999;

/** @type {Sketch} */
export const EMPTY = { places: [], edges: [] };

/** @param {Sketch} sketch @param {Place} place @returns {Sketch} */
export function withVertex(sketch, place) {
  if (sketch.places.length >= MOST_VERTICES) return sketch;
  return { ...sketch, places: [...sketch.places, place] };
}

/** @param {Sketch} sketch @param {number} u @param {number} v @returns {Sketch} */
export function withEdge(sketch, u, v) {
  if (sketch.edges.length >= MOST_EDGES) return sketch;
  return { ...sketch, edges: [...sketch.edges, [u, v]] };
}

/** @param {Sketch} sketch @param {Part} part @returns {Sketch} without it; later vertices move up a number */
export function without({ places, edges }, { kind, index }) {
  if (kind === 'edge') return { places, edges: edges.filter((_, i) => i !== index) };
  const moved = (/** @type {number} */ v) => (v > index ? v - 1 : v);
  return {
    places: places.filter((_, i) => i !== index),
    edges: edges.filter((ends) => !ends.includes(index)).map(([u, v]) => [moved(u), moved(v)]),
  };
}

/** @param {Sketch} sketch @returns {string} its edges, and the vertices that have none, numbered from 1 */
export function textOf({ places, edges }) {
  const joined = new Set(edges.flat());
  const alone = places.flatMap((_, v) => (joined.has(v) ? [] : [`${v + 1}`]));
  return [...edges.map(([u, v]) => `${u + 1} ${v + 1}`), ...alone].join('\n');
}

/**
 * @param {string} text
 * @param {Sketch} before vertices that it has already stay where they are
 * @returns {{sketch: Sketch, problem: ''} | {sketch: null, problem: string}}
 */
export function readText(text, before) {
  /** @type {[number, number][]} */
  const edges = [];
  let most = 0;
  for (const [i, line] of text.split('\n').entries()) {
    const words = line.trim().split(/[\s,;–-]+/).filter(Boolean);
    if (words.length === 0) continue;
    const ends = words.map(Number);
    if (words.length > 2) return { sketch: null, problem: `Line ${i + 1} has more than two numbers.` };
    if (ends.some((v) => !Number.isInteger(v) || v < 1 || v > MOST_VERTICES)) {
      return { sketch: null, problem: `Line ${i + 1}: vertices are numbers from 1 to ${MOST_VERTICES}.` };
    }
    most = Math.max(most, ...ends);
    if (ends.length === 2) edges.push([ends[0] - 1, ends[1] - 1]);
  }
  if (edges.length > MOST_EDGES) return { sketch: null, problem: `These are more than ${MOST_EDGES} edges. “Paste an edge list” takes them.` };
  const places = before.places.slice(0, most);
  while (places.length < most) places.push(freePlace(places));
  return { sketch: { places, edges }, problem: '' };
}

/** Places on a ring, of which no three lie on a line, and many inside it. */
const RING = Array.from({ length: 36 }, (_, i) => ({ x: 0.5 + 0.4 * Math.cos(i * Math.PI / 18), y: 0.5 - 0.38 * Math.sin(i * Math.PI / 18) }));
const INSIDE = Array.from({ length: 300 }, (_, i) => ({ x: 0.06 + 0.88 * ((0.5 + i * 0.7548776662) % 1), y: 0.08 + 0.84 * ((0.5 + i * 0.5698402910) % 1) }));

/** Places closer than this make a crowd. */
const CROWDED = 0.12;

/** @param {Place[]} taken @returns {Place} one far from all others, on the ring as long as there is room */
function freePlace(taken) {
  const room = (/** @type {Place} */ place) => Math.min(1, ...taken.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
  const widest = (/** @type {Place[]} */ places) => places.reduce((best, place) => (room(place) > room(best) + 1e-9 ? place : best));
  const best = widest(RING);
  return room(best) >= CROWDED ? best : widest(INSIDE);
}
