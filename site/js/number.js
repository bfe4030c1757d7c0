/** Numbers as the page writes them: digits in groups of three, set apart by a thin space. */

/** @param {number} value */
export function whole(value) {
  return spaced(value, {});
}

/** @param {number} value */
export function broken(value) {
  return spaced(value, { maximumFractionDigits: 3 });
}

/** @param {number} value two digits after the point */
export function hundredths(value) {
  return spaced(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** @param {number} value what spans many sizes: three digits after the point, or three that count */
export function measured(value) {
  return Math.abs(value) < 0.1 ? spaced(value, { maximumSignificantDigits: 3 }) : broken(value);
}

/** @param {number} value @param {Intl.NumberFormatOptions} options */
function spaced(value, options) {
  return value.toLocaleString('en', options).replaceAll(',', '\u202f').replace('-', '\u2212');
}
