/** Themes: what the link names, what the reader's system asks for, and paper. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, lab, open, skip, timeout, until } from './lab.mjs';

/** @import { Page } from 'playwright-core' */

const QUERY = '?n=20&m=200&seed=1&p=one-choice&p=d-choice~3&at=57';

/** @param {Page} page */
function stageOf(page) {
  const frame = page.frames().find((one) => new URL(one.url()).pathname === '/stage');
  assert.ok(frame);
  return frame;
}

/** @param {Page} page @returns {Promise<[string, string, number]>} the page's paper, the picture's, and the largest text in it in pixels */
async function look(page) {
  const paper = () => getComputedStyle(document.documentElement).getPropertyValue('--paper');
  const text = await stageOf(page).evaluate(() => Math.max(...[...document.querySelectorAll('.labels span')]
    .filter((one) => one instanceof HTMLElement && !one.hidden).map((one) => parseFloat(getComputedStyle(one).fontSize))));
  return [await page.evaluate(paper), await stageOf(page).evaluate(paper), text];
}

test('a link switches page and picture', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, QUERY);
  const light = await look(page);
  await page.goto(`${await base()}/${QUERY}&theme=projector`);
  await page.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'projector');
  await until(async () => (await look(page))[2] > 1.2 * light[2], 'larger text in the picture');
  assert.deepEqual((await look(page)).slice(0, 2), ['#ffffff', '#ffffff']);
  await page.getByLabel('Theme', { exact: true }).selectOption('print');
  await until(async () => page.url().includes('theme=print'), 'the theme in the address');
  await until(async () => (await look(page))[2] === light[2], 'text as large as ever');
  assert.equal(await stageOf(page).locator('html').getAttribute('data-theme'), 'print');
});

for (const [name, options, paper] of /** @type {const} */ ([
  ['more contrast', { contrast: 'more', colorScheme: 'light' }, '#ffffff'],
  ['more contrast in the dark', { contrast: 'more', colorScheme: 'dark' }, '#121821'],
  ['forced colours', { forcedColors: 'active', colorScheme: 'light' }, '#ffffff'],
])) {
  test(`the system asks for ${name}`, { skip, timeout }, async (t) => {
    const page = await open(t, options);
    await lab(page, QUERY);
    assert.deepEqual((await look(page)).slice(0, 2), [paper, paper]);
    const size = paper === '#ffffff' ? 18 : 14;
    await until(async () => Math.round((await look(page))[2]) === size, `text of ${size} pixels`);
    assert.ok(await page.locator('[data-do="play"]').isVisible());
  });
}

/** What Chromium does when it prints, but so that a test can look at it. @param {Page} page */
async function paper(page) {
  await page.emulateMedia({ media: 'print' });
  for (const frame of page.frames()) await frame.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

/** @param {Page} page what could be operated and can be seen */
async function controls(page) {
  return page.locator('button, input, select, textarea, dialog, .transport, .settings, nav').evaluateAll((all) => all
    .filter((one) => one.checkVisibility() && !one.closest('.knobs')).map((one) => one.outerHTML.slice(0, 80)));
}

for (const theme of ['dark', 'projector']) {
  test(`paper gets the picture and no controls, from ${theme}`, { skip, timeout }, async (t) => {
    const page = await open(t, { colorScheme: 'dark' });
    await lab(page, `${QUERY}&theme=${theme}`);
    await page.setViewportSize({ width: 703, height: 1000 });
    await paper(page);
    assert.deepEqual(await controls(page), []);
    assert.equal((await look(page))[0], '#ffffff');
    const drawing = stageOf(page).locator('.picture > svg');
    const box = await drawing.boundingBox();
    assert.ok(box && box.width > 600 && box.height > 350, 'the drawing fills its place');
    assert.equal(await drawing.locator('> rect').first().getAttribute('fill'), '#ffffff');
    assert.match(await drawing.textContent() ?? '', /max 8/);
    assert.equal(await stageOf(page).locator('canvas').isVisible(), false);
    assert.match(await stageOf(page).locator('.caption').innerText(), /seed\s*1/);
    assert.ok(await page.getByRole('heading', { name: 'Measured' }).isVisible());
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 703, 'nothing is cut off');
    await page.emulateMedia({ media: 'screen' });
    for (const frame of page.frames()) await frame.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.equal(await drawing.count(), 0);
    assert.ok(await stageOf(page).locator('canvas').isVisible());
  });
}

test('the browser prints the embed on one sheet, as a drawing', { skip, timeout }, async (t) => {
  const page = await open(t);
  await page.goto(`${await base()}/embed${QUERY}`);
  await page.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
  for (const landscape of [false, true]) {
    const pdf = (await page.pdf({ format: 'A4', landscape })).toString('latin1');
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1, 'one page');
    assert.ok(pdf.length < 2e6, 'no bitmaps of patterns');
  }
  await paper(page);
  assert.deepEqual(await controls(page), []);
});
