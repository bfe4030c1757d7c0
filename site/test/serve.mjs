/**
 * The site as plain files, with the headers of _headers: for work on the pages alone, and as a foreign host in the tests.
 * node test/serve.mjs [port] [directory laid over the site ...]
 */
import { readFile } from 'node:fs/promises';
import { readFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SITE = fileURLToPath(new URL('..', import.meta.url));

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8', '.json': 'application/json', '.svg': 'image/svg+xml', '.wasm': 'application/wasm',
};

/**
 * @param {{port?: number, roots?: string[], headers?: boolean}} [options]
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serve({ port = 0, roots = [], headers = true } = {}) {
  const rules = headers ? readRules(join(SITE, '_headers')) : [];
  const server = createServer({ maxHeaderSize: 1 << 21 }, async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const file = await find([...roots, SITE], path);
    response.statusCode = file ? 200 : 404;
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
    if (file) response.setHeader('Content-Type', TYPES[extname(file.name)] ?? 'application/octet-stream');
    else response.setHeader('Content-Type', TYPES['.html']);
    response.end(file ? file.body : await readFile(join(SITE, '404.html')).catch(() => 'not found'));
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((done) => { server.close(() => done()); server.closeAllConnections(); }),
  };
}

/** @param {string[]} roots @param {string} path addresses without .html, as Workers assets have them */
async function find(roots, path) {
  const clean = normalize(path).replace(/^(\.\.[/\\])+/, '');
  const names = clean.endsWith('/') ? [`${clean}index.html`] : extname(clean) ? [clean] : [`${clean}.html`];
  for (const root of roots) {
    for (const name of names) {
      const body = await readFile(join(root, name)).catch(() => null);
      if (body) return { name, body };
    }
  }
  return null;
}

/** @param {string} file @returns {[RegExp, [string, string][]][]} */
function readRules(file) {
  if (!existsSync(file)) return [];
  /** @type {[RegExp, [string, string][]][]} */
  const rules = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const header = /^\s+(!?)\s*([\w-]+)(?::\s*(.*))?$/.exec(line);
    if (/^\s*(#|$)/.test(line)) continue;
    if (!header) rules.push([new RegExp(`^${line.trim().replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}$`), []]);
    else rules.at(-1)?.[1].push([header[2], header[1] ? '' : header[3] ?? '']);
  }
  return rules;
}

/** @param {[RegExp, [string, string][]][]} rules @param {string} path */
function headersFor(rules, path) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [pattern, headers] of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) value ? found.set(name, value) : found.delete(name);
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port, ...roots] = process.argv.slice(2);
  console.log((await serve({ port: Number(port ?? 8080), roots })).url);
}
