/** For everyone: axe on every page in every theme, the keyboard alone, scrolling, and browsers that lack something. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, base, lab, open, round, skip, timeout, until } from './lab.mjs';

const QUERY = '?n=20&m=200&seed=1&p=one-choice&p=d-choice~3&at=50';

for (const theme of ['light', 'dark', 'projector', 'print']) {
  test(`axe finds nothing, ${theme}`, { skip, timeout: 2 * timeout }, async (t) => {
    const page = await open(t, { colorScheme: theme === 'dark' ? 'dark' : 'light', allow: /status of 404/ });
    await lab(page, `${QUERY}&theme=${theme}`);
    assert.deepEqual(await axe(page), [], 'lab');
    await page.getByLabel('Bins', { exact: true }).fill('0');
    await page.keyboard.press('Enter');
    await page.locator('.summary li').waitFor();
    assert.deepEqual(await axe(page), [], 'lab with a complaint');
    for (const [button, dialog] of [['Share', 'Share this run'], ['Keys', 'Keys']]) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('dialog', { name: dialog }).waitFor();
      assert.deepEqual(await axe(page), [], button);
      await page.keyboard.press('Escape');
    }
    if (theme === 'projector' || theme === 'print') return; // the other pages have the same parts
    await page.goto(`${await base()}/embed${QUERY}&theme=${theme}`);
    await page.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
    assert.deepEqual(await axe(page), [], 'embed');
    for (const path of ['/guide/', '/nowhere']) {
      await page.goto(`${await base()}${path}?theme=${theme}`);
      assert.deepEqual(await axe(page), [], path);
    }
  });
}

test('everything works by keyboard, and the picture is no trap', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, QUERY);
  const wanted = await page.locator('a[href], button, input, select, summary').evaluateAll((all) => all
    .filter((one) => one instanceof HTMLElement && one.checkVisibility() && one.tabIndex >= 0 && !one.closest('dialog')
      && !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked)).length);
  let reached = 0;
  for (let i = 0; i < wanted + 5; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.tagName ?? '');
    assert.notEqual(at, 'IFRAME');
    if (at === 'BODY') break;
    reached++;
    if (reached > 1) {
      const seen = await page.evaluate(() => getComputedStyle(document.activeElement?.closest('.segments label') ?? document.activeElement ?? document.body).outlineStyle);
      assert.equal(seen, 'solid', 'the focus can be seen');
    }
  }
  assert.equal(reached, wanted);
});

test('keys play, step, jump and explain themselves', { skip, timeout }, async (t) => {
  const page = await open(t);
  await lab(page, QUERY);
  const play = page.locator('[data-do="play"]');
  await page.keyboard.press('Space');
  await until(async () => await play.getAttribute('aria-label') === 'Pause', 'space plays');
  await page.keyboard.press('Space');
  await until(async () => await play.getAttribute('aria-label') === 'Play', 'space rests');
  await page.keyboard.press('Home');
  await until(async () => await round(page) === 0, 'the start');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await until(async () => await round(page) === 11, 'one and ten rounds on');
  await page.keyboard.press('ArrowLeft');
  await until(async () => await round(page) === 10, 'one back');
  await page.keyboard.press('End');
  await until(async () => await round(page) === 200, 'the end');
  const status = page.locator('body > [role="status"]');
  await until(async () => (await status.textContent() ?? '').length > 20, 'the sentence is spoken at rest');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
});

test('a click on the picture leaves the keys to the page, the wheel scrolls it', { skip, timeout }, async (t) => {
  const page = await open(t, { viewport: { width: 800, height: 500 } });
  await lab(page, QUERY);
  const box = await page.locator('.stage').boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(200);
  await page.keyboard.press('ArrowRight');
  await until(async () => await round(page) === 51, 'the step');
  await page.mouse.wheel(0, 200);
  await until(async () => await page.evaluate(() => scrollY) > 100, 'the page scrolls');
});

test('320 pixels are enough, and targets on phones are large', { skip, timeout }, async (t) => {
  const page = await open(t, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await lab(page, QUERY);
  for (const summary of await page.locator('section > details > summary').all()) await summary.click();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 320);
  const small = await page.locator('button, select, summary, input:not([type="checkbox"], [type="radio"])').evaluateAll((all) => all
    .filter((one) => one.checkVisibility() && !one.closest('dialog') && one.getBoundingClientRect().height < 43.5)
    .map((one) => one.outerHTML.slice(0, 80)));
  assert.deepEqual(small, []);
  const top = await page.locator('.stage').boundingBox();
  assert.ok(top && top.y < 100, 'the stage comes first');
});

test('a resting picture draws no frames', { skip, timeout }, async (t) => {
  const page = await open(t, {
    init: () => {
      const counter = /** @type {any} */ (globalThis);
      counter.draws = 0;
      for (const name of /** @type {const} */ (['drawElements', 'drawArrays', 'clear'])) {
        const real = /** @type {any} */ (WebGL2RenderingContext.prototype)[name];
        /** @type {any} */ (WebGL2RenderingContext.prototype)[name] = function (/** @type {any[]} */ ...args) {
          counter.draws++;
          return real.apply(this, args);
        };
      }
    },
  });
  await lab(page, QUERY);
  const frame = page.frames().find((one) => one.url().endsWith('/stage'));
  assert.ok(frame);
  const draws = () => frame.evaluate(() => /** @type {any} */ (globalThis).draws);
  await page.waitForTimeout(1500);
  const before = await draws();
  assert.ok(before > 0, 'it has drawn something');
  await page.waitForTimeout(2000);
  assert.equal(await draws(), before);
});

