// The pages under /s/: the lab with the run's title, description and preview tags, or the page that says why there is none.

/**
 * A frame gets the stage alone. The lab reads the run from the meta element and puts the full query into the address.
 * @param {{query: string, title: string, description: string, url: string}} link
 */
export async function lab(request, env, link) {
  const { origin, searchParams } = new URL(request.url);
  if (searchParams.has('embed')) return frame(`/embed?${link.query}`);
  const site = await env.ASSETS.fetch(new URL('/', origin));
  const tags = [
    meta('name', 'binfall-query', link.query),
    meta('name', 'description', link.description),
    `<link rel="canonical" href="${escaped(`${origin}/?${link.query}`)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Binfall'),
    meta('property', 'og:title', link.title),
    meta('property', 'og:description', link.description),
    meta('property', 'og:url', `${origin}/s/${link.id}`),
    meta('name', 'twitter:card', 'summary'),
  ];
  const dressed = new HTMLRewriter()
    .on('head > title', { element: (title) => { title.setInnerContent(`${link.title} · Binfall`); } })
    .on('meta[name="description"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"]', {
      element: (old) => { old.remove(); },
    })
    .on('head', { element: (head) => { head.append(`${tags.join('\n')}\n`, { html: true }); } })
    .transform(site);
  return page(dressed, 200, { 'Cache-Control': 'public, max-age=300' });
}

/**
 * The site's page for lost readers, a heading, a paragraph and a list of ways on, with our reason instead of
 * its own and, for settings that are no longer understood, every one of them.
 * @param {{status: number, detail?: string, errors?: {text: string}[]}} problem
 */
export async function missing(request, env, problem, retryAfter) {
  const site = await env.ASSETS.fetch(new URL('/404', new URL(request.url).origin));
  const [heading, advice] = REASONS[problem.status] ?? REASONS[503];
  const list = (problem.errors ?? []).map((error) => `<li>${escaped(error.text)}</li>`).join('');
  const dressed = new HTMLRewriter()
    .on('head > title', { element: (title) => { title.setInnerContent(`${heading} · Binfall`); } })
    .on('head', { element: (head) => { head.append('<meta name="robots" content="noindex">', { html: true }); } })
    .on('h1', { element: (h1) => { h1.setInnerContent(heading); } })
    .on('main > p', { element: (p) => {
      p.before(`<p>${advice}</p>${list && `<ul>${list}</ul>`}`, { html: true });
      p.setInnerContent('From here you can go on:');
    } })
    .transform(site);
  return page(dressed, problem.status, { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) });
}

const REASONS = {
  404: ['No run has this short link', 'Capital and small letters count, and every character does: was the link cut off or typed by hand? '
    + 'A full link, with its settings after the question mark, always works.'],
  410: ['This run is no longer understood', 'The link is known, but the rules of today do not accept its settings:'],
  429: ['Too many links from here', 'Many readers may share one address. Wait a minute, then load this page again.'],
  503: ['Short links are away for the moment', 'The lab works without them. Load this page again in a minute.'],
};

const meta = (kind, name, content) => `<meta ${kind}="${name}" content="${escaped(content)}">`;

const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const frame = (location) => new Response(null, {
  status: 302,
  headers: { Location: location, 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' },
});

// The site's own headers (_headers) come with its pages; the validators belong to the file as it was.
function page(dressed, status, headers) {
  const answer = new Response(dressed.body, { status, headers: dressed.headers });
  for (const name of ['ETag', 'Last-Modified', 'Content-Length']) answer.headers.delete(name);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
