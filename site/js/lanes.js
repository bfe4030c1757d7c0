/**
 * The lanes: a list of one to four processes, each with its own arguments.
 * @import { Catalog, Process } from './catalog.js'
 * @import { Control } from './control.js'
 * @import { LaneChoice } from './query.js'
 */
import { findProcess, isLanes, MOST_LANES, processesFor } from './catalog.js';
import { choose, frame } from './control.js';
import { el } from './dom.js';
import { makeArguments } from './named.js';

export const LANE_LETTERS = ['A', 'B', 'C', 'D'];

/** @param {number} lane @param {string} title @returns {HTMLElement} the title behind the lane's letter */
export function laneName(lane, title) {
  return el('span', { class: 'lane-name' }, el('b', { class: 'lane-letter' }, LANE_LETTERS[lane]), ` ${title}`);
}

/**
 * @typedef {object} Lane
 * @property {HTMLElement} element
 * @property {() => LaneChoice} read
 * @property {(args: string[]) => void} write other arguments for the same process
 * @property {(name: string) => Control | undefined} find the control of an argument, '' for the process itself
 * @property {Control[]} controls
 */

/**
 * @param {Catalog} catalog
 * @param {() => void} changed
 */
export function makeLanes(catalog, changed) {
  const list = el('div', { class: 'lanes' });
  const add = el('button', { type: 'button', class: 'plain add' }, 'Add a lane');
  const element = el('div', {}, list, add);
  /** @type {Lane[]} */
  let lanes = [];
  let fitting = processesFor(catalog, false);

  /** @param {LaneChoice[]} choices */
  function write(choices) {
    const same = choices.length === lanes.length && lanes.every((lane, at) => lane.read().name === choices[at].name);
    if (same) lanes.forEach((lane, at) => lane.write(choices[at].args)); // the focus stays where it is
    else build(choices);
  }

  /** @param {LaneChoice[]} choices */
  function build(choices) {
    lanes = choices.slice(0, MOST_LANES).map((choice, at) => makeLane(catalog, choice, at, { fitting, removable: choices.length > 1 }, {
      changed,
      removed: () => {
        const rest = read();
        rest.splice(at, 1);
        build(rest);
        changed();
        lanes[Math.min(at, lanes.length - 1)]?.find('')?.focus();
      },
      replaced: (name) => {
        const all = read();
        all[at] = { name, args: [] };
        build(all);
        changed();
        lanes[at].find('')?.focus();
      },
    }));
    list.replaceChildren(...lanes.map((lane) => lane.element));
    add.hidden = lanes.length >= MOST_LANES;
  }

  function read() {
    return lanes.map((lane) => lane.read());
  }

  add.addEventListener('click', () => {
    const used = new Set(read().map((lane) => lane.name));
    const next = fitting.find((process) => !used.has(process.name)) ?? fitting[0];
    write([...read(), { name: next.name, args: [] }]);
    changed();
    lanes[lanes.length - 1].find('')?.focus();
  });

  return {
    element,
    read,
    write,
    /** @param {boolean} graph offers the processes for edges of a base graph, or those for balls; for lanes written from now on */
    fit: (graph) => {
      fitting = processesFor(catalog, graph);
      lanes = [];
    },
    /** @param {number} lane @param {string} argument */
    find: (lane, argument) => lanes[lane]?.find(argument),
    controls: () => lanes.flatMap((lane) => lane.controls),
  };
}

/**
 * @param {Catalog} catalog
 * @param {LaneChoice} choice
 * @param {number} at
 * @param {{fitting: Process[], removable: boolean}} may
 * @param {{changed: () => void, removed: () => void, replaced: (name: string) => void}} on
 * @returns {Lane}
 */
function makeLane(catalog, choice, at, { fitting, removable }, on) {
  const process = findProcess(catalog, choice.name);
  const picker = makePicker(catalog, choice.name, fitting, at, on.replaced);
  const own = makeArguments(process?.params ?? [], `lane-${at}`, on.changed);
  let { args } = choice;
  own.write(args);
  const letter = el('span', { class: 'lane-letter', 'aria-hidden': 'true' }, LANE_LETTERS[at]);
  const remove = el('button', { type: 'button', class: 'remove', 'aria-label': `Remove lane ${LANE_LETTERS[at]}`, hidden: !removable }, '✕');
  remove.addEventListener('click', on.removed);
  const element = el('div', { class: 'lane', role: 'group', 'aria-label': `Lane ${LANE_LETTERS[at]}` },
    letter, picker.element, remove, ...own.controls.map((control) => control.element));
  return {
    element,
    // A process that the catalogue does not know keeps its arguments, so that the engine's answer fits what was written.
    read: () => ({ name: choice.name, args: process ? own.read() : args }),
    write: (next) => {
      args = next;
      own.write(next);
    },
    find: (name) => (name === '' ? picker : own.find(name)),
    controls: [picker, ...own.controls],
  };
}

/**
 * @param {Catalog} catalog
 * @param {string} name
 * @param {Process[]} fitting
 * @param {number} at
 * @param {(name: string) => void} replaced
 * @returns {Control}
 */
function makePicker(catalog, name, fitting, at, replaced) {
  const id = `lane-${at}`;
  const select = el('select', { id });
  for (const process of fitting) select.append(el('option', { value: process.name }, process.title));
  choose(select, name);
  select.addEventListener('change', () => replaced(select.value));
  const setting = catalog.settings.find(isLanes);
  const label = el('label', { for: id, class: 'unseen' }, setting?.title || 'Process');
  return frame({ name: '', title: '', kind: 'process', default: '', doc: findProcess(catalog, name)?.doc ?? '' }, id, select, [label, select], {
    read: () => select.value,
    write: (text) => choose(select, text ?? ''),
  });
}
