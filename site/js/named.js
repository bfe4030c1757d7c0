/**
 * What stands behind a name in a link, as in d-choice~3 or two-level~50: one control for each argument.
 * @import { Setting } from './catalog.js'
 * @import { Control } from './control.js'
 */
import { makeControl } from './control.js';
import { makeLevels } from './levels.js';

/**
 * @typedef {object} Arguments
 * @property {Control[]} controls
 * @property {() => string[]} read without the defaults at the end
 * @property {(args: string[]) => void} write what is left out gets its default
 * @property {(name: string) => Control | undefined} find
 */

/**
 * @param {Setting[]} params
 * @param {string} id unique in the page
 * @param {() => void} changed
 * @returns {Arguments}
 */
export function makeArguments(params, id, changed) {
  const controls = params.map((param) => (param.kind === 'levels' ? makeLevels : makeControl)(param, `${id}-${param.name}`, changed));

  function read() {
    const texts = controls.map((control, i) => control.read() || params[i].default);
    while (texts.length > 0 && texts[texts.length - 1] === params[texts.length - 1].default) texts.pop();
    return texts.flatMap((text) => text.split('~'));
  }

  /** @param {string[]} args */
  function write(args) {
    controls.forEach((control, i) => {
      // A list is the last of its kind and takes all that is left.
      const text = params[i].kind === 'list' ? args.slice(i).join('~') : args[i];
      control.write(text || undefined);
    });
  }

  return { controls, read, write, find: (name) => controls[params.findIndex((param) => param.name === name)] };
}
