/**
 * The dialog in which a graph is drawn or typed; picture and text are two views of one drawing. The engine reads the result
 * like any file.
 * @import { Part, Sketch } from './sketch.js'
 */
import { need, setText } from '../dom.js';
import { makeBoard } from './board.js';
import { EMPTY, MOST_EDGES, MOST_VERTICES, readText, textOf, withEdge, without, withVertex } from './sketch.js';

/**
 * @param {HTMLDialogElement} dialog
 * @param {(file: File) => void} use
 */
export function makeDraw(dialog, use) {
  const text = need('textarea', HTMLTextAreaElement, dialog);
  const problem = need('.problem', HTMLElement, dialog);
  const status = need('[role="status"]', HTMLElement, dialog);
  const hint = need('.hint', HTMLElement, dialog);
  /** @param {string} act */
  const button = (act) => need(`[data-draw="${act}"]`, HTMLButtonElement, dialog);
  /** every drawing up to the present one, and those that were taken back @type {Sketch[]} */
  let past = [EMPTY];
  /** @type {Sketch[]} */
  let future = [];
  /** @type {Part | null} */
  let chosen = null;
  /** while the text is typed one step grows */
  let typing = false;

  const now = () => past[past.length - 1];
  const board = makeBoard(need('svg', SVGSVGElement, dialog), {
    vertex: (place) => change(withVertex(now(), place)),
    edge: (u, v) => change(withEdge(now(), u, v)),
    branch(u, place) {
      const grown = withVertex(now(), place);
      if (grown !== now()) change(withEdge(grown, u, grown.places.length - 1));
    },
    pick(part) {
      chosen = part;
      show();
    },
  });

  /** @param {Sketch} next */
  function change(next) {
    if (next === now()) {
      return setText(status, `A drawing holds ${MOST_VERTICES} vertices and ${MOST_EDGES} edges; “Paste an edge list” takes more.`);
    }
    typing = false;
    past.push(next);
    go([]);
  }

  /** @param {Sketch[]} later drawings that can be brought back */
  function go(later) {
    future = later;
    chosen = null;
    text.value = textOf(now());
    complain('');
    show();
  }

  /** @type {Record<string, () => void>} */
  const acts = {
    remove() { if (chosen) change(without(now(), chosen)); },
    undo() {
      const last = past.length > 1 ? past.pop() : undefined;
      if (last) go([...future, last]);
    },
    redo() {
      const next = future.at(-1);
      if (!next) return;
      past.push(next);
      go(future.slice(0, -1));
    },
    clear() { change(EMPTY); },
    use() {
      dialog.close();
      use(new File([textOf(now())], 'Drawn graph'));
    },
  };

  /** @param {string} words */
  function complain(words) {
    setText(problem, words);
    problem.hidden = words === '';
    if (words === '') text.removeAttribute('aria-invalid');
    else text.setAttribute('aria-invalid', 'true');
  }

  function show() {
    const { places, edges } = now();
    board.show(now(), chosen);
    hint.hidden = places.length > 0;
    const focus = document.activeElement;
    button('remove').disabled = !chosen;
    button('undo').disabled = past.length === 1;
    button('redo').disabled = future.length === 0;
    button('clear').disabled = places.length === 0;
    button('use').disabled = edges.length === 0 || !problem.hidden;
    // A button that is switched off under the reader's hand must not throw the keys out of the dialog.
    if (focus instanceof HTMLButtonElement && focus.disabled) need('svg', SVGSVGElement, dialog).focus();
    setText(status, edges.length === 0 ? 'A graph needs an edge.'
      : `${places.length} ${places.length === 1 ? 'vertex' : 'vertices'}, ${edges.length} ${edges.length === 1 ? 'edge' : 'edges'}`);
  }

  text.addEventListener('input', () => {
    const { sketch, problem: words } = readText(text.value, now());
    complain(words);
    if (sketch) {
      if (typing) past.pop();
      typing = true;
      past.push(sketch);
      future = [];
      chosen = null;
    }
    show();
  });
  text.addEventListener('change', () => { typing = false; });

  dialog.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('[data-draw]') : null;
    if (pressed instanceof HTMLElement) acts[pressed.dataset.draw ?? '']?.();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.target === text || event.altKey) return;
    const key = event.key.toLowerCase();
    const ctrl = event.ctrlKey || event.metaKey;
    const act = ctrl && key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : ctrl && key === 'y' ? 'redo'
      : !ctrl && (key === 'delete' || key === 'backspace') ? 'remove' : '';
    if (act === '') return;
    event.preventDefault();
    acts[act]();
  });

  show();
  return { open: () => dialog.showModal() };
}
