/** Keys for the whole page. They never act while a control has the focus that needs the key itself. */

const TAKES_TEXT = 'input:not([type="range"]):not([type="checkbox"]):not([type="radio"]), textarea, select';
const TAKES_SPACE = 'button, summary, a, input, textarea, select';
const TAKES_ARROWS = 'input, textarea, select, [role="radiogroup"] *';

/**
 * @param {Record<string, () => void>} acts by name of the key; with shift as "Shift+ArrowLeft"
 */
export function bindKeys(acts) {
  addEventListener('keydown', (event) => {
    // AltGr, which writes brackets on many keyboards, counts as Ctrl and Alt on some systems.
    const writes = event.getModifierState('AltGraph');
    if (event.defaultPrevented || (!writes && (event.ctrlKey || event.altKey)) || event.metaKey) return;
    if (document.querySelector('dialog[open]')) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const arrow = event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End';
    const taken = event.key === ' ' ? TAKES_SPACE : arrow ? TAKES_ARROWS : TAKES_TEXT;
    if (target.matches(taken)) return;
    const act = acts[(event.shiftKey && arrow ? 'Shift+' : '') + event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
