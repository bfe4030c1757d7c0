/** Hands a file to the browser, which saves it where its reader wants files. */

/** Reading it may take as long as this. */
const KEPT = 60_000;

/** @param {string} name @param {string} type @param {string} text */
export function saveFile(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
