/**
 * Everything that is wrong with the settings, in one list above them, with a way to each place.
 * @import { Control } from './control.js'
 * @import { Problem } from './protocol.js'
 */
import { el } from './dom.js';

/** A link can be wrong in thousands of places; nobody reads more than this. */
const MOST_SHOWN = 12;

/**
 * @param {(key: string) => Control | undefined} find
 */
export function makeSummary(find) {
  const element = el('div', { class: 'summary', role: 'alert' });

  /** @param {Problem} problem */
  function line(problem) {
    const text = problem.text.length > 240 ? `${problem.text.slice(0, 240)}…` : problem.text;
    const control = find(problem.key);
    if (!control) return el('li', {}, text);
    const go = el('button', { type: 'button', class: 'link' }, text);
    go.addEventListener('click', () => {
      const hidden = control.element.closest('details');
      if (hidden) hidden.open = true;
      control.focus();
    });
    return el('li', {}, go);
  }

  /** @param {Problem[]} list @param {boolean} running whether there is a run that goes on */
  function show(list, running) {
    element.replaceChildren();
    if (list.length === 0) return;
    const count = list.length === 1 ? 'One setting does not fit' : `${list.length} settings do not fit`;
    element.append(
      el('p', {}, el('strong', {}, count), running ? '; the run stays as it was.' : ' in this link.'),
      el('ul', {}, ...list.slice(0, MOST_SHOWN).map(line)),
    );
    if (list.length > MOST_SHOWN) element.append(el('p', {}, `and ${list.length - MOST_SHOWN} more`));
  }

  return { element, show };
}
