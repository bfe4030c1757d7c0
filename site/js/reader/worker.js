/**
 * Runs the program that reads graph files, beside the page. Gets {question, name, bytes}, answers {question, file}.
 */
import '../vendor/wasm_exec.js';

/** @type {any} */
const scope = globalThis;

/** The number of the question that is being answered; the program answers before `read` returns. */
let question = 0;

/** What the program calls; it adds `read` itself. @type {any} */
const host = scope.binfallReader = {
  /** @param {string} json */
  report(json) { scope.postMessage({ question, file: JSON.parse(json) }); },
  ready() {},
};

const started = start();
started.catch((error) => setTimeout(() => { throw error; })); // so that the page hears of it

async function start() {
  const go = new scope.Go();
  const { instance } = await WebAssembly.instantiateStreaming(fetch(new URL('../../reader.wasm', import.meta.url)), go.importObject);
  await new Promise((resolve) => {
    host.ready = resolve;
    go.run(instance);
  });
}

scope.onmessage = async (/** @type {MessageEvent<{question: number, name: string, bytes: Uint8Array}>} */ { data }) => {
  await started;
  question = data.question;
  host.read(data.name, '', data.bytes);
};
