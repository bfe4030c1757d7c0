/**
 * The form, built from the catalogue. It knows texts and places, never whether a value is right: the engine says that.
 * @import { Catalog, Setting } from './catalog.js'
 * @import { Control } from './control.js'
 * @import { Problem } from './protocol.js'
 */
import { isLanes, lanesKey } from './catalog.js';
import { makeControl } from './control.js';
import { el, need } from './dom.js';
import { makeLanes } from './lanes.js';
import { readQuery, writeQuery } from './query.js';
import { addSeedButton } from './seed.js';
import { makeStart } from './start.js';
import { makeSummary } from './summary.js';

/** Settings that other parts of the page hold: the scrubber, the speed slider, the panel for sharing. */
const ELSEWHERE = new Set(['v', 'at', 'speed', 'controls', 'caption', 'autoplay']);

/** Kinds of settings that every reader needs; the others of a run stand further down. */
const FIRST = new Set(['size', 'start', 'seed']);

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
    changed(read());
  };
  const controls = makeControls(catalog, report);
  const lanes = makeLanes(catalog, report);
  const summary = makeSummary(find);
  /** @type {Record<string, string>} values without a control, kept as they are */
  let kept = {};

  function read() {
    const values = { ...kept };
    for (const [{ name, kind, default: normal }, control] of controls) {
      const text = control.read();
      if (text !== '' && (text !== normal || kind === 'seed')) values[name] = text;
    }
    return writeQuery({ values, lanes: lanes.read() }, catalog);
  }

  /** @param {string} query */
  function write(query) {
    if (typing) return;
    const choices = readQuery(query, catalog);
    kept = { ...choices.values };
    delete kept.at; // another run begins at its beginning
    for (const [{ name }, control] of controls) {
      control.write(choices.values[name]);
      delete kept[name];
    }
    const shown = choices.lanes.length > 0 ? choices.lanes : defaultLanes(catalog);
    if (JSON.stringify(shown) !== JSON.stringify(lanes.read())) lanes.write(shown);
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
    for (const section of form.querySelectorAll('details')) {
      if (section.querySelector('[aria-invalid]')) section.open = true;
    }
    summary.show(list, running);
  }

  form.addEventListener('input', () => { typing = true; });
  form.addEventListener('focusout', () => { typing = false; });
  form.replaceChildren(summary.element, ...sections(controls, lanes.element));
  return { write, complain };
}

/** @param {Catalog} catalog @param {() => void} changed @returns {[Setting, Control][]} */
function makeControls(catalog, changed) {
  const own = catalog.settings.filter((setting) => !ELSEWHERE.has(setting.name) && !isLanes(setting) && !isIdle(setting));
  return own.map((setting) => {
    const id = `set-${setting.name}`;
    const control = setting.kind === 'start' ? makeStart(setting, catalog.starts ?? [], id, changed) : makeControl(setting, id, changed);
    if (setting.kind === 'seed') addSeedButton(control.element, need('input', HTMLInputElement, control.element), changed);
    return [setting, control];
  });
}

/** @param {Setting} setting a choice with one option is none */
function isIdle(setting) {
  return setting.kind === 'choice' && (setting.options?.length ?? 0) < 2;
}

/** @param {Catalog} catalog */
function defaultLanes(catalog) {
  const [name = '', ...args] = (catalog.settings.find(isLanes)?.default || catalog.processes[0].name).split('~');
  return [{ name, args }];
}

/** @param {[Setting, Control][]} controls @param {HTMLElement} lanes */
function sections(controls, lanes) {
  const wide = !matchMedia('(max-width: 960px)').matches;
  const pick = (/** @type {(setting: Setting) => boolean} */ fits) => controls.filter(([one]) => fits(one)).map(([, { element }]) => element);
  return [
    section('Run', pick((one) => one.group !== 'view' && FIRST.has(one.kind)), wide),
    section('Processes', [lanes], wide),
    section('View', pick((one) => one.group === 'view'), wide),
    section('More', pick((one) => one.group !== 'view' && !FIRST.has(one.kind)), false),
  ];
}

/** @param {string} title @param {HTMLElement[]} content @param {boolean} open */
function section(title, content, open) {
  return el('details', { open }, el('summary', {}, el('h2', {}, title)), el('div', { class: 'section' }, ...content));
}
