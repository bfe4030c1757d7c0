/** The timeline: its markers, sections that are played again and again, and the keys of both. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, base, lab, open, round, skip, timeout, until } from './lab.mjs';

const RUN = 'n=20&m=200&seed=1&p=one-choice&p=d-choice';

/** @param {import('playwright-core').Page} page @returns {Promise<{round: number, kind: string, title: string}[]>} once there are no more to come */
async function ticks(page) {
  await page.locator('.tick').first().waitFor();
  /** @type {string} */
  let before = '';
  await until(async () => {
    const now = await page.locator('.ticks').innerHTML();
    const same = now === before;
    before = now;
    await page.waitForTimeout(400);
    return same;
  }, 'all markers');
  return page.locator('.ticks .tick').evaluateAll((all) => all.map((one) => (one instanceof HTMLElement
    ? { round: Number(one.style.getPropertyValue('--round')), kind: one.dataset.kind ?? '', title: one.title } : { round: 0, kind: '', title: '' })));
}

test('markers stand on the scrubber, and one goes from one to the next', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, `?${RUN}`);
  const list = await ticks(page);
  assert.deepEqual([...new Set(list.map(({ kind }) => kind))].sort(), ['average', 'differ', 'maximum']);
  assert.deepEqual(list.filter(({ kind }) => kind === 'average').map((one) => one.round), [20, 40, 60, 80, 100, 120, 140, 160, 180, 200]);
  assert.match(list[0].title, /^Round \d+: the /);
  const rounds = [...new Set(list.map((one) => one.round))];
  assert.deepEqual(rounds, rounds.toSorted((a, b) => a - b));
  await page.keyboard.press(']');
  await until(async () => await round(page) === rounds[0], 'the first marker');
  await page.getByRole('button', { name: 'Next marker' }).click();
  await until(async () => await round(page) === rounds[1], 'the second marker');
  await until(async () => await page.locator('.moment').innerText() === list.find((one) => one.round === rounds[1])?.title, 'it is told');
  await page.keyboard.press('[');
  await until(async () => await round(page) === rounds[0], 'the first marker again');
  await page.getByRole('button', { name: 'Previous marker' }).click();
  await page.waitForTimeout(300);
  assert.equal(await round(page), rounds[0], 'there is none before the first');
  const wanted = page.locator('.tick[data-kind="average"]').nth(4);
  const box = await wanted.boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await until(async () => await round(page) === 100, 'the marker clicked on');
  assert.deepEqual(await axe(page), []);
});

test('a graph marks where its optimum rises, and another run has other markers', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?g=cycle~16&T=64&seed=2&p=greedy');
  const list = await ticks(page);
  assert.ok(list.some(({ kind, title }) => kind === 'optimum' && title.includes('the optimum rises to')));
  await page.getByRole('button', { name: 'New seed' }).click();
  await until(async () => JSON.stringify(await ticks(page)) !== JSON.stringify(list), 'other markers');
  await lab(page, '?n=10&m=300000&seed=1&p=one-choice');
  await page.getByText('No markers in this run').waitFor();
});

test('the stage tells markers in order, done at last, the same for the same run', { skip, timeout }, async (t) => {
  const page = await open(t, { init: () => {
    /** @type {any} */ (window).told = [];
    addEventListener('message', ({ data }) => { if (data?.binfall === 'markers') /** @type {any} */ (window).told.push(data); });
  } });
  const told = async () => {
    await until(() => page.evaluate(() => /** @type {any} */ (window).told.at(-1)?.done === true), 'the last message');
    return page.evaluate(() => /** @type {any} */ (window).told);
  };
  await lab(page, '?n=30&m=60000&seed=1&p=one-choice&p=packing');
  const first = await told();
  assert.ok(first.length <= 40, 'few messages');
  await lab(page, '?n=30&m=60000&seed=1&p=one-choice&p=packing&speed=max&at=500');
  await page.keyboard.press(' ');
  assert.deepEqual((await told()).at(-1), first.at(-1));
  assert.ok(first.at(-1).list.length <= 200);
});

test('a section is set from the timeline, drawn, and played again and again', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, `?${RUN}&at=30&speed=60`);
  const loop = page.getByRole('group', { name: 'Loop' });
  await loop.getByRole('button', { name: 'from here' }).press('Enter');
  await until(async () => page.url().includes('from=30&loop=1'), 'the start of the section in the address');
  await page.keyboard.press('End');
  await page.locator('.scrubber').fill('50');
  await until(async () => await round(page) === 50, 'the end of the section');
  await loop.getByRole('button', { name: 'to here' }).press('Enter');
  await until(async () => page.url().includes('from=30&to=50&loop=1'), 'its end in the address');
  assert.equal(await page.locator('.looped').innerText(), '30 – 50');
  assert.ok(await page.locator('.rail[data-loop]').isVisible());
  assert.deepEqual(await axe(page), []);

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  let back = 0;
  let last = 50;
  await until(async () => {
    const now = await round(page);
    assert.ok(now >= 30 && now <= 50, `round ${now}`);
    if (now < last) back += 1;
    last = now;
    return back >= 3;
  }, 'it goes back to its start');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await loop.getByRole('button', { name: 'off' }).click();
  await until(async () => !page.url().includes('loop=1'), 'no section in the address');
  assert.equal(await page.locator('.rail[data-section]').count(), 0);
});

test('a section without a loop is played once', { skip, timeout }, async (t) => {
  const page = await open(t);
  for (const speed of ['60', '1000', 'max']) {
    await lab(page, `?${RUN}&from=30&to=50&speed=${speed}`);
    assert.equal(await round(page), 30);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await until(async () => await round(page) === 50 && await page.getByRole('button', { name: 'Play', exact: true }).isVisible(), `it rests at its end, speed ${speed}`);
    await page.waitForTimeout(300);
    assert.equal(await round(page), 50);
  }
  await page.keyboard.press('Space');
  await until(async () => await round(page) === 50, 'once more');
});

test('an embed loops by itself, and what does not fit is told', { skip, timeout }, async (t) => {
  const page = await open(t);
  await page.goto(`${await base()}/embed?${RUN}&from=190&loop=1&autoplay=1&speed=30`);
  await page.locator('.stage[data-live]').waitFor();
  let turns = 0;
  let last = 0;
  await until(async () => {
    const now = await round(page);
    assert.ok(now >= 190);
    if (now < last) turns += 1;
    last = now;
    return turns === 2;
  }, 'it plays its last rounds twice');
  await page.goto(`${await base()}/embed?${RUN}&from=20&to=10`);
  await page.getByText('to: got "10"').waitFor();
});

test('plus, minus and nought move the lens over a base graph', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, '?g=cycle~16&T=64&seed=2&p=greedy&at=20');
  const frame = page.frames().find((one) => one.url().endsWith('/stage'));
  assert.ok(frame);
  const places = () => frame.locator('.labels').locator('span').first().getAttribute('style');
  const whole = await places();
  await page.keyboard.press('+');
  await until(async () => await places() !== whole, 'closer');
  await page.keyboard.press('+');
  await page.keyboard.press('0');
  await until(async () => await places() === whole, 'the whole graph');
  assert.equal(await page.getByRole('slider', { name: 'Speed' }).getAttribute('aria-valuetext'), '4 rounds/s, normal');
  await page.keyboard.press('>');
  await until(async () => page.url().includes('speed=6'), 'faster');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  for (const what of ['marker before', 'Closer to a base graph']) assert.ok(await keys.getByText(what).isVisible());
});
