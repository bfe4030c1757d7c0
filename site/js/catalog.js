/**
 * The engine's own description of everything that can be set: the form is built from it, never by hand.
 *
 * @typedef {{name: string, title: string}} Option
 * @typedef {'int' | 'size' | 'seed' | 'decimal' | 'choice' | 'flag' | 'process' | 'speed' | 'start' | 'family' | 'list' | 'levels' | 'text'} Kind
 * @typedef {{name: string, title: string, doc: string, kind: Kind, default: string, min?: string, max?: string,
 *   options?: Option[], form?: string, group?: 'run' | 'view', repeat?: boolean | number}} Setting
 * @typedef {{name: string, title: string, doc: string, refs?: string[], params?: Setting[]}} Named what a link calls by name, such as a start
 * @typedef {Named & {edges?: boolean}} Process edges: for those of a base graph, not for balls
 * @typedef {Named & {random?: boolean}} Family random: a base graph that its seed draws
 * @typedef {{rules: number, settings: Setting[], processes: Process[], starts?: Named[], families?: Family[],
 *   references?: Record<string, string>}} Catalog
 */

/** A comparison of more lanes than this cannot be drawn; the engine refuses it too. */
export const MOST_LANES = 4;

/** The process of a graph's link that names none; that of other links is the default of their setting. */
const GRAPH_PROCESS = 'greedy';

/** @returns {Promise<Catalog>} */
export async function loadCatalog() {
  const answer = await fetch('/gen/catalog.json');
  if (!answer.ok) throw new Error(`catalogue: status ${answer.status}`);
  return answer.json();
}

/** @param {Setting} setting */
export function isLanes(setting) {
  return setting.kind === 'process' && Boolean(setting.repeat);
}

/** @param {Catalog} catalog @returns {string} the key that is repeated once a lane */
export function lanesKey(catalog) {
  return catalog.settings.find(isLanes)?.name ?? 'p';
}

/** @param {Catalog} catalog @param {string} name */
export function findProcess(catalog, name) {
  return catalog.processes.find((process) => process.name === name);
}

/** @param {Catalog} catalog @param {boolean} graph @returns {Process[]} those for edges of a base graph, or for balls */
export function processesFor(catalog, graph) {
  return catalog.processes.filter((process) => Boolean(process.edges) === graph);
}

/** @param {Catalog} catalog @param {boolean} graph @returns {string} the text of the lane that a link has which names none */
export function normalLane(catalog, graph) {
  return graph ? GRAPH_PROCESS : catalog.settings.find(isLanes)?.default || catalog.processes[0].name;
}
