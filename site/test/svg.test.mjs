/**
 * The picture as a file: every view in both themes is the same in two renderers, the same as on the stage, and can be
 * saved from the page.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { base, lab, open, round, skip, timeout, until } from './lab.mjs';
import { checkFile, difference, shown } from './pictures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BALLS = 'seed=1&p=one-choice&p=d-choice';
const SIZE = { width: 800, height: 500 };

/** A run for every view. @type {Record<string, string>} */
const RUNS = {
  bins: `n=30&m=5n&${BALLS}&p=caching&at=120`,
  bars: `n=300&m=5n&${BALLS}&at=1000`,
  field: `n=1000&m=20n&${BALLS}&at=15000`,
  profile: `n=1000&m=20n&${BALLS}&at=15000`,
  river: `n=1000&m=20n&${BALLS}&at=15000`,
  lorenz: 'n=300&m=20n&seed=1&p=one-choice&p=fullest&at=5000',
  graph: 'g=grid~6~8&T=2n&seed=4&p=greedy&p=threshold-greedy&at=70&show=heads',
};

/**
 * What two renderers may differ by. Measured: at most 0.6 in the mean, and 11 in a square, where a text of another font
 * falls on its edge. A picture without its texts differs by 0.8 and more, and by 34 in a square.
 */
const MEAN = 0.8;
const MOST = 20;

/** @param {{mean: number, most: number, ink: number}} found */
const alike = ({ mean, most, ink }) => mean < MEAN && most < MOST && ink > 0.01;

const missing = (() => {
  try {
    execFileSync('rsvg-convert', ['--version'], { stdio: 'ignore' });
    return skip;
  } catch {
    return 'no rsvg-convert: this test needs librsvg';
  }
})();