test('without WebAssembly there is a poster and a line', { skip, timeout }, async (t) => {
  const page = await open(t, { init: () => { delete (/** @type {any} */ (globalThis).WebAssembly); } });
  await page.goto(`${await base()}/${QUERY}`);
  await page.getByText('This browser has no WebAssembly').waitFor();
  assert.ok(await page.locator('.poster').isVisible());
  assert.match(page.url(), /n=20/);
  await page.goto(`${await base()}/embed${QUERY}`);
  await page.getByText('This browser has no WebAssembly').waitFor();
});

test('without WebGL 2 there is a poster and a line', { skip, timeout }, async (t) => {
  const page = await open(t, { init: () => { HTMLCanvasElement.prototype.getContext = () => null; } });
  await page.goto(`${await base()}/${QUERY}`);
  await page.getByText('This browser offers no WebGL 2').waitFor();
  assert.ok(await page.locator('.poster').isVisible());
});

test('without JavaScript there is a poster, a line and the catalogue', { skip, timeout }, async (t) => {
  const page = await open(t, { javaScriptEnabled: false });
  await page.goto(`${await base()}/${QUERY}`);
  assert.ok(await page.locator('.poster').isVisible());
  assert.match(await page.locator('noscript .notice').innerText(), /needs JavaScript/);
  await page.locator('noscript a').click();
  assert.match(page.url(), /catalog/);
});

test('without the service the page works and says so', { skip, timeout }, async (t) => {
  const page = await open(t, { allow: /ERR_FAILED|Failed to load/ });
  await page.route('**/api/links', (route) => route.abort());
  await lab(page, QUERY);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a short link' }).click();
  await page.getByText('does not answer just now').waitFor();
  assert.equal(await page.getByLabel('Link', { exact: true }).inputValue(), page.url());
});

test('copying claims nothing that has not happened', { skip, timeout }, async (t) => {
  const page = await open(t, { init: () => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  } });
  await lab(page, QUERY);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByText('The text is selected').waitFor();
  assert.equal(await page.evaluate(() => getSelection()?.toString()), page.url());
});

test('a stage that does not start is told, and can be tried again', { skip, timeout }, async (t) => {
  const page = await open(t);
  await page.route('**/stage', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>nothing</title>' }));
  await page.goto(`${await base()}/${QUERY}`);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor({ timeout: 30_000 });
  await page.unroute('**/stage');
  await again.click();
  await page.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
  assert.equal(await again.isVisible(), false);
});
