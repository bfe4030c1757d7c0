/**
 * The lab. One state, the query: the form and the timeline ask the stage for changes, the stage reports, the page shows it.
 * @import { Failure, State } from './protocol.js'
 */
import { readAddress, withRound, writeAddress } from './address.js';
import { loadCatalog } from './catalog.js';
import { need, setText } from './dom.js';
import { makeDraw } from './draw/draw.js';
import { acceptDrops } from './drop.js';
import { makeFigures } from './figures.js';
import { makeForm } from './form.js';
import { makeGallery } from './gallery.js';
import { inspectKeys } from './inspect.js';
import { bindKeys } from './keys.js';
import { makeNotice } from './notice.js';
import { makePanels } from './panels.js';
import { brief, nameOf, titleOf } from './protocol.js';
import { withKeys } from './query.js';
import { recall, remember } from './resume.js';
import { drawSeed } from './seed.js';
import { makeSection } from './section.js';
import { makeSentence } from './sentence.js';
import { makeShare } from './share.js';
import { makeSpeed } from './speed.js';
import { keepFocus, openStage } from './stage.js';
import { missing, reducedMotion } from './support.js';
import { applyTheme } from './theme.js';
import { makeTimeline } from './timeline.js';

const SHOWCASE = 'n=50&m=10n&p=one-choice&p=d-choice~2';

const holder = need('.stage', HTMLElement);
const notice = makeNotice(holder);
const catalog = await loadCatalog().catch((error) => {
  notice.show('The settings could not be loaded.', { label: 'Try again', act: () => location.reload() });
  throw error;
});
const normal = catalog.settings.find((setting) => setting.kind === 'speed')?.default ?? '4';

const digest = need('.digest-value', HTMLElement);
const event = need('.event', HTMLElement);
const figures = makeFigures(need('.figures > table', HTMLTableElement));
const panels = makePanels(need('.figures', HTMLElement), catalog, (order) => stage?.send(order));
const sentence = makeSentence(need('.sentence', HTMLElement), need('[role="status"]', HTMLElement));
const gallery = makeGallery(need('#examples', HTMLDialogElement), need('.look', HTMLElement), catalog, present);
const keys = need('#keys', HTMLDialogElement);
const form = makeForm(need('.settings', HTMLElement), catalog, load);
const draw = makeDraw(need('#draw', HTMLDialogElement), form.open);
const timeline = makeTimeline(need('.transport', HTMLElement), (order) => stage?.send(order));
const section = makeSection(need('.transport', HTMLElement), (keys) => { if (state) load(withKeys(state.query, keys, catalog)); });
const speed = makeSpeed(need('.speed input', HTMLInputElement), need('.speed output', HTMLElement), normal, changeSpeed);
const share = makeShare(need('#share', HTMLDialogElement), catalog, () => ({
  link: `${location.origin}/?${placed()}`, query: placed(), title: state ? titleOf(state) : 'Binfall', name: state ? nameOf(state) : 'run',
}), () => {
  stage?.send({ binfall: 'svg' });
  return stage !== null && state !== null;
});

const landed = readAddress();
const left = recall();
/** @type {State | null} */
let state = null;
/** the last query sent, shown again in the form if the engine refuses it */
let asked = landed || `${SHOWCASE}&seed=${drawSeed()}`;
if (left !== null) asked = withKeys(asked, { at: String(left) }, catalog);
let answered = true;
/** who comes without a run to look at is shown one */
let greeting = landed === '' && !reducedMotion();

const lack = missing();
const stage = lack ? null : openStage(holder, { ready, state: show, details: panels.show, svg: share.picture, markers: timeline.mark, pointed: sentence.point, dropped: form.open, error: refuse, late });

applyTheme(asked);
form.write(asked);
speed.write(Number(normal));
if (stage) keepFocus(stage.frame);
else {
  notice.show(`${lack} The link works in any browser that has it.`);
  writeAddress(asked);
}

