/** Copies what pages load from packages to site/vendor, so that the site serves it itself: npm run vendor. */
import { cpSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const from = fileURLToPath(new URL('../node_modules/reveal.js/', import.meta.url));
const to = fileURLToPath(new URL('../vendor/reveal/', import.meta.url));

mkdirSync(to, { recursive: true });
for (const file of ['dist/reveal.mjs', 'dist/reveal.css', 'dist/reset.css', 'LICENSE']) {
  cpSync(from + file, to + file.replace('dist/', ''));
}
