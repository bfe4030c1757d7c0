/** What is measured and what theory says: the panels show the answers of the stage, as the page moves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, lab, open, round, skip, timeout, until } from './lab.mjs';

/** @param {import('playwright-core').Page} page @param {string} name @returns {Promise<string[]>} a row of the table, a cell a lane */
async function row(page, name) {
  const found = page.locator('#measured tbody tr', { has: page.locator(`th[abbr="${name}"]`) });
  return (await found.locator('td').allInnerTexts()).map((text) => text.trim());
}

test('the measurements are those of the round', { skip, timeout }, async (t) => {
  const page = await open(t);
  // theory by hand: x = (3,2,1,0), so Δ = 4, Υ = 5, δ = 1/2, and Γ(1) = 13.920142
  await lab(page, '?n=4&m=8&start=list~3~2~1&seed=1&p=thinning&p=packing');
  await until(async () => (await row(page, 'Absolute potential Δ/n'))[0] === '1', 'Δ/n');
  assert.deepEqual(await row(page, 'Overloaded share δ'), ['0.5', '0.5']);
  assert.deepEqual(await row(page, 'Depth W/n − min'), ['1.5', '1.5']);
  assert.deepEqual(await row(page, 'Quadratic potential Υ/n'), ['1.25', '1.25']);
  assert.deepEqual(await row(page, 'Overload ln Φ'), ['−∞', '−∞']);
  assert.deepEqual(await row(page, 'P3'), ['✓ holds', '✗ fails']);
  assert.deepEqual(await row(page, 'W1'), ['✗ fails', '✓ holds']);
  const alpha = page.getByLabel('α', { exact: true });
  await alpha.fill('1');
  await alpha.press('Enter');
  const gamma = String(Math.round(Math.log(13.920142) * 1000) / 1000);
  await until(async () => (await row(page, 'Both sides ln Γ'))[0] === gamma, `ln Γ(1) = ${gamma}`);
  for (const wrong of ['0', '-1', 'x', '1001']) {
    await alpha.fill(wrong);
    await alpha.press('Enter');
    await until(async () => await alpha.getAttribute('aria-invalid') === 'true', `a complaint about ${wrong}`);
  }
  assert.equal((await row(page, 'Both sides ln Γ'))[0], gamma, 'a wrong number changes nothing');
  await alpha.fill('0,25');
  await alpha.press('Enter');
  await until(async () => (await row(page, 'Both sides ln Γ'))[0] !== gamma, 'a comma is read');
});

test('while playing the stage is asked at most four times a second, and not at all when nobody looks', { skip, timeout }, async (t) => {
  const page = await open(t, { init: () => {
    if (window.parent === window) return;
    addEventListener('message', ({ data }) => {
      if (data.binfall === 'details') /** @type {any} */ (globalThis).asked = (/** @type {any} */ (globalThis).asked ?? 0) + 1;
    });
  } });
  await lab(page, '?m=1000n&seed=1&p=one-choice&p=d-choice&speed=1000');
  const frame = page.frames().find((one) => one.url().endsWith('/stage'));
  assert.ok(frame);
  const asked = () => frame.evaluate(() => /** @type {any} */ (globalThis).asked ?? 0);
  await until(async () => await asked() > 0, 'the open panels are filled');
  const before = await asked();
  const from = Date.now();
  await page.keyboard.press('Space');
  await until(async () => await asked() - before >= 3, 'it is asked while playing');
  await page.keyboard.press('Space');
  const times = await asked() - before;
  assert.ok(times <= 4 * (Date.now() - from) / 1000 + 1, `asked ${times} times`);
  for (const id of ['#measured', '#theory']) await page.locator(`${id} summary`).click();
  await page.waitForTimeout(600);
  const resting = await asked();
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(600);
  assert.equal(await asked(), resting);
  await page.locator('#theory summary').click();
  await until(async () => await asked() === resting + 1, 'an opened panel asks');
});

test('the coupling of every and fullest is watched', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?n=20&m=20n&seed=3&p=every~3&p=fullest~3&at=50');
  const line = page.locator('.couplings li');
  await line.waitFor();
  assert.equal(await line.innerText(), 'Every of 3 holds at least as much as fullest of 3 in every bin: ✓ holds');
  await page.getByLabel('d', { exact: true }).first().fill('2');
  await page.keyboard.press('Enter');
  await until(async () => await line.count() === 0, 'no coupling of different d');
});

test('a pair of bins is watched, with the chance that it meets', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?n=10&m=60n&start=pair~40~5&seed=1&p=fullest&p=d-choice');
  await until(async () => (await row(page, 'Have met')).join() === 'not yet,not yet', 'the start');
  await page.keyboard.press('End');
  await until(async () => (await row(page, 'Have met')).join() === 'not yet,yes', 'the end');
  const chance = page.locator('#theory .bound').filter({ hasText: /Chance that the pair meets \(/ });
  await chance.waitFor();
  assert.ok(await page.getByText('speak of runs from empty bins').isVisible());
  assert.match(await chance.innerText(), new RegExp(`proven[\\s\\S]*${((17 / 19) ** 5).toFixed(3)}\nin this run\nnot yet`));
});