/** @param {string} query */
function load(query) {
  asked = query;
  answered = false;
  form.complain([], true);
  if (!stage) {
    writeAddress(query);
    return applyTheme(query);
  }
  const playing = state?.playing;
  stage.send({ binfall: 'load', query });
  if (playing) stage.send({ binfall: 'play' });
}

/** @param {string} query of an example, which is there to be watched */
function present(query) {
  load(query);
  if (!reducedMotion()) stage?.send({ binfall: 'play' });
}

/** The stage starts, or has reloaded itself after a lost graphics context and goes back to its round. */
function ready() {
  notice.hide();
  load(placed());
}

/** @returns {string} the query with the round the run stands at, or is on its way to */
function placed() {
  return state ? withRound(state.query, state.goal, catalog) : asked;
}

/** @param {State} next */
function show(next) {
  const before = state;
  state = next;
  if (next.query !== before?.query || (!answered && !next.playing)) accept(next);
  if (!before) timeline.enable(true);
  holder.dataset.live = 'true';
  timeline.render(next);
  section.render(next);
  speed.write(next.rate);
  sentence.render(next);
  figures.render(next);
  panels.heard(next);
  setText(digest, next.digest);
  setText(event, next.event);
  if (!next.playing) writeAddress(placed());
  else if (before?.query !== next.query || !before.playing) writeAddress(next.query);
  if (greeting) stage?.send({ binfall: 'play' });
  greeting = false;
}

/** @param {State} next the answer to a load */
function accept(next) {
  answered = true;
  applyTheme(next.query);
  form.write(next.query);
  form.complain([], true);
  gallery.show(next.query);
  notice.hide();
  document.title = `${titleOf(next)} · Binfall`;
}

/** @param {Failure} failure */
function refuse(failure) {
  answered = true;
  form.write(asked);
  form.complain(failure.list, state !== null);
  if (state) return;
  const [first, ...rest] = failure.list.map(brief);
  notice.show(`This link cannot be run as it stands. ${first}${rest.length > 0 ? `; and ${rest.length} more, listed at the settings` : ''}.`, {
    label: 'Load the standard run instead',
    act: () => load(`${SHOWCASE}&seed=${drawSeed()}`),
  });
}

function late() {
  notice.show('The stage is taking its time to load.', { label: 'Try again', act: () => stage?.reopen() });
}

/** @param {number | 'max'} rate @param {boolean} final the slider rests: now the speed belongs to the link */
function changeSpeed(rate, final) {
  stage?.send({ binfall: 'speed', rate });
  if (final && state) load(withKeys(state.query, { speed: String(rate) }, catalog));
}

/** @param {number} n */
function step(n) {
  return () => stage?.send({ binfall: 'step', n });
}

/** @param {number} factor @returns {boolean} whether there is a base graph to come closer to */
function zoom(factor) {
  if (!state?.graph || /&view=(?!graph)/.test(state.query)) return false;
  stage?.send({ binfall: 'zoom', factor });
  return true;
}

bindKeys({
  ...inspectKeys((order) => stage?.send(order)),
  ' ': timeline.toggle,
  ArrowRight: step(1),
  ArrowLeft: step(-1),
  'Shift+ArrowRight': step(10),
  'Shift+ArrowLeft': step(-10),
  Home: timeline.acts.start,
  End: timeline.acts.end,
  '[': timeline.acts.before,
  ']': timeline.acts.after,
  '+': () => zoom(1.25) || speed.nudge(1),
  '-': () => zoom(0.8) || speed.nudge(-1),
  0: () => zoom(0.000001),
  '>': () => speed.nudge(1),
  '<': () => speed.nudge(-1),
  r: sentence.say,
  '?': () => keys.showModal(),
});

/** @type {Record<string, () => void>} */
const opens = { share: share.open, draw: draw.open, examples: gallery.open, keys: () => keys.showModal(), sentence: sentence.say };
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-open]') : null;
  if (button instanceof HTMLElement) opens[button.dataset.open ?? '']?.();
});
acceptDrops(form.open);
addEventListener('popstate', () => load(readAddress()));
addEventListener('pagehide', () => { if (state?.playing) remember(state.round); });
