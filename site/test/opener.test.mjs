/** Graphs of one's own: opened, pasted, dropped; good ones, broken ones, and those that are too large. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, lab, open, skip, timeout, until } from './lab.mjs';

const START = '?n=20&m=40&seed=1&p=one-choice';

/** @param {import('playwright-core').Page} page @param {string} name @param {string} text */
function choose(page, name, text) {
  return page.getByLabel('Open a graph file…').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** @param {import('playwright-core').Page} page @returns {Promise<Record<string, string>>} the report's figures */
async function figures(page) {
  await page.locator('.import dl').waitFor();
  return Object.fromEntries(await page.locator('.import dl > div').evaluateAll((all) => all.map((one) => [one.children[0].textContent, one.children[1].textContent])));
}

/** @param {import('playwright-core').Page} page @param {string} place a selector, or '' for the window of the frame @param {string} name @param {string} text @param {number} [size] of more bytes */
async function drop(page, place, name, text, size = 0) {
  const root = place === '' ? page.frames().find((one) => one.url().endsWith('/stage')) : page;
  assert.ok(root);
  await root.evaluate(([at, file, content, more]) => {
    const data = new DataTransfer();
    data.items.add(new File([String(content), new Uint8Array(Number(more))], String(file)));
    const target = at === '' ? document.body : document.querySelector(String(at));
    for (const type of ['dragover', 'drop']) target?.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [place, name, text, size]);
}

test('a graph file is opened, told, and runs', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?g=star&seed=1&p=random-end');
  await choose(page, 'house.txt', '# a house\n1 2\n2 3\n3 4\n4 1\n1 3\n1 3\n5 5\n');
  const told = await figures(page);
  assert.deepEqual([told.Vertices, told.Edges, told.Loops, told['Parallel edges'], told.Components], ['5', '7', '1', '1', '2']);
  await until(async () => /\?g=g6~[\w-]+&seed=1&p=random-end$/.test(page.url()), `the graph in the address, which is ${page.url()}`);
  assert.equal(await page.locator('#set-g').inputValue(), 'g6');
  assert.equal(await page.locator('.summary').innerText(), '');
  assert.match(await page.locator('.import .name').innerText(), /house\.txt/);
  assert.deepEqual(await axe(page), []);
  await page.getByRole('button', { name: 'New seed' }).click();
  await until(async () => !page.url().includes('seed=1&'), 'another seed');
  assert.ok(await page.locator('.import dl').isVisible(), 'the report of the same graph stays');
  await page.locator('#set-g').selectOption('star');
  await until(async () => await page.locator('.import').innerText() === '', 'another graph has no report');
});

test('a broken file is refused with its line, and the run stays', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?g=star&seed=1&p=random-end&at=3');
  const digest = await page.locator('.digest-value').textContent();
  const problem = page.locator('.import .problem');
  await choose(page, 'broken.col', 'p edge 3 2\ne 1 2\ne 1 9\n');
  await problem.waitFor();
  assert.match(await problem.innerText(), /broken\.col: line 3: /);
  for (const text of ['', '\0\x01\x02\xff', '<graphml><graph>']) {
    await choose(page, 'nothing.bin', text);
    await until(async () => /nothing\.bin: .{8}/.test(await problem.innerText()), `a refusal of ${JSON.stringify(text)}`);
    assert.doesNotMatch(await problem.innerText(), /line 0/);
  }
  assert.equal(await page.locator('.digest-value').textContent(), digest);
  assert.match(page.url(), /g=star&seed=1&p=random-end&at=3$/);
  await choose(page, 'mended.col', 'p edge 3 2\ne 1 2\ne 1 3\n');
  assert.equal((await figures(page)).Edges, '2');
});

test('a graph is pasted', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?g=star&seed=1&p=random-end');
  await page.getByText('Paste an edge list').click();
  await page.getByLabel('Text of the graph').fill('graph { a -- b -- c -- a }');
  await page.getByRole('button', { name: 'Read the graph' }).click();
  const told = await figures(page);
  assert.deepEqual([told.Vertices, told.Edges], ['3', '3']);
  await until(async () => page.url().includes('g=g6~'), 'the graph in the address');
});

test('files are dropped on the form and on the picture', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, START);
  await drop(page, '.settings', 'path.csv', 'a,b\nb,c\n');
  assert.equal((await figures(page)).Vertices, '3');
  await until(async () => /\?g=g6~[\w-]+&seed=1$/.test(page.url()), 'balls have become edges, with Greedy');
  assert.ok(await page.getByRole('radio', { name: 'Edges of a graph' }).isChecked());
  await drop(page, '', 'ring.txt', '1 2\n2 3\n3 4\n4 1\n');
  await until(async () => (await figures(page)).Vertices === '4', 'the second graph');
  await page.getByRole('radio', { name: 'Balls into bins' }).check();
  await until(async () => page.url().endsWith(START), 'the balls of before');
  await drop(page, '.stage', 'broken.gml', 'graph [ node [ id 1 ');
  await page.locator('.import .problem').waitFor();
  assert.ok(page.url().endsWith(START), 'what is refused changes nothing');
});

test('what is too large is said, not tried', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, START);
  await drop(page, '.settings', 'huge.txt', '', 64 * 2 ** 20 + 1);
  assert.match(await page.locator('.import .problem').innerText(), /huge\.txt: it is larger than 64 MB/);
  await drop(page, '.settings', 'long.txt', Array.from({ length: 20_000 }, (_, i) => `${i} ${i + 1}`).join('\n'));
  assert.match((await figures(page)).Vertices, /^20.001$/);
  await page.getByText('This graph is too large for a link').waitFor();
  assert.ok(page.url().endsWith(START));
});

test('a reader that cannot be loaded is told', { skip, timeout }, async (t) => {
  const page = await open(t, { allow: /Failed to fetch|ERR_FAILED|reader/ });
  await page.context().route('**/reader.wasm', (route) => route.abort());
  await lab(page, START);
  await drop(page, '.settings', 'path.txt', '1 2\n');
  await page.locator('.import .problem').waitFor();
});
