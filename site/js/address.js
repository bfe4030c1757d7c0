/**
 * The address bar is the state: it always names the run on the stage, and the round while the run rests.
 * @import { Catalog } from './catalog.js'
 */

/** Browsers refuse more than about 100 changes in 30 seconds. */
const PAUSE = 350;

let last = 0;
let timer = 0;
let wanted = '';

addEventListener('pagehide', flush);

/** @returns {string} the query of this page: its own, or that of the short link it was opened by */
export function readAddress() {
  if (location.search.length > 1) return location.search.slice(1);
  const meta = document.querySelector('meta[name="binfall-query"]');
  return meta?.getAttribute('content') ?? '';
}

/** @param {string} query */
export function writeAddress(query) {
  wanted = `/?${query}`;
  clearTimeout(timer);
  const wait = last + PAUSE - performance.now();
  if (wait <= 0) flush();
  else timer = window.setTimeout(flush, wait);
}

function flush() {
  clearTimeout(timer);
  if (wanted === '' || wanted === location.pathname + location.search) return;
  last = performance.now();
  history.replaceState(null, '', wanted);
}

/**
 * Puts the round where the canonical order has it: before the other keys of the view.
 * @param {string} query canonical, without a round
 * @param {number} round
 * @param {Catalog} catalog
 */
export function withRound(query, round, catalog) {
  if (round <= 0) return query;
  const view = new Set(catalog.settings.filter((setting) => setting.group === 'view').map((setting) => setting.name));
  const parts = query.split('&');
  const place = parts.findIndex((part) => view.has(part.split('=')[0]));
  parts.splice(place < 0 ? parts.length : place, 0, `at=${round}`);
  return parts.join('&');
}
