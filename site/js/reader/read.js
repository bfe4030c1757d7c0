/**
 * Reads graph files in a worker, which starts with the first of them.
 *
 * @typedef {{format: string, n: number, edges: number, loops: number, parallel: number, maxDegree: number,
 *   isolated: number, components: number, notes: string[]}} ImportReport
 * @typedef {{name: string, problem: string, report: ImportReport | null, g: string}} GraphFile problem says where and why
 *   the file is refused; g is the value of the link's key g, '' for a graph that is too large for a link
 * @typedef {{resolve: (file: GraphFile) => void, reject: (error: Error) => void}} Asker
 */

/** @type {Worker | undefined} */
let worker;

/** Who waits for the answer to which question. @type {Map<number, Asker>} */
const waiting = new Map();
let asked = 0;

/**
 * @param {string} name
 * @param {Uint8Array} bytes given away
 * @returns {Promise<GraphFile>}
 */
export function readGraph(name, bytes) {
  worker ??= start();
  const mine = worker;
  return new Promise((resolve, reject) => {
    asked += 1;
    waiting.set(asked, { resolve, reject });
    mine.postMessage({ question: asked, name, bytes }, [bytes.buffer]);
  });
}

function start() {
  const mine = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  mine.addEventListener('message', ({ data: { question, file } }) => {
    waiting.get(question)?.resolve(file);
    waiting.delete(question);
  });
  mine.addEventListener('error', (event) => {
    mine.terminate();
    worker = undefined; // the next file gets a new one
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'the reader could not be started'));
    waiting.clear();
  });
  return mine;
}
