/** Medians: what is measured on a busy machine. */

/** @param {number[]} list @returns {number} */
export function median(list) {
  return list.toSorted((a, b) => a - b)[list.length >> 1];
}

/** @param {number[][]} rows as long as one another @returns {number[]} the median of every column */
export function medians(rows) {
  return rows[0].map((_, column) => median(rows.map((row) => row[column])));
}
