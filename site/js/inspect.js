/**
 * Looking at one bin after the other without a pointer.
 * @import { Order } from './protocol.js'
 */

/**
 * @param {(order: Order) => void} send
 * @returns {Record<string, () => void>} acts by name of the key
 */
export function inspectKeys(send) {
  return {
    i: () => send({ binfall: 'inspect', bin: 'last' }),
    ',': () => send({ binfall: 'inspect', bin: 'before' }),
    '.': () => send({ binfall: 'inspect', bin: 'next' }),
    Escape: () => send({ binfall: 'inspect', bin: 'none' }),
  };
}
