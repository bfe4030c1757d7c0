/**
 * The panel for sharing: full link, short link, frame for a slide or a page, picture as a file.
 * @import { Catalog } from './catalog.js'
 * @import { Control } from './control.js'
 */
import { makeControl } from './control.js';
import { copyField } from './copy.js';
import { need } from './dom.js';
import { shorten } from './links.js';
import { makePicture } from './picture.js';
import { readQuery, withKeys } from './query.js';

const EMBED_SETTINGS = ['controls', 'caption', 'autoplay', 'loop'];

/**
 * @param {HTMLDialogElement} dialog
 * @param {Catalog} catalog
 * @param {() => {link: string, query: string, title: string, name: string}} current name is for files
 * @param {() => boolean} draw asks the stage for its picture; false where there is no stage
 */
export function makeShare(dialog, catalog, current, draw) {
  const full = need('#share-full', HTMLInputElement, dialog);
  const short = need('#share-short', HTMLInputElement, dialog);
  const code = need('#share-embed', HTMLTextAreaElement, dialog);
  const make = need('[data-do="shorten"]', HTMLButtonElement, dialog);
  const row = need('.short', HTMLElement, dialog);
  /** @type {Map<string, {control: Control, normal: string}>} */
  const options = new Map();
  for (const setting of catalog.settings) {
    if (!EMBED_SETTINGS.includes(setting.name)) continue;
    const control = makeControl(setting, `embed-${setting.name}`, render);
    control.write(undefined);
    options.set(setting.name, { control, normal: setting.default });
    need('.options', HTMLElement, dialog).append(control.element);
  }

  function render() {
    const { link, query, title } = current();
    full.value = link;
    const keys = Object.fromEntries([...options].map(([name, { control, normal }]) => {
      const value = control.read();
      return [name, value === normal ? null : value];
    }));
    const src = `${location.origin}/embed?${withKeys(query, keys, catalog)}`;
    code.value = `<iframe src="${escaped(src)}" title="${escaped(title)}" width="800" height="450" `
      + 'style="border:0" loading="lazy" allow="clipboard-write; fullscreen"></iframe>';
  }

  function open() {
    row.hidden = true;
    make.hidden = false;
    for (const note of dialog.querySelectorAll('.note')) note.textContent = '';
    const { values } = readQuery(current().query, catalog);
    for (const [name, { control }] of options) {
      if (values[name] !== undefined) control.write(values[name]); // what the link says already
    }
    render();
    dialog.showModal();
  }

  async function shortLink() {
    const note = need('#short-note', HTMLElement, dialog);
    note.textContent = 'Asking for a short link …';
    make.disabled = true;
    const answer = await shorten(current().query);
    make.disabled = false;
    note.textContent = 'failure' in answer ? answer.failure : '';
    if ('failure' in answer) return;
    short.value = answer.url;
    row.hidden = false;
    make.hidden = true;
    short.focus();
    short.select();
  }

  make.addEventListener('click', shortLink);
  dialog.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
    if (!(button instanceof HTMLElement)) return;
    const field = dialog.querySelector(`#${button.dataset.copy}`);
    const note = need(`#${button.dataset.note}`, HTMLElement, dialog);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) copyField(field, note);
  });
  const picture = makePicture(need('[data-do="picture"]', HTMLButtonElement, dialog), need('#picture-note', HTMLElement, dialog), draw, () => current().name);
  return { open, picture };
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
