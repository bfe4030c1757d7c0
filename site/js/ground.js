/**
 * What arrives: balls for bins, or edges of a base graph. The form shows the settings of the one side; what was typed on
 * the other stays behind the scenes and never gets into the link.
 * @import { Catalog, Setting } from './catalog.js'
 * @import { Control } from './control.js'
 * @import { LaneChoice } from './query.js'
 */
import { normalLane, processesFor } from './catalog.js';
import { makeControl } from './control.js';
import { laneOf } from './query.js';

/** The setting that makes a link one of a graph. */
export const GRAPH_KEY = 'g';

/** Settings that belong to one side; all others serve both. @type {Record<string, 'bins' | 'graph'>} */
const SIDES = { n: 'bins', m: 'bins', start: 'bins', g: 'graph', gseed: 'graph', T: 'graph', order: 'graph', show: 'graph' };

/** The way to choose a side looks like any setting of the catalogue. @type {Setting} */
const CHOICE = {
  name: 'ground', title: 'What arrives', doc: '', kind: 'choice', default: 'bins',
  options: [{ name: 'bins', title: 'Balls into bins' }, { name: 'graph', title: 'Edges of a graph' }],
};

/** @param {Setting} setting @param {boolean} graph @returns {boolean} whether the setting may stand in such a link */
export function serves({ name }, graph) {
  return !SIDES[name] || (SIDES[name] === 'graph') === graph;
}

/**
 * @param {Catalog} catalog
 * @param {[Setting, Control][]} controls
 * @param {{read: () => LaneChoice[], fit: (graph: boolean) => void, write: (lanes: LaneChoice[]) => void}} lanes
 * @param {() => void} changed
 */
export function makeGround(catalog, controls, lanes, changed) {
  const choice = makeControl(CHOICE, 'ground', () => {
    turn(choice.read() === 'graph');
    changed();
  });
  let graph = false;
  /** lanes of the side that is not shown @type {LaneChoice[]} */
  let others = [];
  const base = controls.find(([{ name }]) => name === GRAPH_KEY)?.[1];
  choice.write('bins');

  /** @param {boolean} next @param {LaneChoice[]} [wanted] lanes to show; those of before, or the usual one, unless said */
  function turn(next, wanted) {
    if (next !== graph) {
      const before = lanes.read();
      graph = next;
      lanes.fit(graph);
      lanes.write(wanted ?? usable(others));
      others = before;
    }
    choice.write(graph ? 'graph' : 'bins');
    show();
  }

  /** @param {LaneChoice[]} list @returns {LaneChoice[]} what fits of it, or the usual lane */
  function usable(list) {
    const fitting = list.filter(({ name }) => processesFor(catalog, graph).some((process) => process.name === name));
    return fitting.length > 0 ? fitting : [laneOf(normalLane(catalog, graph))];
  }

  /** Settings that cannot be told now are put away, unless a link gave them and the engine complains. */
  function show() {
    for (const [setting, { element }] of controls) {
      element.hidden = !applies(setting) && !element.querySelector('[aria-invalid]');
    }
  }

  /** @param {Setting} setting @returns {boolean} whether it goes into the link */
  function applies(setting) {
    return serves(setting, graph) && (setting.name !== 'gseed' || drawn());
  }

  /** @returns {boolean} whether the base graph follows from a seed */
  function drawn() {
    const name = base?.read().split('~')[0];
    return Boolean(catalog.families?.find((family) => family.name === name)?.random);
  }

  for (const [{ name }, { element }] of controls) {
    if (SIDES[name]) element.dataset.side = SIDES[name];
  }
  return { element: choice.element, turn, show, applies, graph: () => graph };
}
