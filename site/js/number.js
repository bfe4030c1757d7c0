/** Numbers as the page writes them: digits in groups of three, set apart by a thin space from five digits on. */

/** @param {Intl.NumberFormatOptions} options @returns {(value: number) => string} one format for many numbers: making one is dear */
function writer(options) {
  const format = new Intl.NumberFormat('en', { useGrouping: 'min2', ...options });
  return (value) => format.format(value).replaceAll(',', '\u202f').replace('-', '\u2212');
}

export const whole = writer({});
export const broken = writer({ maximumFractionDigits: 3 });
export const hundredths = writer({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

const significant = writer({ maximumSignificantDigits: 3 });

/** @param {number} value what spans many sizes: three digits after the point, or three that count */
export function measured(value) {
  return Math.abs(value) < 0.1 ? significant(value) : broken(value);
}
