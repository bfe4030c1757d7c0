/** Examples load by a click and play. That each is a link in its plainest form is tested beside the engine. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRESETS } from '../js/presets.js';
import { axe, lab, open, round, skip, timeout, until } from './lab.mjs';

/** One of several kinds: balls, recovery, coupling, a graph by itself, one too large to draw, an adversary. */
const TRIED = ['One choice against two', 'Recovery from a bad start', 'Coupling: every and fullest', 'Greedy on a ring', 'A graph that fools Greedy', 'An adversary against Greedy'];

test('an example loads by a click and plays', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?n=10&m=20&seed=1&p=one-choice');
  assert.equal(await page.locator('.look').isVisible(), false);
  for (const { title, look, query } of PRESETS.filter((preset) => TRIED.includes(preset.title))) {
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.getByRole('button', { name: title, exact: true }).click();
    await until(async () => await page.locator('.look').innerText() === `${title}\n${look}`, `${title} is explained`);
    await until(async () => await round(page) > 0, `${title} plays`);
    // While it plays the address is the stage's own canonical query: the link was canonical already.
    await until(async () => page.url().endsWith(`/?${query}`), `${query} in the address, which is ${page.url()}`);
    assert.equal(await page.locator('.summary').innerText(), '');
  }
  await page.getByRole('button', { name: 'New seed' }).click();
  await until(async () => !page.url().includes('seed=1&'), 'another seed');
  assert.ok(await page.locator('.look').isVisible(), 'the same example on other draws');
  await page.getByLabel('Arrivals', { exact: true }).fill('12');
  await page.keyboard.press('Enter');
  await until(async () => !await page.locator('.look').isVisible(), 'another run');
});

test('under reduced motion an example rests at its start', { skip, timeout }, async (t) => {
  const page = await open(t, { reducedMotion: 'reduce' });
  await lab(page, '?n=10&m=20&seed=1&p=one-choice');
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('button', { name: 'Packing', exact: true }).click();
  await page.locator('.look').waitFor();
  await page.waitForTimeout(800);
  assert.equal(await round(page), 0);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`axe finds nothing in the gallery, ${colorScheme}`, { skip, timeout }, async (t) => {
    const page = await open(t, { colorScheme });
    await lab(page, `?${PRESETS[1].query}`);
    await page.locator('.look').waitFor();
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.getByRole('dialog', { name: 'Start from an example' }).waitFor();
    assert.deepEqual(await axe(page), []);
  });
}
