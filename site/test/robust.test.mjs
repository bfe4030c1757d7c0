/**
 * What must not disturb a run: a lost graphics context, another size or screen, another rhythm of frames. And a picture
 * that rests costs nothing.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, open, skip, timeout, until } from './lab.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */

const RUN = 'n=20&m=100n&seed=7&p=one-choice&p=d-choice';

/** The document of the stage, in whatever page. @param {Page} page @returns {Promise<Frame>} */
async function stageOf(page) {
  /** @type {Frame | undefined} */
  let found;
  await until(async () => {
    found = page.frames().find((frame) => /\/stage(\?|#|$)/.test(frame.url()));
    return found !== undefined;
  }, 'a stage');
  return /** @type {Frame} */ (found);
}

/** What the stage tells of itself; nothing while it is not there. @param {Page} page @returns {Promise<any>} */
async function state(page) {
  const stage = await stageOf(page);
  return stage.evaluate(() => /** @type {any} */ (window).binfallStage?.state()).catch(() => undefined);
}

/** @param {Page} page @param {string} kind @param {string} [text] an order to the stage */
async function command(page, kind, text = '') {
  await (await stageOf(page)).evaluate(([name, words]) => /** @type {any} */ (window).binfallStage.command(name, words), [kind, text]);
}

/** @param {Page} page @param {(now: any) => boolean} wanted @param {string} what @returns {Promise<any>} the state that is wanted */
async function reached(page, wanted, what) {
  /** @type {any} */
  let now;
  await until(async () => {
    now = await state(page);
    return now !== undefined && wanted(now);
  }, what);
  return now;
}

/** Takes the graphics away and waits until the stage has begun anew. @param {Page} page @returns {Promise<any>} the state just before */
async function lose(page) {
  const stage = await stageOf(page);
  const before = await stage.evaluate(() => {
    /** @type {any} */ (window).old = true;
    const now = /** @type {any} */ (window).binfallStage.state();
    const context = /** @type {HTMLCanvasElement} */ (document.querySelector('.picture canvas')).getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return now;
  });
  await until(async () => await (await stageOf(page)).evaluate(() => !('old' in window) && document.querySelector('.picture canvas') !== null).catch(() => false), 'another canvas');
  return before;
}

/** The digest of the run at a round, from a stage of its own. @param {Page} page @param {number} round */
async function digestAt(page, round) {
  await page.goto(`${await base()}/stage?${RUN}&at=${round}`);
  return (await reached(page, (now) => now.round === round, `round ${round}`)).digest;
}

for (const where of ['/', '/embed', '/stage']) {
  test(`a lost graphics context comes back: ${where}`, { skip, timeout }, async (t) => {
    const page = await open(t);
    await page.goto(`${await base()}${where}?${RUN}&at=350&view=profile&speed=20`, { waitUntil: 'commit' });
    const first = await reached(page, (now) => now.round === 350 && !now.moving, 'the run');
    for (let time = 1; time <= 2; time++) {
      await lose(page);
      const now = await reached(page, ({ round, moving }) => round === 350 && !moving, `the same round, time ${time}`);
      assert.equal(now.digest, first.digest);
      assert.equal(now.labels, first.labels, 'the same view');
      assert.equal(now.playing, false);
    }
    const control = (/** @type {string} */ name, /** @type {string} */ otherwise) => (where === '/stage' ? command(page, otherwise)
      : page.getByRole('button', { name, exact: true }).first().click());
    await control('Play', 'play');
    await reached(page, ({ round }) => round > 352, 'it plays');
    for (let time = 1; time <= 2; time++) {
      const before = await lose(page);
      const least = await reached(page, ({ round }) => round > 0, `it is back, time ${time}`);
      assert.ok(least.round >= before.round, `from ${before.round} to ${least.round}`);
      await reached(page, ({ round, playing }) => playing && round > before.round, `it plays on, time ${time}`);
    }
    await control('Pause', 'pause');
    const last = await reached(page, ({ playing, moving }) => !playing && !moving, 'it rests');
    assert.equal(last.digest, await digestAt(page, last.round));
  });
}
