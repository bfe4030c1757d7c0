/** The same link in every browser engine: the same digest, and a picture. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { engines, screen } from './engines.mjs';
import { base, timeout } from './lab.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Links at their ends: balls with memory and draws of every kind, a large run, graphs with thresholds and flips. */
const LINKS = [
  'n=100&m=10n&seed=42&p=one-choice&p=d-choice&p=caching&p=tight-packing',
  'n=3000&m=100n&seed=18446744073709551615&p=one-plus-beta~0.3',
  'g=layered~48~0.9~8~3&T=2n&seed=7&p=greedy&p=threshold-greedy-merged~0-2&p=optimum',
  'g=regular~60~4&gseed=5&T=3n&seed=7&p=threshold-greedy~auto&p=per-piece',
];

/** @type {{display: string, close: () => Promise<void>} | undefined} */
let unseen;
before(async () => {
  if (Object.keys(engines).length > 0) unseen = await screen();
});
after(() => unseen?.close());

/** @param {string} query @returns {string} */
function native(query) {
  return JSON.parse(execFileSync('go', ['run', './engine/cmd/binfall', 'run', query, '-json'], { cwd: ROOT, encoding: 'utf8' })).digest;
}

/** What the stage says, read in its frame. */
const SHOWN = "document.querySelector('iframe')?.contentDocument?.querySelector('.caption .digest dd')?.textContent ?? ''";
const FACES = "[...document.querySelector('iframe').contentDocument.querySelectorAll('.labels span:not([hidden])')].length";

for (const name of ['firefox', 'webkit']) {
  const start = engines[name];
  test(`${name} shows the same digests`, { timeout, skip: name in engines ? false : `no ${name} with Xvfb here` }, async (t) => {
    const engine = await start(unseen?.display ?? '');
    t.after(() => engine.close());
    for (const query of LINKS) {
      const want = native(query);
      await engine.goto(`${await base()}/embed?${query}&at=9007199254740991&controls=0`);
      let shown = '';
      for (let tries = 0; tries < 300 && shown !== want; tries++) {
        await sleep(100);
        shown = await engine.evaluate(SHOWN);
      }
      assert.equal(shown, want, query);
      assert.ok(await engine.evaluate(FACES) > 1, `${query}: labels in the picture`);
      const picture = await engine.screenshot();
      assert.ok(picture.length > 15_000, `${query}: a picture of ${picture.length} bytes is blank`);
      if (process.env.BINFALL_PICTURES) writeFileSync(`${process.env.BINFALL_PICTURES}/${name}-${LINKS.indexOf(query)}.png`, picture);
    }
  });
}
