/**
 * What a moving picture costs: the processor time of the page's own thread for each frame that is drawn, and the rounds
 * a second that are left for the run at full speed. Triangles are not drawn: that is the work of a graphics card, and
 * without one would take all processors. Prints a table; nothing fails. Served by BINFALL_URL or by itself.
 */
import { chromium } from 'playwright-core';
import { CHROMIUM, FLAGS } from './chromium.mjs';
import { medians } from './median.mjs';
import { serve } from './serve.mjs';

/** @type {[string, string, string][]} what is drawn, the link, the speed */
const CASES = [
  ['10^4 balls in 200 bins', 'n=200&m=1e6&seed=1&p=one-choice&view=bins&at=10000', '30'],
  ['10^4 balls in 200 bins, rain', 'n=200&m=1e6&seed=1&p=one-choice&view=bins&at=10000', '1000'],
  ['200 vertices, 2000 edges', 'g=regular~200~20&T=1e5&seed=1&p=greedy&view=graph&at=10000', '30'],
  ['field of 10^6 bins', 'n=1e6&m=100n&seed=1&p=d-choice&view=field&at=1000000', '30'],
  ['profile of 10^6 bins', 'n=1e6&m=100n&seed=1&p=d-choice&view=profile&at=1000000', '30'],
  ['river of 1000 bins', 'n=1000&m=1000n&seed=1&p=one-choice&view=river&at=100000', '30'],
  ['four lanes of 50 bins', 'n=50&m=1000n&seed=1&p=one-choice&p=d-choice&p=thinning&p=packing&view=bins&at=500', '30'],
  ['four lanes, full speed', 'n=50&m=1e10&seed=1&p=one-choice&p=d-choice&p=thinning&p=packing&view=bins', 'max'],
  ['two-choice, n = 20, full speed', 'n=20&m=1e11&seed=1&p=d-choice&view=bins', 'max'],
  ['river of 3000 bins, full speed', 'n=3000&m=1e11&seed=1&p=one-choice&view=river', 'max'],
  ['two-choice, n = 10^4, full speed', 'n=10000&m=1e11&seed=1&p=d-choice', 'max'],
  ['field of 10^6 bins, full speed', 'n=1e6&m=1e11&seed=1&p=d-choice&view=field', 'max'],
];
const RUNS = 5;
const SECONDS = 1.5;

const site = process.env.BINFALL_URL ? undefined : await serve();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
console.log(`${'1440x900, Chromium'.padEnd(34)}  ms a frame  frames/s     rounds/s   (medians of ${RUNS})`);
for (const [title, query, speed] of CASES) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => { WebGL2RenderingContext.prototype.drawElements = () => {}; });
  await page.goto(`${process.env.BINFALL_URL ?? site?.url}/stage?${query}`);
  await page.waitForFunction(() => /** @type {any} */ (window).binfallStage?.state()?.moving === false, undefined, { timeout: 120_000 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const look = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
    return { script, clock: performance.now() / 1000, ...await page.evaluate(() => /** @type {any} */ (window).binfallStage.state()) };
  };
  await page.evaluate((rate) => { for (const order of [['speed', rate], ['play', '']]) /** @type {any} */ (window).binfallStage.command(...order); }, speed);
  await page.waitForTimeout(1000);
  /** @type {number[][]} */
  const found = [];
  for (let run = 0; run < RUNS; run++) {
    const before = await look();
    await page.waitForTimeout(1000 * SECONDS);
    const after = await look();
    const [frames, seconds] = [after.frames - before.frames, after.clock - before.clock];
    found.push([1000 * (after.script - before.script) / frames, frames / seconds, (after.round - before.round) / seconds]);
  }
  const [cost, rate, rounds] = medians(found);
  console.log(`${title.padEnd(34)}  ${cost.toFixed(2).padStart(10)}  ${rate.toFixed(1).padStart(8)}  ${rounds.toPrecision(3).padStart(11)}`);
  await page.close();
}
await browser.close();
await site?.close();
