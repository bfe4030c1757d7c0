/**
 * The lab. One state, the query: the form and the timeline ask the stage for changes, the stage reports, the page shows it.
 * @import { State } from './protocol.js'
 * @import { Catalog } from './catalog.js'
 */
import { fullLink, readAddress, withRound, writeAddress } from './address.js';
import { loadCatalog } from './catalog.js';
import { need, setText } from './dom.js';
import { makeFigures } from './figures.js';
import { makeForm } from './form.js';
import { bindKeys } from './keys.js';
import { makeNotice } from './notice.js';
import { titleOf } from './protocol.js';
import { withKeys } from './query.js';
import { drawSeed } from './seed.js';
import { makeSentence } from './sentence.js';
import { makeShare } from './share.js';
import { makeSpeed } from './speed.js';
import { openStage } from './stage.js';
import { missing, reducedMotion } from './support.js';
import { applyTheme } from './theme.js';
import { makeTimeline } from './timeline.js';

const SHOWCASE = 'n=50&m=10n&p=one-choice&p=d-choice~2';

/** @param {Catalog} catalog */
function start(catalog) {
  const holder = need('.stage', HTMLElement);
  const notice = makeNotice(holder);
  const digest = need('.digest-value', HTMLElement);
  const event = need('.event', HTMLElement);
  const figures = makeFigures(need('.figures table', HTMLTableElement));
  const sentence = makeSentence(need('.sentence', HTMLElement), need('[role="status"]', HTMLElement));
  const keysDialog = need('#keys', HTMLDialogElement);
  const form = makeForm(need('.settings', HTMLElement), catalog, load);
  const timeline = makeTimeline(need('.transport', HTMLElement), (order) => stage?.send(order));
  const speed = makeSpeed(need('.speed input', HTMLInputElement), need('.speed output', HTMLElement), normalSpeed(catalog), changeSpeed);
  const share = makeShare(need('#share', HTMLDialogElement), catalog, () => ({ link: fullLink(), query: placed(), title: state ? titleOf(state) : 'Binfall' }));

  const landed = readAddress();
  /** @type {State | null} */
  let state = null;
  /** the last query sent, shown again in the form if the engine refuses it */
  let asked = landed || `${SHOWCASE}&seed=${drawSeed()}`;
  let answered = true;
  let greet = landed === '' && !reducedMotion();

  const lack = missing();
  const stage = lack ? null : openStage(holder, { ready, state: show, error: refuse, late });

  /** @param {string} query */
  function load(query) {
    asked = query;
    answered = false;
    form.complain([]);
    if (!stage) {
      writeAddress(query);
      return applyTheme(query);
    }
    const playing = state?.playing;
    stage.send({ binfall: 'load', query });
    if (playing) stage.send({ binfall: 'play' });
  }

  /** The stage starts, or has reloaded itself after a lost graphics context and goes back to its round. */
  function ready() {
    notice.hide();
    const playing = state?.playing;
    load(placed());
    if (playing) stage?.send({ binfall: 'play' });
  }

  /** @returns {string} the query with the round the run stands at */
  function placed() {
    return state ? withRound(state.query, state.round, catalog) : asked;
  }

  /** @param {State} next */
  function show(next) {
    const before = state;
    state = next;
    if (next.query !== before?.query || (!answered && !next.playing)) {
      answered = true;
      applyTheme(next.query);
      form.write(next.query);
      form.complain([]);
      notice.hide();
      document.title = `${titleOf(next)} · Binfall`;
    }
    if (!before) timeline.enable(true);
    holder.dataset.live = 'true';
    timeline.render(next);
    speed.write(next.rate);
    sentence.render(next);
    figures.render(next.lanes);
    setText(digest, next.digest);
    setText(event, next.event);
    if (!next.playing) writeAddress(placed());
    else if (before?.query !== next.query) writeAddress(next.query);
    if (greet) stage?.send({ binfall: 'play' });
    greet = false;
  }

  /** @param {import('./protocol.js').Failure} failure */
  function refuse(failure) {
    answered = true;
    form.write(asked);
    form.complain(failure.list);
    if (state) return;
    notice.show('This link cannot be run as it stands. The settings list what does not fit.', {
      label: 'Load the standard run instead',
      act: () => load(`${SHOWCASE}&seed=${drawSeed()}`),
    });
  }

  function late() {
    notice.show('The stage is taking its time to load.', { label: 'Try again', act: () => stage?.reopen() });
  }

  /** @param {number | 'max'} rate @param {boolean} final */
  function changeSpeed(rate, final) {
    stage?.send({ binfall: 'speed', rate });
    // The speed belongs to the link once the slider rests.
    if (final && state) load(withKeys(state.query, { speed: String(rate) }, catalog));
  }

  /** @param {number} rounds */
  function step(rounds) {
    return () => stage?.send({ binfall: 'step', n: rounds });
  }

  bindKeys({
    ' ': timeline.toggle,
    ArrowRight: step(1),
    ArrowLeft: step(-1),
    'Shift+ArrowRight': step(10),
    'Shift+ArrowLeft': step(-10),
    Home: timeline.acts.start,
    End: timeline.acts.end,
    '+': () => speed.nudge(1),
    '-': () => speed.nudge(-1),
    r: sentence.say,
    '?': () => keysDialog.showModal(),
  });
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-open]') : null;
    const open = button instanceof HTMLElement ? button.dataset.open : '';
    if (open === 'share') share.open();
    if (open === 'keys') keysDialog.showModal();
    if (open === 'sentence') sentence.say();
  });
  addEventListener('popstate', () => load(readAddress()));
  keepFocus(stage?.frame);

  form.write(asked);
  if (lack) {
    notice.show(`${lack} The link works in any browser that has it.`);
    writeAddress(asked);
  }
}

/** @param {Catalog} catalog */
function normalSpeed(catalog) {
  return catalog.settings.find((setting) => setting.kind === 'speed')?.default ?? '4';
}

/** A click on the picture must not take the keys away from the page. @param {HTMLIFrameElement} [frame] */
function keepFocus(frame) {
  addEventListener('blur', () => setTimeout(() => {
    if (frame && document.activeElement === frame) frame.blur();
  }));
}

try {
  start(await loadCatalog());
} catch (error) {
  makeNotice(need('.stage', HTMLElement)).show('The settings could not be loaded.', { label: 'Try again', act: () => location.reload() });
  throw error;
}
