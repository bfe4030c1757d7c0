/**
 * Settings to query and back, as text: what a value means and whether it is right is the engine's business.
 * @import { Catalog } from './catalog.js'
 */
import { isLanes, lanesKey } from './catalog.js';

/**
 * @typedef {{name: string, args: string[]}} LaneChoice
 * @typedef {{values: Record<string, string>, lanes: LaneChoice[]}} Choices values left out stand for the default
 */

/** @param {string} text d-choice~2 @returns {LaneChoice} */
export function laneOf(text) {
  const [name = '', ...args] = text.split('~');
  return { name, args };
}

/**
 * @param {string} query with or without '?'
 * @param {Catalog} catalog
 * @returns {Choices}
 */
export function readQuery(query, catalog) {
  const params = new URLSearchParams(query);
  /** @type {Record<string, string>} */
  const values = {};
  for (const setting of catalog.settings) {
    const value = isLanes(setting) ? null : params.get(setting.name);
    if (value !== null) values[setting.name] = value;
  }
  return { values, lanes: params.getAll(lanesKey(catalog)).map(laneOf) };
}

/**
 * @param {Choices} choices
 * @param {Catalog} catalog
 * @returns {string}
 */
export function writeQuery(choices, catalog) {
  return catalog.settings.flatMap((setting) => {
    if (isLanes(setting)) return choices.lanes.map((lane) => pair(setting.name, [lane.name, ...lane.args].join('~')));
    const value = choices.values[setting.name];
    return value === undefined || value === '' ? [] : [pair(setting.name, value)];
  }).join('&');
}

/**
 * @param {string} query
 * @param {Record<string, string | null>} changes null takes a key out
 * @param {Catalog} catalog which knows the canonical order
 */
export function withKeys(query, changes, catalog) {
  const choices = readQuery(query, catalog);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete choices.values[key];
    else choices.values[key] = value;
  }
  return writeQuery(choices, catalog);
}

/**
 * @param {string} query
 * @param {Catalog} catalog
 * @returns {string} the run without its seed and without the view: what an example is known by
 */
export function runOf(query, catalog) {
  const choices = readQuery(query, catalog);
  for (const { name, kind, group } of catalog.settings) {
    if (group === 'view' || kind === 'seed') delete choices.values[name];
  }
  return writeQuery(choices, catalog);
}

/** @param {string} key @param {string} value */
function pair(key, value) {
  return `${key}=${encodeURIComponent(value)}`;
}
