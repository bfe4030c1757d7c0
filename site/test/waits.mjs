/**
 * How long a reader waits: for a page that can be read and its first ball, on the first visit and on the next, and for
 * a round of a run that has been played once. Prints medians; nothing fails. Served by BINFALL_URL or by itself.
 */
import { chromium } from 'playwright-core';
import { CHROMIUM, FLAGS } from './chromium.mjs';
import { median, medians } from './median.mjs';
import { serve } from './serve.mjs';

/** Runs of 10^8 rounds. */
const RUNS = ['n=10000&m=1e8&seed=1&p=d-choice', 'n=1e6&m=1e8&seed=1&p=d-choice', 'n=1000&m=1e8&seed=1&p=one-choice&p=d-choice'];
const END = 1e8;
const VISITS = 5;
const SEEKS = 15;

const site = process.env.BINFALL_URL ? undefined : await serve();
const base = process.env.BINFALL_URL ?? site?.url;
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

/** @param {import('playwright-core').Page} page @returns {any} */
const stageOf = (page) => page.frames().find((frame) => /\/stage/.test(frame.url()));

console.log(`Chromium, 1440x900, loopback               readable s  first ball s  kB fetched   (medians of ${VISITS})`);
/** @type {number[][][]} by visit of a profile: what each took */
const visits = [[], []];
for (let run = 0; run < VISITS; run++) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  for (const found of visits) {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    let bytes = 0;
    await tools.send('Network.enable');
    tools.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; });
    const began = performance.now();
    await page.goto(`${base}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const readable = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime);
    while (!((await stageOf(page)?.evaluate(() => /** @type {any} */ (window).binfallStage?.state()?.round).catch(() => 0)) > 0)) await page.waitForTimeout(5);
    found.push([readable / 1000, (performance.now() - began) / 1000, bytes / 1000]);
    await page.close();
  }
  await context.close();
}
for (const [k, title] of ['first visit to /', 'second visit'].entries()) {
  const [readable, ball, size] = medians(visits[k]);
  console.log(`${title.padEnd(42)} ${readable.toFixed(2).padStart(11)}  ${ball.toFixed(2).padStart(12)}  ${size.toFixed(0).padStart(10)}`);
}

console.log(`\nseeks in a run of 10^8 rounds that has been played    ms, median        most   (${SEEKS} rounds by chance)`);
for (const query of RUNS) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${base}/stage?${query}`);
  await page.waitForFunction(() => /** @type {any} */ (window).binfallStage?.state()?.moving === false, undefined, { timeout: 120_000 });
  await page.evaluate(() => /** @type {any} */ (window).binfallStage.command('seek', 'end'));
  await page.waitForFunction((end) => /** @type {any} */ (window).binfallStage.state().round === end, END, { timeout: 600_000 });
  const times = await page.evaluate(async ([end, seeks]) => {
    const stage = /** @type {any} */ (window).binfallStage;
    const found = [];
    for (let k = 0; k < seeks; k++) {
      const [round, began] = [Math.floor(Math.random() * end), performance.now()];
      stage.command('seek', String(round));
      while (stage.state().round !== round) await new Promise((done) => { setTimeout(done, 0); });
      found.push(performance.now() - began);
    }
    return found;
  }, [END, SEEKS]);
  console.log(`${query.padEnd(52)} ${median(times).toFixed(0).padStart(11)} ${Math.max(...times).toFixed(0).padStart(11)}`);
  await page.close();
}
await browser.close();
await site?.close();
