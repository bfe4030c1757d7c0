/** Edges of a graph instead of balls: the form's two sides, base graphs, thresholds, and complaints at their places. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { axe, base, lab, open, skip, timeout, until } from './lab.mjs';

const catalog = JSON.parse(readFileSync(new URL('../gen/catalog.json', import.meta.url), 'utf8'));

/** @param {import('playwright-core').Page} page @param {string} query */
function address(page, query) {
  return until(async () => new URL(page.url()).search === `?${query}`, `${query} in the address, which is ${page.url()}`);
}

/** @param {import('playwright-core').Page} page @param {string} id @param {string} text */
async function type(page, id, text) {
  await page.locator(`[id="${id}"]`).fill(text);
  await page.locator(`[id="${id}"]`).press('Enter');
}

test('the form changes between balls and edges, and keeps both sides', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?n=20&m=40&start=ahead~3&seed=1&p=one-choice&p=d-choice~3&view=bars');
  const shown = () => page.locator('.settings .field[data-side]').evaluateAll((all) => all
    .filter((one) => one.checkVisibility()).map((one) => one.querySelector('label')?.textContent));
  assert.deepEqual(await shown(), ['Bins', 'Balls', 'Start']);
  await page.getByRole('radio', { name: 'Edges of a graph' }).check();
  await address(page, 'g=complete&seed=1&view=bars');
  assert.deepEqual(await shown(), ['Base graph', 'Arrivals', 'Order', 'On the graph']);
  await page.getByRole('button', { name: 'Add a lane' }).click();
  await until(async () => /p=greedy&p=[a-z-]+&view/.test(page.url()), 'a second lane that fits');
  await page.locator('#lane-1').selectOption('random-end');
  await page.locator('#set-g').selectOption('regular');
  await type(page, 'set-g-d', '4');
  await type(page, 'set-T', '3n');
  await page.getByLabel('Order', { exact: true }).selectOption('shuffle');
  await address(page, 'g=regular~24~4&T=3n&order=shuffle&seed=1&p=greedy&p=random-end&view=bars');
  await page.getByRole('radio', { name: 'Balls into bins' }).check();
  await address(page, 'n=20&m=40&start=ahead~3&seed=1&p=one-choice&p=d-choice~3&view=bars');
  assert.deepEqual(await shown(), ['Bins', 'Balls', 'Start']);
  await page.getByRole('radio', { name: 'Edges of a graph' }).check();
  await address(page, 'g=regular~24~4&T=3n&order=shuffle&seed=1&p=greedy&p=random-end&view=bars');
  assert.equal(await page.locator('.summary').innerText(), '');
});

/** Another value for the first parameter, small enough for every default of the others. @param {any} family */
function other({ name, params: [param] }) {
  if (name === 'g6') return 'Qnc'; // the triangle, Bw
  return { grid: '5', torus: '5', biregular: '8', layered: '32', hypercube: '3', 'binary-tree': '3' }[/** @type {string} */ (name)] ?? (param.name === 'n' ? '12' : '9');
}

test('every base graph of the catalogue can be chosen, and only those drawn have a seed', { skip, timeout: 2 * timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?g=star&seed=1&p=random-end');
  for (const family of catalog.families) {
    await page.locator('#set-g').selectOption(family.name);
    await address(page, `g=${family.name}&seed=1&p=random-end`);
    assert.equal(await page.locator('#set-gseed').isVisible(), Boolean(family.random), `seed of ${family.name}`);
    await type(page, `set-g-${family.params[0].name}`, other(family));
    await address(page, `g=${family.name}~${other(family)}&seed=1&p=random-end`);
    if (!family.random) continue;
    await type(page, 'set-gseed', '7');
    await address(page, `g=${family.name}~${other(family)}&gseed=7&seed=1&p=random-end`);
    await type(page, 'set-gseed', '');
  }
  assert.equal(await page.locator('.summary').innerText(), '');
});