const folder = mkdtempSync(join(tmpdir(), 'binfall-svg-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @param {import('node:test').TestContext} t @param {object} [options] */
async function blank(t, options) {
  const page = await open(t, { viewport: SIZE, ...options });
  await page.goto('about:blank');
  return page;
}

/** @param {string} text @returns {Buffer} PNG */
const librsvg = (text) => execFileSync('rsvg-convert', [], { input: text, maxBuffer: 1 << 26 });

/** For people who want to look. @param {string} name @param {Record<string, Buffer | string>} files */
function keep(name, files) {
  for (const [kind, file] of Object.entries(files)) {
    if (process.env.BINFALL_PICTURES) writeFileSync(`${process.env.BINFALL_PICTURES}/${name}-${kind}`, file);
  }
}

test('every view is the same picture in librsvg and in Chromium', { skip: missing, timeout }, async (t) => {
  const page = await blank(t);
  const command = join(folder, 'binfall');
  execFileSync('go', ['build', '-o', command, './engine/cmd/binfall'], { cwd: ROOT });
  for (const [view, query] of Object.entries(RUNS)) {
    for (const theme of ['light', 'dark']) {
      const text = execFileSync(command, ['picture', query, '-view', view, '-theme', theme, '-width', '800', '-height', '500'], { encoding: 'utf8', maxBuffer: 1 << 26 });
      const { desc, link } = await checkFile(page, text);
      assert.ok(desc.includes(`round ${/at=(\d+)/.exec(query)?.[1]} of`) && link.includes(`view=${view}`) && link.includes(`theme=${theme}`), `${desc}; ${link}`);
      const [one, other] = [librsvg(text), await shown(page, text)];
      keep(`${view}-${theme}`, { 'librsvg.png': one, 'chromium.png': other });
      const found = await difference(page, one, other);
      t.diagnostic(`${view}, ${theme}: ${JSON.stringify(found)}`);
      assert.ok(alike(found), `${view}, ${theme}: ${JSON.stringify(found)}`);
      if (theme === 'dark') continue;
      const without = await difference(page, one, librsvg(text.replaceAll(/<text.*<\/text>/g, '')));
      assert.ok(!alike(without), `${view}: missing texts would be seen: ${JSON.stringify(without)}`);
    }
  }
});

/** The stage's own file. @param {import('playwright-core').Page} page @returns {Promise<string>} */
const drawing = (page) => page.evaluate(() => new Promise((done) => {
  const { binfallHost: host, binfallStage: stage } = /** @type {any} */ (window);
  const { post } = host;
  host.post = (/** @type {string} */ json) => {
    const message = JSON.parse(json);
    if (message.binfall !== 'svg') return post(json);
    host.post = post;
    done(message.text);
  };
  stage.command('svg', '');
}));

for (const deviceScaleFactor of [1, 2]) {
  test(`the file is the picture on the stage, ${deviceScaleFactor} pixels a CSS pixel`, { skip, timeout }, async (t) => {
    const page = await open(t, { viewport: SIZE, deviceScaleFactor });
    const other = await blank(t, { deviceScaleFactor });
    await page.goto(`${await base()}/stage`);
    for (const view of deviceScaleFactor === 1 ? ['bins', 'field', 'river', 'graph'] : ['bins']) {
      const query = `${RUNS[view]}&view=${view}&theme=${view === 'graph' ? 'dark' : 'light'}&caption=0`;
      await page.evaluate((text) => /** @type {any} */ (window).binfallStage.command('load', text), query);
      let frames = -1;
      await until(async () => {
        const state = await page.evaluate(() => /** @type {any} */ (window).binfallStage.state());
        const still = state?.moving === false && query.includes(`&at=${state.round}&`) && state.frames === frames;
        frames = state?.frames;
        await page.waitForTimeout(200);
        return still;
      }, `a still picture: ${view}`);
      const [picture, text] = [await page.locator('.picture').screenshot(), await drawing(page)];
      const file = await shown(other, text);
      keep(`${view}-${deviceScaleFactor}`, { 'stage.png': picture, 'file.png': file });
      const found = await difference(other, picture, file, deviceScaleFactor);
      t.diagnostic(`${view}: ${JSON.stringify(found)}`);
      assert.ok(alike(found), `${view}: ${JSON.stringify(found)}`);
    }
  });
}

/** @param {import('playwright-core').Page} page @returns {Promise<{name: string, text: string}>} what the button saves */
async function saved(page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture (SVG)' }).click();
  const download = await coming;
  const name = download.suggestedFilename();
  await download.saveAs(join(folder, name));
  return { name, text: readFileSync(join(folder, name), 'utf8') };
}

test('the Share panel saves the picture, at rest and while it plays', { skip, timeout }, async (t) => {
  const page = await open(t);
  const other = await blank(t);
  await lab(page, '?n=20&m=100n&seed=7&p=one-choice&p=d-choice~3&at=35&view=profile&theme=dark&speed=20');
  await page.getByRole('button', { name: 'Share' }).click();
  const still = await saved(page);
  const digest = await page.locator('.digest-value').textContent();
  assert.equal(still.name, `binfall-one-choice-d-choice-3-n20-t35-${digest}.svg`);
  const { desc, link, title } = await checkFile(other, still.text);
  assert.ok(title === 'One-Choice beside Three-Choice' && desc.includes('round 35 of 2000') && desc.endsWith(`Digest ${digest}.`), desc);
  assert.equal(link, page.url());
  assert.ok(still.text.includes('fill="#121821"') && still.text.includes('rank / n'), 'the view and the theme of the page');
  await page.getByText(`The file is ${still.name}`).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await until(async () => await round(page) > 36, 'it plays');
  await page.getByRole('button', { name: 'Share' }).click();
  const moving = await saved(page);
  const told = await checkFile(other, moving.text);
  const at = Number(/-t(\d+)-/.exec(moving.name)?.[1]);
  assert.ok(at > 36 && told.desc.includes(`round ${at} of 2000`) && told.link.includes(`at=${at}&`), told.desc);
  await until(async () => await round(page) > at, 'it plays on');
  await page.goto(told.link, { waitUntil: 'commit' });
  await page.locator('.stage[data-live]').waitFor();
  assert.equal(await page.locator('.digest-value').textContent(), /Digest (\w+)/.exec(told.desc)?.[1], 'the link in the file leads to its loads');
});

test('a picture that does not come is told', { skip, timeout }, async (t) => {
  const page = await open(t, { init: () => {
    const later = window.setTimeout;
    window.setTimeout = /** @type {any} */ ((/** @type {() => void} */ act, /** @type {number} */ wait) => later(act, wait === 10_000 ? 500 : wait));
  } });
  await lab(page, '?n=20&m=100&seed=7');
  await page.frames()[1].evaluate(() => { /** @type {any} */ (window).binfallHost.post = () => {}; });
  await page.getByRole('button', { name: 'Share' }).click();
  const button = page.getByRole('button', { name: 'Save the picture (SVG)' });
  await button.click();
  await page.getByText('The stage does not answer.').waitFor();
  assert.ok(await button.isEnabled());
  await page.goto(`${await base()}/?n=0`, { waitUntil: 'commit' });
  await page.getByText('This link cannot be run as it stands.').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  await button.click();
  await page.getByText('There is no picture to save.').waitFor();
});
