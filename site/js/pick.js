/**
 * A list of the catalogue's names, starts or base graphs, and below it what the chosen one can be told.
 * @import { Named, Setting } from './catalog.js'
 * @import { Control } from './control.js'
 * @import { Arguments } from './named.js'
 */
import { choose, frame } from './control.js';
import { el, need, setText } from './dom.js';
import { makeArguments } from './named.js';

/**
 * @param {Setting} setting
 * @param {Named[]} list the first is shown where the setting has no default
 * @param {string} id
 * @param {() => void} changed
 * @returns {Control}
 */
export function makePick(setting, list, id, changed) {
  const select = el('select', { id });
  for (const one of list) select.append(el('option', { value: one.name }, one.title));
  const fields = el('div', { class: 'arguments' });
  const label = el('label', { for: id }, setting.title || setting.name);
  const control = frame(setting, id, select, [label, select], { read, write });
  const help = need('.help', HTMLElement, control.element);
  control.element.append(fields);
  /** @type {Arguments} */
  let own = makeArguments([], id, changed);
  let name = '';
  /** @type {string[]} kept for a name that the catalogue does not know */
  let stray = [];

  /** @param {string} next @param {string[]} args */
  function show(next, args) {
    const known = list.find((one) => one.name === next);
    if (next !== name) {
      name = next;
      own = makeArguments(known?.params ?? [], id, changed);
      fields.replaceChildren(...own.controls.map(({ element }) => element));
      setText(help, known?.doc ?? setting.doc);
    }
    stray = known ? [] : args;
    choose(select, next);
    own.write(args);
  }

  function read() {
    return [name, ...own.read(), ...stray].join('~');
  }

  /** @param {string | undefined} text */
  function write(text) {
    const [next = '', ...args] = (text ?? (setting.default || (list[0]?.name ?? ''))).split('~');
    show(next, args);
  }

  select.addEventListener('change', () => {
    show(select.value, []);
    changed();
  });
  write(undefined);
  return { ...control, find: (argument) => own.find(argument), parts: () => own.controls };
}
