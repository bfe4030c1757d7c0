/** From a link to a landed ball: what the page shows is what the engine computes, natively and as WebAssembly in Node. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { base, lab, open, round, skip, timeout, until } from './lab.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const QUERY = 'n=100&m=10n&seed=42&p=one-choice&p=d-choice~2';

/** @param {string} query @param {boolean} wasm */
function engine(query, wasm) {
  const goroot = execFileSync('go', ['env', 'GOROOT'], { encoding: 'utf8' }).trim();
  const exec = wasm ? ['-exec', `${ROOT}/.ci/wasm-exec`] : [];
  if (wasm && !existsSync(exec[1])) exec[1] = `${goroot}/lib/wasm/go_js_wasm_exec`;
  const env = wasm ? { ...process.env, GOOS: 'js', GOARCH: 'wasm' } : process.env;
  return JSON.parse(execFileSync('go', ['run', ...exec, './engine/cmd/binfall', 'run', query, '-json'], { cwd: ROOT, env, encoding: 'utf8' }));
}

/** @param {import('playwright-core').Page} page @returns {Promise<string[][]>} the cells of the table of figures */
function figures(page) {
  return page.locator('.figures > table tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
}

test('the page plays a link to the engine\'s own result', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, `?${QUERY}`);
  assert.equal(await round(page), 0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('slider', { name: 'Speed' }).press('End');
  await until(async () => await round(page) === 1000, 'the last round');
  const shown = await figures(page);
  const digest = await page.locator('.digest-value').textContent();
  for (const wasm of [false, true]) {
    const result = engine(QUERY, wasm);
    assert.equal(digest, result.digest);
    assert.deepEqual(shown.map((row) => [row[4], row[5], row[7], row[8]].map((cell) => cell.trim())),
      result.lanes.map((/** @type {any} */ lane) => [String(lane.max), String(lane.min), String(Math.round(lane.gap * 1000) / 1000), lane.digest]));
  }
});

test('a reload returns to the same step', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, `?${QUERY}&at=350`);
  assert.equal(await round(page), 350);
  await page.keyboard.press('ArrowRight');
  await until(async () => page.url().includes('at=351'), 'the new round in the address');
  const digest = await page.locator('.digest-value').textContent();
  await page.reload();
  await page.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
  assert.equal(await round(page), 351);
  assert.equal(await page.locator('.digest-value').textContent(), digest);
});

test('a reload in the middle of playing goes on at its round', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, `?${QUERY}&at=350`);
  await page.keyboard.press('Space');
  await until(async () => await round(page) > 351, 'it plays');
  assert.doesNotMatch(page.url(), /at=/, 'a moving round is not in the address');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
  assert.ok(await round(page) > 351);
});

test('seeds survive page and address', { skip, timeout }, async (t) => {
  const page = await open(t);
  for (const seed of ['0', '18446744073709551615', '9007199254740993']) {
    await lab(page, `?n=10&m=20&seed=${seed}&p=one-choice`);
    assert.equal(await page.getByLabel('Seed', { exact: true }).inputValue(), seed);
    assert.match(page.url(), new RegExp(`seed=${seed}(&|$)`));
  }
});

test('a missing seed is drawn once and shown at once', { skip, timeout }, async (t) => {
  const page = await open(t, { reducedMotion: 'reduce' });
  await lab(page, '');
  const url = new URL(page.url());
  assert.match(url.searchParams.get('seed') ?? '', /^\d+$/);
  assert.deepEqual(url.searchParams.getAll('p'), ['one-choice', 'd-choice']);
  await page.reload();
  await page.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
  assert.equal(new URL(page.url()).searchParams.get('seed'), url.searchParams.get('seed'));
  await lab(page, '?n=10&m=5&p=one-choice');
  assert.match(page.url(), /seed=\d+/);
});

test('every control of the form changes run and address', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?n=20&m=40&seed=1&p=one-choice');
  const bins = page.getByLabel('Bins', { exact: true });
  await bins.fill('3e1');
  await bins.press('Enter');
  await until(async () => page.url().includes('n=30'), 'the bins in the address');
  await page.getByRole('button', { name: 'Add a lane' }).click();
  await until(async () => new URL(page.url()).searchParams.getAll('p').length === 2, 'two lanes');
  await page.getByRole('button', { name: 'd: one more' }).click();
  await until(async () => page.url().includes('d-choice~3'), 'three candidates');
  await page.getByRole('button', { name: 'Remove lane A' }).click();
  await until(async () => new URL(page.url()).searchParams.getAll('p').join() === 'd-choice~3', 'one lane');
  const seed = new URL(page.url()).searchParams.get('seed');
  await page.getByRole('button', { name: 'New seed' }).click();
  await until(async () => new URL(page.url()).searchParams.get('seed') !== seed, 'another seed');
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await until(async () => page.url().includes('theme=dark'), 'the theme in the address');
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
});

test('a short link opens the same run in a fresh profile', { skip, timeout }, async (t) => {
  if (!process.env.BINFALL_URL) return t.skip('no service for short links: set BINFALL_URL');
  const page = await open(t);
  await lab(page, `?${QUERY}&at=350`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a short link' }).click();
  const field = page.getByLabel('Short link');
  await field.waitFor();
  const link = await field.inputValue();
  assert.match(link, new RegExp(`^${await base()}/s/[\\w-]+$`));
  const other = await open(t);
  await other.goto(link, { waitUntil: 'commit' });
  await other.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
  assert.equal(await round(other), 350);
  assert.equal(await other.locator('.digest-value').textContent(), await page.locator('.digest-value').textContent());
  assert.equal(new URL(other.url()).search, new URL(page.url()).search);
});
