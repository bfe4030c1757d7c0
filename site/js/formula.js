/** Formulas in the engine's plain writing, such as x^{d+1}, e^θ or φ_d, as they are printed. */
import { el } from './dom.js';

const RAISED = /([\^_])(?:\{([^}]*)\}|([\p{L}\p{N}]))/u;

/** @param {string} text @returns {(Node | string)[]} */
export function formula(text) {
  const nodes = [];
  let rest = text.replaceAll('-', '−');
  for (let found = RAISED.exec(rest); found; found = RAISED.exec(rest)) {
    const [whole, mark, group, single] = found;
    nodes.push(rest.slice(0, found.index), el(mark === '^' ? 'sup' : 'sub', {}, group ?? single));
    rest = rest.slice(found.index + whole.length);
  }
  return [...nodes, rest];
}
