/**
 * One control from one description. The `kind` decides what it looks like; the text in it goes to the engine as typed.
 * @import { Setting, Option } from './catalog.js'
 *
 * @typedef {object} Control
 * @property {HTMLElement} element label, control, help and the place for its problem
 * @property {() => string} read
 * @property {(text: string | undefined) => void} write undefined stands for the default
 * @property {(text: string) => void} complain '' takes the complaint back
 * @property {() => void} focus
 * @property {(argument: string) => Control | undefined} [find] where the value has arguments: the control of one
 * @property {() => Control[]} [parts] all of those
 */
import { el } from './dom.js';
import { stepped } from './stepper.js';

/** More choices than this are a list, fewer lie open. */
const MOST_SEGMENTS = 3;

/**
 * @param {Setting} setting
 * @param {string} id unique in the page
 * @param {() => void} changed
 * @returns {Control}
 */
export function makeControl(setting, id, changed) {
  if (setting.kind === 'flag') return makeSwitch(setting, id, changed);
  if (setting.kind === 'choice') {
    const few = (setting.options?.length ?? 0) <= MOST_SEGMENTS;
    return few ? makeSegments(setting, id, changed) : makeList(setting, id, changed);
  }
  return makeText(setting, id, changed, setting.kind === 'list' ? LIST : PLAIN);
}

/** How a field's text and the link's differ: a list is typed with spaces or commas and joined by ~ in the link. */
const PLAIN = { read: (/** @type {string} */ text) => text.trim(), write: (/** @type {string} */ text) => text };
const LIST = {
  read: (/** @type {string} */ text) => text.split(/[\s,;~]+/).filter(Boolean).join('~'),
  write: (/** @type {string} */ text) => text.replaceAll('~', ', '),
};

/**
 * @param {Setting} setting
 * @param {string} id
 * @param {() => void} changed
 * @param {typeof PLAIN} codec
 * @returns {Control}
 */
function makeText(setting, id, changed, codec) {
  const input = el('input', {
    id, type: 'text', autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off',
    inputmode: keyboard(setting), placeholder: setting.kind === 'seed' ? 'drawn at random' : setting.default,
  });
  input.addEventListener('change', changed);
  const body = setting.kind === 'int' ? stepped(input, setting, changed) : input;
  const label = el('label', { for: id }, setting.title || setting.name);
  return frame(setting, id, input, [label, body], {
    read: () => codec.read(input.value),
    // A link without a seed does not mean seed 0: one is drawn.
    write: (text) => { input.value = codec.write(text ?? (setting.kind === 'seed' ? '' : setting.default)); },
  });
}

/** @param {Setting} setting the keys that a phone offers; those for decimals lack the minus sign */
function keyboard({ kind, min = '' }) {
  if (kind === 'int') return 'numeric';
  return kind === 'decimal' && !min.startsWith('-') ? 'decimal' : 'text';
}

/** @param {Setting} setting @param {string} id @param {() => void} changed @returns {Control} */
function makeSwitch(setting, id, changed) {
  const input = el('input', { id, type: 'checkbox', role: 'switch' });
  input.addEventListener('change', changed);
  const label = el('label', { for: id, class: 'flag' }, el('span', {}, setting.title || setting.name), input);
  return frame(setting, id, input, [label], {
    read: () => (input.checked ? '1' : '0'),
    write: (text) => { input.checked = (text ?? setting.default) === '1'; },
  });
}

/** @param {Setting} setting @param {string} id @param {() => void} changed @returns {Control} */
function makeList(setting, id, changed) {
  const select = el('select', { id });
  for (const option of setting.options ?? []) select.append(el('option', { value: option.name }, option.title));
  select.addEventListener('change', changed);
  const label = el('label', { for: id }, setting.title || setting.name);
  return frame(setting, id, select, [label, select], {
    read: () => select.value,
    write: (text) => choose(select, text ?? setting.default),
  });
}

/** @param {HTMLSelectElement} select @param {string} value a wrong link's choice is shown as it is, not swapped for another */
export function choose(select, value) {
  select.querySelector('[data-stray]')?.remove();
  select.value = value;
  if (select.value === value) return;
  select.prepend(el('option', { value, 'data-stray': true }, value.slice(0, 40) || '–'));
  select.value = value;
}

/** @param {Setting} setting @param {string} id @param {() => void} changed @returns {Control} */
function makeSegments(setting, id, changed) {
  const group = el('div', { id, class: 'segments', role: 'radiogroup', 'aria-labelledby': `${id}-label`, tabindex: '-1' });
  const radios = (setting.options ?? []).map((option) => {
    const radio = el('input', { type: 'radio', name: id, value: option.name });
    radio.addEventListener('change', changed);
    group.append(el('label', {}, radio, el('span', {}, option.title)));
    return radio;
  });
  let stray = setting.default;
  return frame(setting, id, group, [el('span', { id: `${id}-label`, class: 'label' }, setting.title || setting.name), group], {
    read: () => radios.find((radio) => radio.checked)?.value ?? stray,
    write: (text) => {
      stray = text ?? setting.default;
      for (const radio of radios) radio.checked = radio.value === stray;
    },
  });
}

/**
 * @param {Setting} setting
 * @param {string} id
 * @param {HTMLElement} target what carries the state for assistive technology
 * @param {HTMLElement[]} parts
 * @param {{read: () => string, write: (text: string | undefined) => void}} access
 * @returns {Control}
 */
export function frame(setting, id, target, parts, access) {
  const help = el('p', { class: 'help', id: `${id}-help` }, setting.doc);
  const problem = el('p', { class: 'problem', id: `${id}-problem`, hidden: true });
  const element = el('div', { class: 'field', 'data-kind': setting.kind }, ...parts, problem, help);
  target.setAttribute('aria-describedby', setting.doc ? help.id : problem.id);
  return {
    element,
    ...access,
    complain: (text) => {
      problem.textContent = text;
      problem.hidden = text === '';
      if (text) target.setAttribute('aria-invalid', 'true');
      else target.removeAttribute('aria-invalid');
      target.setAttribute('aria-describedby', text ? `${problem.id} ${help.id}` : help.id);
    },
    focus: () => target.focus(),
  };
}
