/** What the stage needs of a browser. */

/** @returns {string} one sentence saying what is missing, or '' if the stage can run */
export function missing() {
  if (typeof globalThis.WebAssembly !== 'object') {
    return 'This browser has no WebAssembly, which the moving picture needs.';
  }
  return hasWebGL2() ? '' : 'This browser offers no WebGL 2, which the moving picture needs.';
}

/** @returns {boolean} */
function hasWebGL2() {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Browsers allow few contexts at a time: this one is given back at once.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** @returns {boolean} whether the reader asked the system for less motion */
export function reducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
