/**
 * Thresholds: one of the catalogue's ways to find them, or numbers of one's own, joined by - in the link.
 * @import { Setting } from './catalog.js'
 * @import { Control } from './control.js'
 */
import { frame } from './control.js';
import { el } from './dom.js';

/** The choice that opens the field; no way of the catalogue has an empty name. */
const OWN = '';

/**
 * @param {Setting} setting
 * @param {string} id
 * @param {() => void} changed
 * @returns {Control}
 */
export function makeLevels(setting, id, changed) {
  const options = setting.options ?? [];
  const select = el('select', { id });
  for (const option of options) select.append(el('option', { value: option.name }, option.title));
  select.append(el('option', { value: OWN }, 'numbers of my own'));
  const input = el('input', {
    id: `${id}-own`, type: 'text', inputmode: 'text', autocomplete: 'off', spellcheck: 'false',
    placeholder: '0-2', 'aria-label': `${setting.title || setting.name}, numbers`,
    'aria-describedby': `${id}-problem ${id}-form`,
  });
  const form = el('p', { class: 'help', id: `${id}-form` }, 'One number for every class, or one a class as in 0-2.');
  const own = el('div', { class: 'own' }, input, form);
  const label = el('label', { for: id }, setting.title || setting.name);

  const control = frame(setting, id, select, [label, select, own], {
    read: () => (select.value === OWN ? input.value.trim().split(/[\s,;–-]+/).join('-') : select.value),
    write: (text) => {
      const value = text ?? setting.default;
      const known = options.some((option) => option.name === value);
      select.value = known ? value : OWN;
      if (!known) input.value = value;
      own.hidden = known;
    },
  });

  select.addEventListener('change', () => {
    own.hidden = select.value !== OWN;
    if (own.hidden || input.value !== '') return changed();
    input.focus(); // nothing has changed as long as no number is there
  });
  input.addEventListener('change', changed);

  return {
    ...control,
    complain: (text) => {
      control.complain(text);
      if (text && !own.hidden) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    },
    focus: () => (own.hidden ? select : input).focus(),
  };
}
