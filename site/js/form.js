/**
 * The form, built from the catalogue. It knows texts and places, never whether a value is right: the engine says that.
 * @import { Catalog, Setting } from './catalog.js'
 * @import { Control } from './control.js'
 * @import { Problem } from './protocol.js'
 */
import { isLanes } from './catalog.js';
import { makeControl } from './control.js';
import { el, need } from './dom.js';
import { makeLanes } from './lanes.js';
import { readQuery, writeQuery } from './query.js';
import { addSeedButton } from './seed.js';
import { makeSummary } from './summary.js';

/** Settings that other parts of the page hold: the scrubber, the speed slider, the panel for sharing. */
export const ELSEWHERE = new Set(['v', 'at', 'speed', 'controls', 'caption', 'autoplay']);

/** Kinds of settings that every reader needs; the others of a run stand further down. */
const FIRST = new Set(['size', 'seed']);

/**
 * @param {HTMLElement} form
 * @param {Catalog} catalog
 * @param {(query: string) => void} changed
 */
export function makeForm(form, catalog, changed) {
  /** @type {Map<string, Control>} */
  const controls = new Map();
  /** @type {Record<string, string>} values without a control, kept as they are */
  let kept = {};
  const lanes = makeLanes(catalog, report);
  const summary = makeSummary(find);

  /** @param {Setting} setting */
  function control(setting) {
    const made = makeControl(setting, `set-${setting.name}`, report);
    if (setting.kind === 'seed') addSeedButton(made.element, need('input', HTMLInputElement, made.element), report);
    controls.set(setting.name, made);
    return made.element;
  }

  function read() {
    const values = { ...kept };
    for (const setting of catalog.settings) {
      const text = controls.get(setting.name)?.read();
      const plain = text === setting.default && setting.kind !== 'seed';
      if (text !== undefined && text !== '' && !plain) values[setting.name] = text;
    }
    return writeQuery({ values, lanes: lanes.read() }, catalog);
  }

  function report() {
    changed(read());
  }

  /** @param {string} query */
  function write(query) {
    const choices = readQuery(query, catalog);
    kept = {};
    for (const [name, value] of Object.entries(choices.values)) {
      if (!controls.has(name) && name !== 'at') kept[name] = value;
    }
    for (const [name, made] of controls) made.write(choices.values[name]);
    const shown = choices.lanes.length > 0 ? choices.lanes : defaultLanes(catalog);
    if (JSON.stringify(shown) !== JSON.stringify(lanes.read())) lanes.write(shown);
  }

  /** @param {string} key "n", "p.0" (a lane), "p.1.d" (its argument) */
  function find(key) {
    const [name, lane, argument = ''] = key.split('.');
    return lane === undefined ? controls.get(name) : lanes.find(Number(lane), argument);
  }

  /** @param {Problem[]} list */
  function complain(list) {
    for (const made of form.querySelectorAll('.problem')) made.textContent = '';
    for (const made of all()) made.complain('');
    for (const { key, text } of list) find(key)?.complain(text.replace(`${key}: `, ''));
    for (const section of form.querySelectorAll('details')) {
      if (section.querySelector('[aria-invalid]')) section.open = true;
    }
    summary.show(list);
  }

  function all() {
    const inLanes = lanes.read().flatMap((lane, i) => {
      const params = catalog.processes.find((process) => process.name === lane.name)?.params ?? [];
      return ['', ...params.map((param) => param.name)].map((name) => lanes.find(i, name));
    });
    return [...controls.values(), ...inLanes].filter((made) => made !== undefined);
  }

  const wide = !matchMedia('(max-width: 960px)').matches;
  const own = catalog.settings.filter((setting) => !ELSEWHERE.has(setting.name) && !isLanes(setting) && !isIdle(setting));
  const view = own.filter((setting) => setting.group === 'view');
  const run = own.filter((setting) => setting.group !== 'view' && FIRST.has(setting.kind));
  const more = own.filter((setting) => setting.group !== 'view' && !FIRST.has(setting.kind));
  form.replaceChildren(
    summary.element,
    section('Run', run.map(control), wide),
    section('Processes', [lanes.element], wide),
    section('View', view.map(control), wide),
    section('More', more.map(control), false),
  );
  return { write, complain };
}

/** @param {Setting} setting a choice with one option is none */
function isIdle(setting) {
  return setting.kind === 'choice' && (setting.options?.length ?? 0) < 2;
}

/** @param {Catalog} catalog */
function defaultLanes(catalog) {
  const name = catalog.settings.find(isLanes)?.default || catalog.processes[0].name;
  const [first = '', ...args] = name.split('~');
  return [{ name: first, args }];
}

/** @param {string} title @param {HTMLElement[]} content @param {boolean} open */
function section(title, content, open) {
  return el('details', { open }, el('summary', {}, el('h2', {}, title)), el('div', { class: 'section' }, ...content));
}
