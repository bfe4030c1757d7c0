/**
 * Short links, the one thing that needs the service behind the site.
 * @import { Problem } from './protocol.js'
 */

const PATIENCE = 8000;
const RETRY_AFTER = 800;

/**
 * @param {string} query
 * @returns {Promise<{url: string} | {failure: string}>}
 */
export async function shorten(query) {
  const answer = await ask(query) ?? await new Promise((done) => setTimeout(done, RETRY_AFTER)).then(() => ask(query));
  if (!answer) return { failure: 'The service for short links does not answer just now. The full link holds everything and works without it.' };
  const body = await answer.json().catch(() => ({}));
  if (answer.ok && typeof body.id === 'string') return { url: new URL(`/s/${body.id}`, location.origin).href };
  return { failure: explain(answer, body) };
}

/** @param {string} query @returns {Promise<Response | null>} null when asking again may help */
async function ask(query) {
  try {
    const answer = await fetch('/api/links', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.status >= 500 ? null : answer;
  } catch {
    return null;
  }
}

/** @param {Response} answer @param {{errors?: Problem[], title?: string, detail?: string}} body problem+json */
function explain(answer, body) {
  if (answer.status === 429) {
    const wait = Number(answer.headers.get('Retry-After'));
    return `Too many short links from here just now; try again in ${wait > 0 ? `${wait} seconds` : 'a minute'}. The full link works.`;
  }
  const reasons = (body.errors ?? []).map((problem) => problem.text).join('; ');
  return `No short link: ${reasons || body.detail || body.title || `the service answered ${answer.status}`}. The full link works.`;
}
