/** Light or dark: the link's choice if it makes one, the system's otherwise. */

/** @param {string} query */
export function applyTheme(query) {
  const theme = new URLSearchParams(query).get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
