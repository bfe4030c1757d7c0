/** Copying that never claims a success it has not had. */

/**
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {HTMLElement} note
 */
export async function copyField(field, note) {
  try {
    await navigator.clipboard.writeText(field.value);
    note.textContent = 'Copied.';
  } catch {
    field.focus();
    field.select();
    note.textContent = 'This browser does not let the page copy. The text is selected: copy it with Ctrl+C or by a long press.';
  }
}
