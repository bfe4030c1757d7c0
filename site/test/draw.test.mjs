/** Graphs drawn by hand: by pointer, by finger and by text, into the form and the link. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, lab, open, skip, timeout, until } from './lab.mjs';

const START = '?g=star&seed=1&p=random-end';

/** @param {import('playwright-core').Page} page @param {string} [query] */
async function drawing(page, query = START) {
  await lab(page, query);
  if (!await page.getByRole('button', { name: 'Draw a graph…' }).isVisible()) await page.locator('.settings summary').filter({ hasText: 'Run' }).click();
  await page.getByRole('button', { name: 'Draw a graph…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draw a graph' });
  const svg = dialog.locator('svg');
  await svg.scrollIntoViewIfNeeded();
  const box = await svg.boundingBox();
  assert.ok(box);
  return {
    dialog,
    text: dialog.getByLabel('The same as text'),
    at: (/** @type {number} */ x, /** @type {number} */ y) => ({ x: box.x + x * box.width, y: box.y + y * box.height }),
  };
}

/** @param {import('playwright-core').Page} page @param {{x: number, y: number}[]} way */
async function drag(page, way) {
  await page.mouse.move(way[0].x, way[0].y);
  await page.mouse.down();
  for (const { x, y } of way.slice(1)) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

test('clicks make vertices and drags edges, and the graph goes into the run', { skip, timeout }, async (t) => {
  const page = await open(t);
  const { dialog, text, at } = await drawing(page);
  const [a, b, c] = [at(0.2, 0.3), at(0.7, 0.3), at(0.45, 0.75)];
  assert.ok(await dialog.getByRole('button', { name: 'Use this graph' }).isDisabled());
  for (const { x, y } of [a, b, c]) await page.mouse.click(x, y);
  assert.equal(await text.inputValue(), '1\n2\n3');
  await drag(page, [a, b]);
  await drag(page, [a, b]);
  await drag(page, [b, c]);
  await drag(page, [c, { x: c.x + 60, y: c.y }, c]);
  assert.equal(await text.inputValue(), '1 2\n1 2\n2 3\n3 3');
  await drag(page, [a, at(0.1, 0.8)]);
  assert.equal(await text.inputValue(), '1 2\n1 2\n2 3\n3 3\n1 4', 'a drag into the open makes a vertex, too');
  assert.equal(await dialog.getByRole('img').getAttribute('aria-label'), 'Drawing: 4 vertices, 5 edges');
  assert.deepEqual(await axe(page), []);

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  assert.equal(await text.inputValue(), '1 2\n1 2\n2 3');
  await page.keyboard.press('Control+Shift+z');
  assert.equal(await text.inputValue(), '1 2\n1 2\n2 3\n3 3');
  await page.mouse.click((b.x + c.x) / 2, (b.y + c.y) / 2);
  await page.keyboard.press('Delete');
  assert.equal(await text.inputValue(), '1 2\n1 2\n3 3', 'an edge is removed');
  await page.mouse.click(a.x, a.y);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  assert.equal(await text.inputValue(), '2 2\n1', 'a vertex goes with its edges, and the others move up');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  assert.equal(await text.inputValue(), '');
  await dialog.getByRole('button', { name: 'Undo' }).click();

  await dialog.getByRole('button', { name: 'Use this graph' }).click();
  await until(async () => /\?g=g6~[\w-]+&seed=1&p=random-end$/.test(page.url()), 'the graph in the address');
  const told = await page.locator('.import dl > div').evaluateAll((all) => all.map((one) => one.lastElementChild?.textContent));
  assert.deepEqual(told.slice(1, 5), ['3', '3', '1', '1'], 'vertices, edges, loops, parallel edges');
  await page.getByRole('button', { name: 'Draw a graph…' }).click();
  assert.equal(await text.inputValue(), '1 2\n1 2\n3 3', 'the drawing is still there');
});

test('a graph is typed, and the picture keeps step', { skip, timeout }, async (t) => {
  const page = await open(t);
  const { dialog, text } = await drawing(page);
  await page.keyboard.press('Tab');
  await text.focus();
  await page.keyboard.type('1 2\n2 3\n3 1\n5');
  assert.equal(await dialog.locator('.vertex').count(), 5);
  assert.equal(await dialog.locator('.edge').count(), 3);
  await page.keyboard.type(' x');
  assert.match(await dialog.locator('.problem').innerText(), /Line 4: vertices are numbers/);
  assert.ok(await dialog.getByRole('button', { name: 'Use this graph' }).isDisabled());
  assert.equal(await dialog.locator('.vertex').count(), 5, 'the picture stays');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await dialog.getByRole('button', { name: 'Use this graph' }).press('Enter');
  await until(async () => page.url().includes('g=g6~'), 'the graph in the address');
  const told = await page.locator('.import dl > div').evaluateAll((all) => all.map((one) => one.lastElementChild?.textContent));
  assert.deepEqual([told[1], told[2], told[6]], ['5', '3', '2'], 'vertices, edges, isolated vertices');
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`a finger draws on a phone, ${colorScheme}`, { skip, timeout }, async (t) => {
    const page = await open(t, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme });
    const { dialog, text, at } = await drawing(page);
    const [a, b] = [at(0.25, 0.4), at(0.75, 0.6)];
    await page.touchscreen.tap(a.x, a.y);
    await page.touchscreen.tap(b.x, b.y);
    const session = await page.context().newCDPSession(page);
    const touch = (/** @type {string} */ type, /** @type {{x: number, y: number}[]} */ touchPoints) => session.send('Input.dispatchTouchEvent', /** @type {any} */ ({ type, touchPoints }));
    await touch('touchStart', [a]);
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', [{ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }]);
    await touch('touchEnd', []);
    await until(async () => await text.inputValue() === '1 2', 'an edge');
    await page.touchscreen.tap((a.x + b.x) / 2, (a.y + b.y) / 2);
    await dialog.getByRole('button', { name: 'Remove' }).tap();
    assert.equal(await text.inputValue(), '1\n2');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 390);
    for (const one of await dialog.getByRole('button').all()) {
      const box = await one.boundingBox();
      assert.ok(box && box.height >= 43.5 && box.width >= 43.5, 'large enough for a finger');
    }
    assert.deepEqual(await axe(page), []);
  });
}

test('questions to the reader get their own answers', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, START);
  const answers = await page.evaluate(async () => {
    const { readGraph } = await import(/** @type {any} */ ('/js/reader/read.js'));
    const ask = (/** @type {string} */ name, /** @type {string} */ text) => readGraph(name, new TextEncoder().encode(text));
    const files = await Promise.all([ask('a', '1 2\n2 3\n'), ask('b', '1 2\n'), ask('c', '{'), ask('d', '1 2\n3 4\n5 6\n')]);
    return files.map((file) => [file.name, file.report?.edges ?? null]);
  });
  assert.deepEqual(answers, [['a', 2], ['b', 1], ['c', null], ['d', 3]]);
});
