// What a reader downloads, compressed by brotli at its best, against budgets.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const MB = 1e6;
const budgets = [
  ['stage', ['site/stage.wasm'], 2.3 * MB],
  ['reader', ['site/reader.wasm'], 0.9 * MB],
  ['batch', ['site/batch.wasm'], 0.5 * MB],
  ['Worker', ['worker/build/app.wasm'], 1.5 * MB],
  ['own scripts and styles', ['js', 'css', 'gen'].flatMap((folder) => own(`site/${folder}`)), 0.08 * MB],
];

/** Scripts and styles below a folder, but those of others. */
function own(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'vendor' ? [] : own(path);
    return /\.(js|css)$/.test(path) ? [path] : [];
  });
}

for (const [name, paths, budget] of budgets) {
  const found = paths.filter(existsSync);
  const size = found.reduce((sum, path) => sum + brotliCompressSync(readFileSync(path)).length, 0);
  const fits = size <= budget;
  if (found.length) console.log(`size: ${name} ${(size / 1000).toFixed(1)} kB of ${budget / 1000} kB${fits ? '' : ', too much'}`);
  if (!fits) process.exitCode = 1;
}
