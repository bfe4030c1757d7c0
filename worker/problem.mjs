// Errors as application/problem+json (RFC 9457), and the headers that every answer of the interface carries.
const TITLES = {
  404: 'Not Found', 405: 'Method Not Allowed', 413: 'Content Too Large', 415: 'Unsupported Media Type',
  429: 'Too Many Requests', 500: 'Internal Server Error', 503: 'Service Unavailable',
};

const SECURITY = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** @param {number} status @param {string} detail @param {Record<string, string>} [headers] */
export function problem(status, detail, headers = {}) {
  return new Response(JSON.stringify({ type: 'about:blank', title: TITLES[status], status, detail }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}

/** An answer without a word on caching must not be kept. @param {Response} response */
export function secured(response) {
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(SECURITY)) answer.headers.set(name, value);
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
