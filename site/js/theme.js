/** The link's theme if it names one, the system's choice otherwise. */

/** @param {string} query */
export function applyTheme(query) {
  const theme = new URLSearchParams(query).get('theme');
  if (theme && /^(light|dark|projector|print)$/.test(theme)) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
