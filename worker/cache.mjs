// Links never change, so an answer that was given once is given again without Go and without the database.

/**
 * The answer for path from the cache of this location, or else what make gives; only what calls itself
 * public is kept. A new version of the program starts afresh.
 */
export async function cached(request, env, context, path, make) {
  const plain = new Request(new URL(path, request.url), { headers: { Accept: 'application/json' } });
  const key = new URL(`${path}?version=${encodeURIComponent(env.VERSION)}`, request.url).href;
  const hit = await caches.default.match(key);
  if (hit) return hit;
  const response = await make(plain);
  if (response.ok && /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '')) {
    context.waitUntil(caches.default.put(key, response.clone()));
  }
  return response;
}
