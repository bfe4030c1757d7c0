/** A reload in the middle of playing goes on at its round, which the address does not hold while it changes. */

const KEY = 'binfall-round';

/** @param {number} round */
export function remember(round) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([location.search, round]));
  } catch {
    // No storage: the reload begins where the address says.
  }
}

/** @returns {number | null} the round that this very page was left at by a reload */
export function recall() {
  try {
    const [search, round] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.removeItem(KEY);
    const [entry] = performance.getEntriesByType('navigation');
    const reload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
    return reload && search === location.search && Number.isSafeInteger(round) ? round : null;
  } catch {
    return null;
  }
}
