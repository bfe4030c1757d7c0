/** Wrong settings: a message at the place, the run stays, nothing is ever blank. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, lab, open, round, skip, timeout, until } from './lab.mjs';

const GOOD = 'n=20&m=40&seed=1&p=one-choice&p=d-choice';

/** @param {import('playwright-core').Page} page @param {string} label */
async function complaint(page, label) {
  const control = page.getByLabel(label, { exact: true });
  await until(async () => await control.getAttribute('aria-invalid') === 'true', `a complaint at ${label}`);
  const [id] = (await control.getAttribute('aria-describedby') ?? '').split(' ');
  return page.locator(`[id="${id}"]`).innerText();
}

test('what is typed wrong is told at its control, and the run stays', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, `?${GOOD}&at=10`);
  const digest = await page.locator('.digest-value').textContent();
  for (const text of ['0', '-1', '1e99', '1.5', 'abc', '%zz', '<b>']) {
    const bins = page.getByLabel('Bins', { exact: true });
    await bins.fill(text);
    await bins.press('Enter');
    assert.match(await complaint(page, 'Bins'), /whole number/, text);
    assert.equal(await bins.inputValue(), text);
    assert.equal(await page.locator('.digest-value').textContent(), digest);
    assert.equal(await round(page), 10);
    await bins.fill('20');
    await bins.press('Enter');
    await until(async () => await bins.getAttribute('aria-invalid') === null, 'the complaint is taken back');
  }
  const d = page.getByLabel('d', { exact: true });
  for (const text of ['0', '1.5', '17']) {
    await d.fill(text);
    await d.press('Enter');
    assert.match(await complaint(page, 'd'), /from 1 to 16/);
  }
});

/** @type {[string, RegExp][]} */
const LINKS = [
  ['n=0&m=40&seed=1&p=one-choice', /\bn: got "0"/],
  ['n=-1&seed=1', /\bn: got "-1"/],
  ['n=1e99&seed=1', /\bn: got "1e99"/],
  ['n=20&p=nothing', /nothing/],
  ['n=20&p=d-choice~0', /p\.0\.d: got "0"/],
  ['n=20&p=one-choice&p=d-choice~1.5', /p\.1\.d: got "1\.5"/],
  ['foo=1&n=20', /foo/],
  ['n=20&%zz', /%/],
  [`n=20${'&p=one-choice'.repeat(200)}`, /lane|process|at most/i],
  ['n=0&m=x&p=d-choice~0&foo=1', /n: got[\s\S]*m: got|4 settings/],
];

for (const [query, want] of LINKS) {
  test(`the link ${query.slice(0, 48)} is answered`, { skip, timeout }, async (t) => {
    const page = await open(t);
    await page.goto(`${await base()}/?${query}`, { waitUntil: 'commit' });
    const summary = page.locator('.summary');
    await until(async () => want.test(await summary.innerText()), `an answer like ${want}`);
    await page.getByRole('button', { name: 'Load the standard run instead' }).click();
    await page.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
    assert.equal(await summary.innerText(), '');
  });
}

test('a megabyte of query is answered', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, `?${GOOD}`);
  await page.evaluate(() => {
    history.replaceState(null, '', `/?n=${'9'.repeat(1 << 20)}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await until(async () => /16384|bytes|long/.test(await page.locator('.summary').innerText()), 'an answer');
  assert.ok((await page.locator('.summary').innerText()).length < 2000);
  assert.equal(await round(page), 0);
});
