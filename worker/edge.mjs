// Stands in front of the Go handler, which costs a new Go runtime for every request that reaches it.
// So whatever can be refused or answered from the cache ends here: wrong routes, methods, types and sizes,
// clients that ask too often, and links that were read before.
import go from './build/worker.mjs';
import { cached } from './cache.mjs';
import { limited } from './limit.mjs';
import { lab, missing } from './page.mjs';
import { problem, secured } from './problem.mjs';

const BODY_BYTES = 4096;
const DRAIN_BYTES = 1 << 20;
const GO_SECONDS = 10;
const ID = /^[A-Za-z0-9_-]{11,22}$/;

export default {
  async fetch(request, env, context) {
    const head = request.method === 'HEAD';
    const response = await answer(head ? new Request(request, { method: 'GET' }) : request, env, context);
    return head ? new Response(null, response) : response;
  },
};

async function answer(request, env, context) {
  const { pathname } = new URL(request.url);
  const [, area, id] = /^\/(api\/links|s)\/([^/]*)$/.exec(pathname) ?? [];
  try {
    if (pathname === '/api/links') return secured(await create(request, env, context));
    if (pathname === '/api/health') return secured(await health(request, env, context));
    if (area === 's') return await page(request, env, context, id);
    if (area) return secured(await link(request, env, context, id));
    if (pathname.startsWith('/s/')) return await missing(request, env, { status: 404 });
    return secured(problem(404, 'there is no such address in this interface'));
  } catch (error) {
    console.error(`${request.method} ${area ?? pathname}: ${error}`);
    return secured(problem(500, 'something went wrong here; the site works without short links'));
  }
}

async function create(request, env, context) {
  if (request.method !== 'POST') return problem(405, 'links are made by POST', { Allow: 'POST' });
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0].trim().toLowerCase();
  if (type !== 'application/json') return problem(415, 'the body must be application/json');
  const wait = await limited(request, env.WRITES);
  if (wait) return wait;
  const body = await readAtMost(request, BODY_BYTES);
  if (!body) return problem(413, `the body may have at most ${BODY_BYTES} bytes`);
  return start(new Request(request.url, { method: 'POST', headers: request.headers, body }), env, context);
}

// The link as the Go handler tells it, for the interface and for the page alike.
async function link(request, env, context, id) {
  if (request.method !== 'GET') return problem(405, 'a link can only be read', { Allow: 'GET, HEAD' });
  if (!ID.test(id)) return problem(404, 'no link has this name');
  return cached(request, env, context, `/api/links/${id}`, async (read) =>
    await limited(request, env.READS) ?? start(read, env, context));
}

async function health(request, env, context) {
  if (request.method !== 'GET') return problem(405, 'the state can only be read', { Allow: 'GET, HEAD' });
  return await limited(request, env.READS) ?? start(request, env, context);
}

async function page(request, env, context, id) {
  const response = await link(request, env, context, id);
  if (response.status === 405) return secured(response);
  const found = await response.json();
  if (!response.ok) return missing(request, env, found, response.headers.get('Retry-After'));
  return lab(request, env, found);
}

// Counts while the body streams in: a missing or false Content-Length must not matter. What is too much is read on and
// forgotten, within reason: an answer to half a request costs the next one on the same connection.
async function readAtMost(request, limit) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    else if (size > DRAIN_BYTES) break;
  }
  return size > limit ? null : new Blob(chunks).arrayBuffer();
}

// A Go runtime that dies before it answers leaves a promise that never settles.
async function start(request, env, context) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(problem(503, 'no answer in time; try again', { 'Retry-After': '10' })), GO_SECONDS * 1000);
  });
  try {
    return await Promise.race([go.fetch(request, env, context), late]);
  } finally {
    clearTimeout(timer);
  }
}
