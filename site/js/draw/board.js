/**
 * The picture of a drawing, and what a pointer does to it.
 * @import { Part, Place, Sketch } from './sketch.js'
 */

const RADIUS = 14;
/** A finger needs more than the disc it sees. */
const REACH = 22;
/** A drag shorter than this is a click. */
const STILL = 8;

/**
 * @param {SVGSVGElement} svg
 * @param {{vertex: (place: Place) => void, edge: (u: number, v: number) => void, branch: (u: number, place: Place) => void,
 *   pick: (part: Part | null) => void}} on
 */
export function makeBoard(svg, on) {
  /** @type {Sketch} */
  let sketch = { places: [], edges: [] };
  /** @type {{id: number, from: number, x: number, y: number, left: boolean} | null} */
  let drag = null;
  /** @type {Part | null} */
  let chosen = null;
  const line = node('line', { class: 'drawn' });

  const size = () => ({ width: svg.clientWidth || 1, height: svg.clientHeight || 1 });

  /** @param {Place} place @returns {Place} in pixels */
  function at({ x, y }) {
    const { width, height } = size();
    return { x: x * width, y: y * height };
  }

  /** @param {PointerEvent} event */
  function where(event) {
    const box = svg.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** @param {Place} point in pixels @returns {number} the vertex there, -1 for none */
  function vertexAt(point) {
    let best = -1;
    let least = REACH;
    sketch.places.forEach((place, v) => {
      const { x, y } = at(place);
      const far = Math.hypot(x - point.x, y - point.y);
      if (far <= least) [best, least] = [v, far];
    });
    return best;
  }

  /** @param {Place} point in pixels @returns {Place} inside the picture */
  function placeOf({ x, y }) {
    const { width, height } = size();
    const within = (/** @type {number} */ value, /** @type {number} */ end) => Math.max(RADIUS + 2, Math.min(end - RADIUS - 2, value)) / end;
    return { x: within(x, width), y: within(y, height) };
  }

  svg.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || drag) return;
    event.preventDefault();
    svg.focus();
    const point = where(event);
    drag = { id: event.pointerId, from: vertexAt(point), ...point, left: false };
    svg.setPointerCapture(event.pointerId);
  });

  svg.addEventListener('pointermove', (event) => {
    if (!drag || event.pointerId !== drag.id || drag.from < 0) return;
    const point = where(event);
    const from = at(sketch.places[drag.from]);
    drag.left ||= Math.hypot(point.x - from.x, point.y - from.y) > REACH + STILL;
    const to = vertexAt(point);
    const end = to >= 0 ? at(sketch.places[to]) : point;
    for (const [key, value] of Object.entries({ x1: from.x, y1: from.y, x2: end.x, y2: end.y })) line.setAttribute(key, String(value));
    if (!line.isConnected && drag.left) svg.prepend(line);
  });

  svg.addEventListener('pointerup', (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { from, x, y, left } = drag;
    const point = where(event);
    stop();
    const to = vertexAt(point);
    if (from >= 0) {
      if (to === from && !left) return on.pick(same({ kind: 'vertex', index: from }) ? null : { kind: 'vertex', index: from });
      return to >= 0 ? on.edge(from, to) : on.branch(from, placeOf(point));
    }
    if (Math.hypot(point.x - x, point.y - y) > STILL) return; // a swipe means nothing
    const edge = edgeAt(event);
    if (edge >= 0) return on.pick(same({ kind: 'edge', index: edge }) ? null : { kind: 'edge', index: edge });
    on.vertex(placeOf(point));
  });
  svg.addEventListener('pointercancel', stop);

  function stop() {
    drag = null;
    line.remove();
  }

  /** @param {PointerEvent} event @returns {number} */
  function edgeAt(event) {
    const hit = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one instanceof SVGElement && one.dataset.edge !== undefined);
    return hit instanceof SVGElement ? Number(hit.dataset.edge) : -1;
  }

  /** @param {Part} part */
  function same({ kind, index }) {
    return chosen?.kind === kind && chosen.index === index;
  }

  /** @param {Sketch} next @param {Part | null} part that is chosen */
  function show(next, part) {
    sketch = next;
    chosen = part;
    if (drag && drag.from >= next.places.length) stop();
    const mark = (/** @type {Part['kind']} */ kind, /** @type {number} */ index) => (same({ kind, index }) ? `${kind} chosen` : kind);
    /** @type {Map<string, number>} */
    const seen = new Map();
    /** @type {Map<string, number>} */
    const all = new Map();
    const name = ([u, v] = [0, 0]) => `${Math.min(u, v)} ${Math.max(u, v)}`;
    for (const edge of next.edges) all.set(name(edge), (all.get(name(edge)) ?? 0) + 1);
    const edges = next.edges.map((edge, i) => {
      const rank = seen.get(name(edge)) ?? 0;
      seen.set(name(edge), rank + 1);
      const [u, v] = edge[0] <= edge[1] ? edge : [edge[1], edge[0]];
      const d = u === v ? loop(at(next.places[u]), rank) : curve(at(next.places[u]), at(next.places[v]), rank - ((all.get(name(edge)) ?? 1) - 1) / 2);
      const group = node('g', { class: mark('edge', i) });
      const target = node('path', { d, class: 'target' });
      target.dataset.edge = String(i);
      group.append(node('path', { d }), target);
      return group;
    });
    const vertices = next.places.map((place, v) => {
      const { x, y } = at(place);
      const group = node('g', { class: mark('vertex', v) });
      const label = node('text', { x: String(x), y: String(y) });
      label.textContent = String(v + 1);
      group.append(node('circle', { cx: String(x), cy: String(y), r: String(RADIUS) }), label);
      return group;
    });
    svg.replaceChildren(...edges, ...vertices);
    const count = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ many) => `${n} ${n === 1 ? one : many}`;
    svg.setAttribute('aria-label', next.places.length === 0 ? 'Drawing, empty'
      : `Drawing: ${count(next.places.length, 'vertex', 'vertices')}, ${count(next.edges.length, 'edge', 'edges')}`);
  }

  new ResizeObserver(() => show(sketch, chosen)).observe(svg);
  return { show };
}

/** @param {Place} a @param {Place} b @param {number} bend of parallel edges: 0 is straight */
function curve(a, b, bend) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const out = bend * 28;
  const x = (a.x + b.x) / 2 - (b.y - a.y) / length * out;
  const y = (a.y + b.y) / 2 + (b.x - a.x) / length * out;
  return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
}

/** @param {Place} a @param {number} rank the first loop is the smallest */
function loop(a, rank) {
  const out = 34 + 16 * rank;
  const up = a.y > out + 4 ? -1 : 1; // where there is room
  return `M${a.x} ${a.y}C${a.x - out} ${a.y + up * out * 1.3} ${a.x + out} ${a.y + up * out * 1.3} ${a.x} ${a.y}`;
}

/** @param {'g' | 'path' | 'line' | 'circle' | 'text'} tag @param {Record<string, string>} attributes */
function node(tag, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
