/** Files that are dropped on a document; without this the browser would leave the page to show them. */

/** @param {(file: File) => void} taken */
export function acceptDrops(taken) {
  const { dataset } = document.documentElement;
  const files = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes('Files') ?? false;
  addEventListener('dragover', (event) => {
    if (!files(event)) return;
    event.preventDefault();
    dataset.dropping = 'true';
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) delete dataset.dropping;
  });
  addEventListener('drop', (event) => {
    if (!files(event)) return;
    event.preventDefault();
    delete dataset.dropping;
    const file = event.dataTransfer?.files[0];
    if (file) taken(file);
  });
}