test('the theory stands beside the run, and says where it does not apply', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?n=50&m=10n&seed=42&p=one-choice&p=d-choice&at=400');
  const bounds = page.locator('#theory .bound');
  await bounds.first().waitFor();
  const bound = (/** @type {string} */ formula) => bounds.filter({ has: page.locator('.formula .sign', { hasText: new RegExp(`^${formula}`) }) });
  const [heavy, light, two] = await Promise.all(['√', 'ln n / ln ln n', 'ln ln n / ln d'].map((formula) => bound(formula).innerText()));
  assert.match(heavy, /√\(m\/n\)/);
  assert.match(heavy, /our reconstruction/);
  assert.match(heavy, /Los.*arXiv 2110\.10759/);
  assert.match(light, /outside its range/);
  assert.match(two, new RegExp(`ln ln n / ln d[\\s\\S]*order of growth[\\s\\S]*${(Math.log(Math.log(50)) / Math.log(2)).toFixed(3)}`));
  assert.match(light, /in this run\n14\b/);
  assert.match(heavy, /in this run\n6\b/);
  assert.equal(await bound('ln n / ln ln n').evaluate((one) => one.classList.contains('outside')), true);
  assert.equal(await bound('√').evaluate((one) => one.classList.contains('outside')), false);
  await page.keyboard.press('Home');
  await until(async () => await round(page) === 0 && (await bound('√').getAttribute('class'))?.includes('outside') === true, 'a law of many balls does not apply to empty bins');
  await page.getByRole('button', { name: 'Remove lane A' }).click();
  await until(async () => await bound('√').count() === 0, 'one lane, one list');
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`axe finds nothing in the panels, ${colorScheme}`, { skip, timeout }, async (t) => {
    const page = await open(t, { colorScheme });
    await lab(page, '?n=20&m=40n&start=two-level~3&seed=3&p=every&p=fullest&p=always-go-left&p=packing~0&at=30');
    await page.locator('#theory .bound').first().waitFor();
    await page.locator('.couplings li').waitFor();
    assert.deepEqual(await axe(page), []);
  });
}

test('the panels are closed on phones, and stay as they were left', { skip, timeout }, async (t) => {
  const page = await open(t, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await lab(page, '?n=20&m=40&seed=3&p=one-choice');
  assert.equal(await page.locator('#measured table').isVisible(), false);
  await page.locator('#measured summary').click();
  await page.locator('#measured table').waitFor();
  await page.locator('[data-do="step"]').click();
  await until(async () => await round(page) === 1, 'the step');
  assert.ok(await page.locator('#measured table').isVisible());
});

test('a run on a graph stands beside its optimum, with thresholds and layers', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?g=layered~64&seed=3&p=greedy&p=threshold-greedy-merged~0-2&p=optimum&at=40');
  await until(async () => (await row(page, 'Optimum')).join() === '2,2,2', 'the optimum');
  assert.deepEqual(await row(page, 'Largest load'), ['2', '3', '2']);
  assert.deepEqual(await row(page, 'Ratio max / optimum'), ['1', '1.5', '1']);
  assert.deepEqual(await row(page, 'Edges beyond thresholds'), ['–', '5', '–']);
  assert.deepEqual(await row(page, 'Largest component'), ['–', '2 of 84', '–']);
  assert.deepEqual(await row(page, 'Class 2'), ['–', 'α = 2\n35 taken\n6 full', '–']);
  assert.match((await row(page, 'Layer 2'))[0], /^max 2\nmean 1$/);
  assert.match(await page.locator('.measured .notes').innerText(), /B, the case for this many arrivals: \w+/);
  assert.deepEqual(await row(page, 'Samples per ball'), [], 'no rows that say nothing of edges');
  const shared = page.locator('#theory section').filter({ hasText: 'The optimum, whatever the process' });
  assert.match(await shared.locator('.bound').first().innerText(), /Optimum[\s\S]*at n = 84, t = 40[\s\S]*in this run\n2\b/);
  for (const key of ['Home', 'End']) {
    await page.keyboard.press(key);
    await until(async () => await round(page) === (key === 'Home' ? 0 : 84), key);
    await page.waitForTimeout(600);
    assert.doesNotMatch(await page.locator('.figures').innerText(), /NaN|undefined|null|Infinity/);
  }
  const caption = await page.frameLocator('.stage iframe').locator('.caption').innerText();
  assert.match(caption, /vertices\s+84\s+T\s+84/);
  assert.match(caption, /max\s+\d+ · \d+ · \d+\s+optimum\s+\d+/);
  assert.deepEqual(await axe(page), []);
});