test('thresholds are a choice or numbers', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?g=layered&seed=1&p=threshold-greedy~0-2');
  const way = page.getByLabel('alpha', { exact: true });
  const own = page.getByLabel('alpha, numbers');
  assert.equal(await own.inputValue(), '0-2');
  await way.selectOption('star');
  await address(page, 'g=layered&seed=1&p=threshold-greedy~star');
  assert.equal(await own.isVisible(), false);
  await way.selectOption({ label: 'numbers of my own' });
  await own.fill('1, 3');
  await own.press('Enter');
  await address(page, 'g=layered&seed=1&p=threshold-greedy~1-3');
  await own.fill('1-x');
  await own.press('Enter');
  await until(async () => await own.getAttribute('aria-invalid') === 'true', 'a complaint at the numbers');
  assert.match(await page.locator('#lane-0-alpha-problem').innerText(), /1-x/);
});

/** @type {[string, string, RegExp][]} what is wrong, where it is told, and what */
const WRONG = [
  ['n=10&g=complete&seed=1', 'set-n', /no n beside g/],
  ['g=complete&m=1000&seed=1', 'set-m', /T beside g/],
  ['g=complete&start=ahead&seed=1', 'set-start', /empty/],
  ['n=10&T=5&seed=1', 'set-T', /base graph/],
  ['order=shuffle&seed=1', 'set-order', /base graph/],
  ['gseed=1&seed=1', 'set-gseed', /base graph/],
  ['g=complete~0&seed=1', 'set-g-n', /from 1/],
  ['g=layered~16~0.9~40&seed=1', 'set-g-r', /at least one vertex/],
  ['g=nothing~3&seed=1', 'set-g', /one of complete/],
  ['g=g6~%21&seed=1', 'set-g-text', /base64url/],
  ['g=complete&T=x&seed=1', 'set-T', /number/],
  ['g=layered&order=shuffle&seed=1', 'set-order', /iid/],
  ['g=gnp&gseed=-1&seed=1', 'set-gseed', /number/],
  ['g=complete&seed=1&p=greedy&p=one-choice', 'lane-1', /rule for edges/],
  ['n=10&seed=1&p=greedy', 'lane-0', /process for balls/],
  ['g=layered&seed=1&p=threshold-greedy~x', 'lane-0-alpha', /got "x"/],
];

test('what does not go together is told at its place, and gone with the next change', { skip, timeout: 2 * timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?n=20&m=40&seed=1');
  for (const [query, id, want] of WRONG) {
    await page.evaluate((text) => {
      history.replaceState(null, '', `/?${text}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, query);
    const control = page.locator(`[id="${id}"]`);
    await until(async () => await control.getAttribute('aria-invalid') === 'true' && await control.isVisible(), `a complaint at ${id} about ${query}`);
    assert.match(await page.locator(`[id="${id}-problem"]`).innerText(), want, query);
    assert.equal(await page.locator('.summary li').count(), 1, query);
    await page.getByRole('radio', { name: 'Edges of a graph' }).check();
    await page.getByRole('radio', { name: 'Balls into bins' }).check();
    await page.locator('#lane-0').selectOption('twinning');
    await until(async () => await page.locator('.summary').innerText() === '' && page.url().includes('twinning'), `a way out of ${query}`);
  }
});

test('a wrong link of a graph is answered', { skip, timeout }, async (t) => {
  const page = await open(t);
  await page.goto(`${await base()}/?n=4&g=cycle~2&m=3&p=one-choice`, { waitUntil: 'commit' });
  await until(async () => /\bg\.n: got "2"/.test(await page.locator('.summary').innerText()), 'the complaint about g');
  for (const id of ['set-n', 'set-m', 'set-g-n', 'lane-0']) assert.equal(await page.locator(`[id="${id}"]`).getAttribute('aria-invalid'), 'true', id);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`axe finds nothing in the form of a graph, ${colorScheme}`, { skip, timeout }, async (t) => {
    const page = await open(t, { colorScheme });
    await lab(page, '?g=layered&seed=1&p=greedy&p=threshold-greedy~0-2&at=9');
    await page.getByText('Paste an edge list').click();
    assert.deepEqual(await axe(page), []);
  });
}

test('a graph fits into 320 pixels, be it thousands of characters long', { skip, timeout }, async (t) => {
  const page = await open(t, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await lab(page, `?g=g6~${Buffer.from(`~?@c${'?'.repeat(3234 / 6 * 9)}`.slice(0, 4 + Math.ceil(100 * 99 / 12))).toString('base64url')}&seed=1&p=greedy`);
  for (const summary of await page.locator('.settings summary, .figures summary').all()) await summary.click();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 320);
});
