/** Graph files as the engine wants them: a name and bytes. It knows the formats, the page none. */

/** A page has only so much memory; the engine on a command line reads larger ones. */
const LARGEST = 64 * 2 ** 20;

/**
 * @param {File} file
 * @returns {Promise<{name: string, bytes: Uint8Array} | {name: string, problem: string}>}
 */
export async function readFile(file) {
  const { name, size } = file;
  if (size > LARGEST) return { name, problem: 'It is larger than 64 MB, the most that the page reads. The command line takes it: binfall run -graph FILE.' };
  try {
    return { name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { name, problem: 'The browser could not read it.' };
  }
}
