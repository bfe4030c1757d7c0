/**
 * Reads graph files in a worker, which starts with the first of them.
 *
 * @typedef {{format: string, n: number, edges: number, loops: number, parallel: number, maxDegree: number,
 *   isolated: number, components: number, notes: string[]}} ImportReport
 * @typedef {{name: string, problem: string, report: ImportReport | null, g: string}} GraphFile problem says where and why
 *   the file is refused; g is the value of the link's key g, '' for a graph that is too large for a link
 */

/** @type {Worker | undefined} */
let worker;

/**
 * One file at a time: the answers come in the order of the questions.
 * @param {string} name
 * @param {Uint8Array} bytes given away
 * @returns {Promise<GraphFile>}
 */
export function readGraph(name, bytes) {
  worker ??= new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  const mine = worker;
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    mine.addEventListener('message', ({ data }) => {
      end.abort();
      resolve(data);
    }, { signal: end.signal });
    mine.addEventListener('error', (event) => {
      end.abort();
      mine.terminate();
      worker = undefined; // the next file gets a new one
      reject(new Error(event.message || 'the reader could not be started'));
    }, { signal: end.signal });
    mine.postMessage({ name, bytes }, [bytes.buffer]);
  });
}
