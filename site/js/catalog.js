/**
 * The engine's own description of everything that can be set: the form is built from it, never by hand.
 *
 * @typedef {{name: string, title: string}} Option
 * @typedef {'int' | 'size' | 'seed' | 'decimal' | 'choice' | 'flag' | 'process' | 'speed' | 'start' | 'list'} Kind
 * @typedef {{name: string, title: string, doc: string, kind: Kind, default: string, min?: string, max?: string,
 *   options?: Option[], group?: 'run' | 'view', repeat?: boolean | number}} Setting
 * @typedef {{name: string, title: string, doc: string, refs?: string[], params?: Setting[]}} Process a start profile is described alike
 * @typedef {{rules: number, settings: Setting[], processes: Process[], starts?: Process[], references?: Record<string, string>}} Catalog
 */

/** A comparison of more lanes than this cannot be drawn; the engine refuses it too. */
export const MOST_LANES = 4;

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
