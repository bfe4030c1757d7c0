/** Every view of the stage: it draws, says what it shows, follows a change of view at the same round, and rests. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, open, skip, timeout, until } from './lab.mjs';

const RUN = 'n=1000&m=20n&seed=1&p=one-choice&p=d-choice';

/** @param {import('playwright-core').Page} page @returns {Promise<any>} */
const state = (page) => page.evaluate(() => /** @type {any} */ (window).binfallStage?.state());

/** Waits until nothing is drawn any more. @param {import('playwright-core').Page} page */
async function rest(page) {
  let frames = -1;
  await until(async () => {
    const now = await state(page);
    const still = now && !now.moving && now.round === 5000 && now.frames === frames;
    frames = now?.frames;
    await page.waitForTimeout(300);
    return still;
  }, 'a still picture');
  return frames;
}

test('views draw, change into one another and rest', { skip, timeout }, async (t) => {
  const page = await open(t);
  await page.goto(`${await base()}/stage?${RUN}&at=5000&view=bars`);
  let frames = await rest(page);
  const { digest } = await state(page);
  for (const [view, words] of [['field', 'Each cell is a bin'], ['profile', 'sorted from the fullest'], ['river', 'Time runs to the right'], ['lorenz', 'share of the balls']]) {
    await page.evaluate((query) => /** @type {any} */ (window).binfallStage.command('load', query), `${RUN}&view=${view}`);
    const drawn = await rest(page);
    assert.ok(drawn > frames, `${view} draws`);
    frames = drawn;
    const now = await state(page);
    assert.equal(now.digest, digest, `${view} keeps the run`);
    assert.ok(now.labels > 5, `${view} has its texts`);
    const label = await page.getByRole('img').getAttribute('aria-label');
    assert.ok(label?.includes(words), `${view} says what it shows: ${label}`);
    const text = await page.locator('.labels').textContent();
    const box = await page.locator('canvas').boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.25);
    await until(async () => await page.locator('.labels').textContent() !== text, `${view} answers the pointer`);
    frames = await rest(page);
    await page.mouse.move(box.x + 2, box.y + 2);
  }
});

test('a river that is chosen late shows the whole run', { skip, timeout }, async (t) => {
  const page = await open(t);
  const run = 'n=2&m=1e9&seed=1&p=d-choice&p=fullest&at=123456';
  await page.goto(`${await base()}/stage?${run}&view=bars`);
  await until(async () => { const now = await state(page); return now?.round === 123456 && !now.moving; }, 'the run');
  const { digest } = await state(page);
  await page.evaluate((query) => /** @type {any} */ (window).binfallStage.command('load', query), `${run}&view=river`);
  await until(async () => { const now = await state(page); return now.round === 123456 && !now.moving && now.digest === digest; }, 'the same round');
  const text = await page.locator('.labels').textContent();
  assert.ok(text?.includes('all 2') && !text.includes('not kept'), String(text));
});
