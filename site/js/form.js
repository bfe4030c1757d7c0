/**
 * The form, built from the catalogue. It knows texts and places, never whether a value is right: the engine says that.
 * @import { Catalog, Setting } from './catalog.js'
 * @import { Control } from './control.js'
 * @import { Problem } from './protocol.js'
 */
import { isLanes, lanesKey, normalLane } from './catalog.js';
import { makeControl } from './control.js';
import { el, need } from './dom.js';
import { GRAPH_KEY, makeGround, serves } from './ground.js';
import { makeLanes } from './lanes.js';
import { makeOpener } from './opener.js';
import { makePick } from './pick.js';
import { laneOf, readQuery, writeQuery } from './query.js';
import { addSeedButton } from './seed.js';
import { makeSummary } from './summary.js';

/** Settings that other parts of the page hold: the scrubber, the speed slider, the panel for sharing. */
const ELSEWHERE = new Set(['v', 'at', 'speed', 'from', 'to', 'loop', 'controls', 'caption', 'autoplay']);

/** Settings of a run that few readers need; they stand further down. */
const LAST = new Set(['rep', 'engine']);

/**
 * @param {HTMLElement} form
 * @param {Catalog} catalog
 * @param {(query: string) => void} changed
 */
export function makeForm(form, catalog, changed) {
  /** whether something is typed that has not been reported yet, and must not be written over */
  let typing = false;
  const report = () => {
    typing = false;
    opener.forget();
    show();
    changed(read());
  };
  const controls = makeControls(catalog, report);
  const lanes = makeLanes(catalog, report);
  const ground = makeGround(catalog, controls, lanes, report);
  const opener = makeOpener(take);
  const summary = makeSummary(find);
  /** @type {Record<string, string>} values without a control, kept as they are */
  let kept = {};

  function read() {
    const values = { ...kept };
    for (const [setting, control] of controls) {
      const text = ground.applies(setting) ? control.read() : '';
      if (text !== '' && (text !== setting.default || setting.kind === 'seed')) values[setting.name] = text;
    }
    return writeQuery({ values, lanes: lanes.read() }, catalog);
  }

  /** Settings that do not apply are put away. */
  function show() {
    ground.show();
    opener.show(ground.graph());
    opener.settle(ground.graph() ? find(GRAPH_KEY)?.read() ?? '' : '');
  }

  /** @param {string} query */
  function write(query) {
    if (typing) return;
    const choices = readQuery(query, catalog);
    const graph = Boolean(choices.values[GRAPH_KEY]);
    kept = { ...choices.values };
    delete kept.at; // another run begins at its beginning
    for (const [setting, control] of controls) {
      const text = choices.values[setting.name];
      if (text !== undefined || serves(setting, graph)) control.write(text);
      delete kept[setting.name];
    }
    const shown = choices.lanes.length > 0 ? choices.lanes : [laneOf(normalLane(catalog, graph))];
    ground.turn(graph, shown);
    if (JSON.stringify(shown) !== JSON.stringify(lanes.read())) lanes.write(shown);
    show();
  }

  /** @param {string} key "n", "p.0" (a lane), "p.1.d" (its argument), "start.L" @returns {Control | undefined} */
  function find(key) {
    const [name, ...path] = key.split('.');
    if (name === lanesKey(catalog) && path.length > 0) return lanes.find(Number(path[0]), path[1] ?? '');
    const control = controls.find(([setting]) => setting.name === name)?.[1];
    return (path.length > 0 && control?.find?.(path[0])) || control;
  }

  /** @param {Problem[]} list @param {boolean} running */
  function complain(list, running) {
    const all = controls.flatMap(([, one]) => [one, ...(one.parts?.() ?? [])]);
    for (const control of [...all, ...lanes.controls()]) control.complain('');
    for (const { key, text } of list) find(key)?.complain(text.replace(`${key}: `, ''));
    show();
    for (const section of form.querySelectorAll('details')) {
      if (section.querySelector('[aria-invalid]')) section.open = true;
    }
    summary.show(list, running);
  }

  /** @param {string} g the value that carries a graph that was opened */
  function take(g) {
    typing = false;
    ground.turn(true);
    find(GRAPH_KEY)?.write(g);
    show();
    changed(read());
  }

  form.addEventListener('input', () => { typing = true; });
  form.addEventListener('focusout', () => { typing = false; });
  form.replaceChildren(summary.element, ...sections(controls, ground.element, lanes.element));
  find(GRAPH_KEY)?.element.after(opener.element);
  show();
  return { write, complain, open: opener.open };
}

/** @param {Catalog} catalog @param {() => void} changed @returns {[Setting, Control][]} */
function makeControls(catalog, changed) {
  const own = catalog.settings.filter((setting) => !ELSEWHERE.has(setting.name) && !isLanes(setting) && !isIdle(setting));
  return own.map((setting) => {
    const id = `set-${setting.name}`;
    const control = makeOwn(setting, catalog, id, changed);
    if (setting.kind === 'seed') {
      const label = setting.name === 'seed' ? 'New seed' : 'New graph';
      addSeedButton(control.element, need('input', HTMLInputElement, control.element), label, changed);
    }
    return [setting, control];
  });
}

/** @param {Setting} setting @param {Catalog} catalog @param {string} id @param {() => void} changed @returns {Control} */
function makeOwn(setting, catalog, id, changed) {
  if (setting.kind === 'start') return makePick(setting, catalog.starts ?? [], id, changed);
  if (setting.kind === 'family') return makePick(setting, catalog.families ?? [], id, changed);
  return makeControl(setting, id, changed);
}

/** @param {Setting} setting a choice with one option is none */
function isIdle(setting) {
  return setting.kind === 'choice' && (setting.options?.length ?? 0) < 2;
}

/** @param {[Setting, Control][]} controls @param {HTMLElement} ground @param {HTMLElement} lanes */
function sections(controls, ground, lanes) {
  const wide = !matchMedia('(max-width: 960px)').matches;
  const pick = (/** @type {(setting: Setting) => boolean} */ fits) => controls.filter(([one]) => fits(one)).map(([, { element }]) => element);
  return [
    section('Run', [ground, ...pick((one) => one.group !== 'view' && !LAST.has(one.name))], wide),
    section('Processes', [lanes], wide),
    section('View', pick((one) => one.group === 'view'), wide),
    section('More', pick((one) => one.group !== 'view' && LAST.has(one.name)), false),
  ];
}

/** @param {string} title @param {HTMLElement[]} content @param {boolean} open */
function section(title, content, open) {
  return el('details', { open }, el('summary', {}, el('h2', {}, title)), el('div', { class: 'section' }, ...content));
}
