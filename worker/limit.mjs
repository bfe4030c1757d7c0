// How often one client may ask. The binding counts per minute and location; the daily cap of all clients is the database's.
import { problem } from './problem.mjs';

const MINUTE = '60';

/** The refusal, or null for a client within its limit. @param {Request} request */
export async function limited(request, binding) {
  const { success } = await binding.limit({ key: client(request.headers.get('CF-Connecting-IP') ?? '') });
  return success ? null : problem(429, 'too many requests from here; wait a minute', { 'Retry-After': MINUTE });
}

/** An IPv6 subscriber owns a /64, so that counts as one client. @param {string} address */
export function client(address) {
  if (!address.includes(':')) return address;
  const [left, right] = address.split('::');
  const groups = left ? left.split(':') : [];
  const after = right ? right.split(':') : [];
  while (right !== undefined && groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after].slice(0, 4).map((group) => parseInt(group, 16).toString(16)).join(':');
}
