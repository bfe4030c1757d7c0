/**
 * The stage for a foreign page: a still picture until it is asked to move, and only while it can be seen.
 * @import { Failure, Markers, Pointed, State } from './protocol.js'
 */
import { readAddress } from './address.js';
import { need } from './dom.js';
import { makeGate } from './gate.js';
import { connectHost } from './host.js';
import { inspectKeys } from './inspect.js';
import { bindKeys } from './keys.js';
import { makeNotice } from './notice.js';
import { brief, titleOf } from './protocol.js';
import { makeSentence } from './sentence.js';
import { openStage } from './stage.js';
import { missing, reducedMotion } from './support.js';
import { applyTheme } from './theme.js';
import { makeTimeline } from './timeline.js';

const query = readAddress();
const holder = need('.stage', HTMLElement);
const over = need('.over', HTMLButtonElement);
const bar = need('.transport', HTMLElement);
const notice = makeNotice(holder);
const sentence = makeSentence(null, need('[role="status"]', HTMLElement));
const timeline = makeTimeline(bar, (order) => gate.obey(order));
/** @type {State | null} */
let state = null;

dress(query);
const lack = missing();
const stage = lack ? null : openStage(holder, { ready, state: show, details: (report) => host.tell(report), svg: (report) => host.tell(report), markers, pointed, error: refuse, late });
const gate = makeGate(holder, (order) => stage?.send(order));
const host = connectHost({
  order: gate.obey,
  // A slide that comes moves, unless the reader asked the system for less motion.
  start: () => { if (!reducedMotion()) gate.obey({ binfall: 'play' }); },
  stop: () => gate.obey({ binfall: 'pause' }),
});
if (lack) {
  notice.show(lack);
  host.tell({ binfall: 'error', list: [{ key: '', value: '', want: 'a browser with WebAssembly and WebGL 2', text: lack }] });
}

bindKeys(inspectKeys((order) => gate.obey(order)));
over.addEventListener('click', () => {
  timeline.toggle();
  host.giveFocusBack();
});

function ready() {
  notice.hide();
  host.tell({ binfall: 'ready', rules: 0 });
  const playing = state?.playing; // before the stage had to reload itself
  stage?.send({ binfall: 'load', query: state ? `${state.query}&at=${state.goal}` : query });
  if (playing) gate.obey({ binfall: 'play' });
}

/** @param {State} next */
function show(next) {
  const first = state === null;
  if (next.query !== state?.query) dress(next.query);
  state = next;
  holder.dataset.live = 'true';
  notice.hide();
  timeline.render(next);
  gate.heard(next);
  over.setAttribute('aria-label', `${next.playing ? 'Pause' : 'Play'}: ${titleOf(next)}`);
  // The mark says that there is something to play; a reader who rests a run wants to see it whole.
  if (first) over.dataset.fresh = 'true';
  if (next.playing) delete over.dataset.fresh;
  if (first) {
    timeline.enable(true);
    if (isOn(next.query, 'autoplay', false) && !reducedMotion()) gate.obey({ binfall: 'play' });
  }
  host.tell(next);
}

/** @param {Markers} report */
function markers(report) {
  timeline.mark(report);
  host.tell(report);
}

/** @param {Pointed} report */
function pointed(report) {
  sentence.point(report);
  host.tell(report);
}

/** @param {Failure} failure */
function refuse(failure) {
  host.tell(failure);
  const texts = failure.list.slice(0, 4).map(brief).join('; ');
  notice.show(`This link does not fit: ${texts}${failure.list.length > 4 ? '; …' : ''}`);
}

function late() {
  notice.show('The picture is taking its time to load.', { label: 'Try again', act: () => stage?.reopen() });
}

/** @param {string} text the query decides what stands around the stage; the caption is the stage's own */
function dress(text) {
  applyTheme(text);
  bar.hidden = !isOn(text, 'controls', true);
}

/** @param {string} text @param {string} key @param {boolean} normal */
function isOn(text, key, normal) {
  const value = new URLSearchParams(text).get(key);
  return value === null ? normal : value === '1';
}
