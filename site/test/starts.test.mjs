/** The form holds everything of the catalogue: every process, every start, and complaints at their places. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lab, open, skip, timeout, until } from './lab.mjs';

const catalog = JSON.parse(readFileSync(new URL('../gen/catalog.json', import.meta.url), 'utf8'));

/** Another value than the default, for every parameter that has one. @param {any} param @returns {string} */
function other(param) {
  if (param.kind === 'choice') return param.options.find((/** @type {any} */ one) => one.name !== param.default).name;
  if (param.kind === 'levels') return '0-2';
  if (param.kind === 'list') return '3, 2 1';
  if (param.kind === 'size') return '20';
  if (param.kind === 'decimal') return '0.25';
  return Number(param.max) >= 4 ? '4' : param.min;
}

/** @param {import('playwright-core').Page} page @param {string} id @param {any} param @param {string} value */
async function set(page, id, param, value) {
  const control = page.locator(`[id="${id}-${param.name}"]`);
  if (param.kind === 'choice') {
    const list = await control.evaluate((one) => one.tagName === 'SELECT');
    return list ? control.selectOption(value).then(() => {}) : control.locator(`input[value="${value}"]`).check();
  }
  if (param.kind === 'levels') {
    const known = param.options.some((/** @type {any} */ one) => one.name === value);
    await control.selectOption(known ? value : '');
    if (known) return;
    await page.locator(`[id="${id}-${param.name}-own"]`).fill(value);
    return page.locator(`[id="${id}-${param.name}-own"]`).press('Enter');
  }
  await control.fill(value);
  await control.press('Enter');
}

/** @param {import('playwright-core').Page} page @param {string} key @param {string} value @param {string} [normal] what need not be named */
function named(page, key, value, normal = catalog.settings.find((/** @type {any} */ one) => one.name === key).default) {
  return until(async () => (new URL(page.url()).searchParams.get(key) ?? normal) === value, `${key}=${value} in the address, which is ${page.url()}`);
}

/** Runs of balls and of edges: a link, the processes for it, and the one that it need not name. @type {[string, string, boolean, string][]} */
const GROUNDS = [
  ['balls', '?n=20&m=40&seed=1&p=one-choice', false, 'd-choice'],
  // In a layered graph the family gives two classes of edges, so that two thresholds fit.
  ['edges', '?g=layered&seed=1&p=random-end', true, 'greedy'],
];

for (const [what, query, edges, normal] of GROUNDS) {
  test(`every process for ${what} works in the lane editor`, { skip, timeout: 2 * timeout }, async (t) => {
    const page = await open(t);
    await lab(page, query);
    const processes = catalog.processes.filter((/** @type {any} */ one) => Boolean(one.edges) === edges);
    const offered = await page.locator('#lane-0 option').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    assert.deepEqual(offered, processes.map((/** @type {any} */ one) => one.name), 'only what fits is offered');
    for (const process of processes) {
      await page.locator('#lane-0').selectOption(process.name);
      await named(page, 'p', process.name, normal);
      for (const [i, param] of process.params.entries()) {
        await set(page, 'lane-0', param, other(param));
        const args = process.params.slice(0, i).map((/** @type {any} */ one) => one.default);
        await named(page, 'p', [process.name, ...args, other(param)].join('~'));
        await set(page, 'lane-0', param, param.default);
        await named(page, 'p', process.name, normal);
      }
    }
    assert.equal(await page.locator('.summary').innerText(), '');
  });
}

test('every start of the catalogue can be chosen and told its numbers', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?n=20&seed=1&m=3000&p=one-choice');
  for (const start of catalog.starts) {
    await page.getByLabel('Start', { exact: true }).selectOption(start.name);
    await named(page, 'start', start.name);
    for (const [i, param] of start.params.entries()) {
      await set(page, 'set-start', param, other(param));
      const args = start.params.slice(0, i).map((/** @type {any} */ one) => one.default);
      await named(page, 'start', [start.name, ...args, other(param).replaceAll(/[ ,]+/g, '~')].join('~'));
      if (param.kind !== 'list') await set(page, 'set-start', param, param.default);
    }
  }
  assert.equal(await page.getByLabel('loads', { exact: true }).inputValue(), '3, 2, 1');
});

test('a start comes from the link, and its faults stand at its controls', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?n=20&m=200&start=two-level~3&seed=1&p=thinning');
  assert.equal(await page.getByLabel('L', { exact: true }).inputValue(), '3');
  for (const [id, wrong, want] of [
    ['set-start-L', '0', /from 1 to 1000000/], ['set-start-L', 'x', /whole number/],
    ['lane-0-f', '31', /from -5 to 30/], ['lane-0-f', 'NaN', /number/],
  ]) {
    const control = page.locator(`[id="${id}"]`);
    const right = await control.inputValue();
    await control.fill(String(wrong));
    await control.press('Enter');
    await until(async () => await control.getAttribute('aria-invalid') === 'true', `a complaint at ${id}`);
    assert.match(await page.locator(`[id="${id}-problem"]`).innerText(), /** @type {RegExp} */ (want));
    await control.fill(right);
    await control.press('Enter');
    await until(async () => await control.getAttribute('aria-invalid') === null, 'it is taken back');
  }
  await lab(page, '?n=20&m=200&seed=1&p=thinning');
  await page.evaluate(() => {
    history.replaceState(null, '', '/?n=20&m=200&start=nothing~3&seed=1&p=thinning~0~nothing&p=d-choice~99');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  for (const id of ['set-start', 'lane-0-edge', 'lane-1-d']) {
    await until(async () => await page.locator(`[id="${id}"]`).getAttribute('aria-invalid') === 'true', `a complaint at ${id}`);
  }
});

test('a number that the link writes shorter leaves the focus where it is', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?n=20&m=40&seed=1&p=one-plus-beta');
  const beta = page.getByLabel('beta', { exact: true });
  await beta.fill('0.250');
  await beta.press('Tab');
  await named(page, 'p', 'one-plus-beta~0.25');
  await until(async () => await beta.inputValue() === '0.25', 'the short form');
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY');
});
