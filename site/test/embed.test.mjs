/** The embed in pages that are not ours: on another port, in a sandbox, in a slide deck. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { base, open, round, skip, timeout, until } from './lab.mjs';
import { serve } from './serve.mjs';

const RUN = 'n=20&m=400&seed=1&p=one-choice&p=d-choice';

/** @type {{url: string, close: () => Promise<void>}} */
let host;
const folder = mkdtempSync(join(tmpdir(), 'binfall-host-'));

before(async () => { host = await serve({ roots: [folder], headers: false }); });
after(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A foreign page with text to scroll, a field, and the embed; it keeps what the embed tells it.
 * @param {string} name @param {string} query @param {string} [attributes]
 */
async function hostPage(name, query, attributes = '') {
  writeFileSync(join(folder, `${name}.html`), `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,"><body>
    <input id="field"><p style="height:200px">text</p>
    <iframe id="run" ${attributes} width="640" height="360" src="${await base()}/embed?${query}"></iframe>
    <p style="height:3000px">text</p>
    <script>
      window.told = [];
      addEventListener('message', (event) => { if (event.source === document.getElementById('run').contentWindow) told.push(event.data); });
      window.say = (message) => document.getElementById('run').contentWindow.postMessage(message, '*');
    </script>`);
  return `${host.url}/${name}`;
}

/** @param {import('playwright-core').Page} page */
async function inner(page) {
  await until(async () => page.frames().some((frame) => frame.url().includes('/embed?')), 'the frame');
  const frame = page.frames().find((one) => one.url().includes('/embed?'));
  assert.ok(frame);
  await frame.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
  return frame;
}

/** @param {import('playwright-core').Page} page @returns {Promise<any>} the last state that the host was told */
function last(page) {
  return page.evaluate(() => /** @type {any} */ (window).told.filter((/** @type {any} */ one) => one.binfall === 'state').at(-1));
}

/** @param {import('playwright-core').Page} page @param {unknown} message */
function say(page, message) {
  return page.evaluate((text) => /** @type {any} */ (window).say(text), message);
}

for (const [name, attributes] of [['plain', ''], ['sandboxed', 'sandbox="allow-scripts"']]) {
  test(`${name} frame on another origin: still, obedient, modest`, { skip, timeout }, async (t) => {
    const page = await open(t, { origins: [host.url] });
    await page.goto(await hostPage(name, `${RUN}&at=40`, attributes));
    await page.locator('#field').focus();
    const frame = await inner(page);
    assert.equal(await round(frame), 40);
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'field', 'the focus stays');
    assert.equal(await page.evaluate(() => scrollY), 0, 'the scrolling stays');
    assert.equal((await last(page)).playing, false, 'it starts on a still picture');

    await say(page, { binfall: 'play' });
    await until(async () => (await last(page)).playing, 'it plays when told');
    await page.evaluate(() => scrollTo(0, 2000));
    await until(async () => !(await last(page)).playing, 'it rests out of sight');
    await page.evaluate(() => scrollTo(0, 0));
    await until(async () => (await last(page)).playing, 'it goes on in sight');
    await say(page, { binfall: 'pause' });
    await say(page, { binfall: 'seek', round: 100 });
    await until(async () => (await last(page)).round === 100, 'it seeks');
    await say(page, { binfall: 'details', alpha: 1 });
    await until(() => page.evaluate(() => /** @type {any} */ (window).told.some((/** @type {any} */ one) => one.binfall === 'details'
      && one.round === 100 && one.alpha === 1 && one.lanes.length === 2)), 'it tells the details');
    await say(page, { binfall: 'load', query: 'n=0' });
    await until(() => page.evaluate(() => /** @type {any} */ (window).told.some((/** @type {any} */ one) => one.binfall === 'error')), 'the error is told');
    await say(page, 'slide:start');
    await until(async () => (await last(page)).playing, 'a slide that comes');
    await say(page, 'slide:stop');
    await until(async () => !(await last(page)).playing, 'a slide that goes');

    const box = await page.locator('#run').boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + 300, box.y + 120);
    await page.mouse.wheel(0, 150);
    await until(async () => await page.evaluate(() => scrollY) > 100, 'the wheel scrolls the page');
  });
}

test('a click plays, Escape and clicks give the keys back', { skip, timeout }, async (t) => {
  const page = await open(t, { origins: [host.url] });
  await page.goto(await hostPage('keys', RUN));
  const frame = await inner(page);
  await page.locator('#run').click({ position: { x: 300, y: 120 } });
  await until(async () => (await last(page)).playing, 'the click plays');
  await until(() => page.evaluate(() => document.hasFocus() && document.activeElement?.tagName !== 'IFRAME'), 'the focus goes back');
  await frame.locator('.scrubber').focus();
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'run');
  await page.keyboard.press('Escape');
  await until(() => page.evaluate(() => document.activeElement?.id !== 'run'), 'Escape gives the focus back');
});

test('options of the address, and errors in place', { skip, timeout }, async (t) => {
  const page = await open(t, { origins: [host.url] });
  await page.goto(await hostPage('options', `${RUN}&controls=0&autoplay=1&theme=dark`));
  const frame = await inner(page);
  assert.equal(await frame.locator('.transport').isVisible(), false);
  assert.equal(await frame.locator('html').getAttribute('data-theme'), 'dark');
  await until(async () => (await last(page)).playing, 'it plays by itself');
  await page.goto(await hostPage('wrong', 'n=0&p=nothing'));
  const bad = page.frameLocator('#run');
  await bad.getByText('n: got "0"').waitFor();
});

test('reduced motion starts at rest', { skip, timeout }, async (t) => {
  const page = await open(t, { origins: [host.url], reducedMotion: 'reduce' });
  await page.goto(await hostPage('calm', `${RUN}&autoplay=1`));
  await inner(page);
  await page.waitForTimeout(1000);
  assert.equal((await last(page)).playing, false);
});

test('a reveal.js deck: runs start with their slides, arrow keys go on turning them', { skip, timeout }, async (t) => {
  const page = await open(t);
  await page.goto(`${await base()}/guide/deck/`);
  const slide = () => page.evaluate(() => Number(location.hash.split('/')[1] || 0));
  await page.locator('.reveal.ready').waitFor();
  await page.keyboard.press('ArrowRight');
  await until(async () => await slide() === 1, 'the first run');
  const frame = await inner(page);
  await until(async () => await round(frame) > 0, 'the run starts with its slide');
  await page.locator('section.present iframe').click({ position: { x: 300, y: 150 } });
  await page.keyboard.press('ArrowRight');
  await until(async () => await slide() === 2, 'the keys after a click on the picture');
  await page.keyboard.press('ArrowLeft');
  await until(async () => await slide() === 1, 'and back');
  // A control keeps the focus, so that it can be used by keys; those that turn slides are passed on.
  await frame.locator('[data-do="step"]').focus();
  await page.keyboard.press('ArrowRight');
  await until(async () => await slide() === 2, 'the keys from inside the frame');
});
