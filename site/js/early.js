// Runs before the first paint, so that a page opened with theme=dark never flashes light; theme.js does the same later.
{
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme && /^(light|dark|projector|print)$/.test(theme)) document.documentElement.dataset.theme = theme;
}
