/** Reading the picture: a bin's numbers and last rounds by mouse, by finger and by keys, in the lab and in the embed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, lab, open, round, skip, timeout, until } from './lab.mjs';

const QUERY = '?n=20&m=200&seed=1&p=one-choice&p=d-choice~3&at=50';

/** @param {import('playwright-core').Page} page @param {RegExp} text what a label of the picture must say */
async function written(page, text) {
  const frame = page.frames().find((one) => one.url().endsWith('/stage'));
  assert.ok(frame);
  await until(async () => (await frame.locator('.labels span:not([hidden])').allTextContents()).some((one) => text.test(one)), `${text} in the picture`);
}

/** @param {import('playwright-core').Page} page no label of the picture tells what a bin holds */
async function nothing(page) {
  const frame = page.frames().find((one) => one.url().endsWith('/stage'));
  assert.ok(frame);
  await until(async () => !(await frame.locator('.labels span:not([hidden])').allTextContents()).some((one) => / holds /.test(one)), 'no numbers of a bin');
}

/** @param {import('playwright-core').Page} page @param {RegExp} text */
async function spoken(page, text) {
  await until(async () => text.test(await page.locator('body > [role="status"], main > [role="status"]').textContent() ?? ''), `${text} is spoken`);
}

test('keys look at one bin after the other, and every lane is told', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, QUERY);
  await page.keyboard.press('i');
  await spoken(page, /^Bin \d+\. One-Choice: holds \d+; .*50.*\. \S+-Choice: holds /);
  const first = Number((await page.locator('body > [role="status"]').textContent())?.match(/\d+/)?.[0]);
  await page.keyboard.press('.');
  await spoken(page, new RegExp(`^Bin ${first % 20 + 1}\\.`));
  await written(page, new RegExp(`^bin ${first % 20 + 1} holds \\d+(; |$)`));
  await page.keyboard.press(',');
  await spoken(page, new RegExp(`^Bin ${first}\\.`));
  await page.keyboard.press('r');
  await spoken(page, new RegExp(`round 50 of 200.*Bin ${first}\\.`));
  await page.keyboard.press('Escape');
  await nothing(page);
});

test('a mouse that leaves takes the numbers along, a tap leaves them', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, QUERY);
  const box = await page.locator('.stage').boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4);
  await written(page, /^bin \d+ holds \d+; (rounds?|last rounds|last in round) \d/);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 30);
  await nothing(page);

  const phone = await open(t, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await lab(phone, QUERY);
  const stage = await phone.locator('.stage').boundingBox();
  assert.ok(stage);
  await phone.touchscreen.tap(stage.x + stage.width / 2, stage.y + stage.height / 4);
  await written(phone, /^bin \d+ holds \d/);
  await phone.waitForTimeout(500);
  await written(phone, /^bin \d+ holds \d/);
  await phone.touchscreen.tap(stage.x + 3, stage.y + stage.height / 4);
  await nothing(phone);
});

test('the embed obeys the same keys', { skip, timeout }, async (t) => {
  const page = await open(t);
  await page.goto(`${await base()}/embed?g=hypercube~4&T=60&seed=1&p=greedy&at=40`);
  await page.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
  await page.locator('.scrubber').focus();
  await page.keyboard.press('i');
  await spoken(page, /^Vertex \d+ holds \d+; .*40/);
  await page.keyboard.press('.');
  await written(page, /^vertex \d+ holds \d/);
});

test('far into a long run the last rounds are found, and the run stays as it is', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?n=2000&m=200n&seed=1&p=fullest~2&at=300000&view=field');
  await until(async () => await round(page) === 300_000, 'the round of the link');
  const digest = await page.locator('.digest-value').textContent();
  await page.keyboard.press('i');
  await spoken(page, /^Bin \d+ holds \d+; last rounds .*300000\.$/);
  assert.equal(await page.locator('.digest-value').textContent(), digest);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await until(async () => await page.locator('.digest-value').textContent() === digest, 'the same digest after a step and one back');
});
