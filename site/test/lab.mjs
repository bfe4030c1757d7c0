/**
 * What the browser tests share: the site's address, one Chromium, pages that notice everything they should not do.
 * @import { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after } from 'node:test';
import { chromium } from 'playwright-core';
import { CHROMIUM, FLAGS } from './chromium.mjs';
import { serve } from './serve.mjs';

/** What Chromium says about its own software renderer. */
const NOISE = /GL Driver Message/;

/** For the options of a test: a sentence where there is no browser, false where there is one. */
export const skip = existsSync(CHROMIUM) ? false : `no browser at ${CHROMIUM}: this test needs Chromium`;

/** Most of this is software rendering on few cores. */
export const timeout = 240_000;

/** @type {Promise<Browser> | undefined} */
let browser;
/** @type {Promise<{url: string, close: () => Promise<void>}> | undefined} */
let site;

after(async () => {
  await (await browser)?.close();
  await (await site)?.close();
});

/** @returns {Promise<string>} the running site of BINFALL_URL, or the plain files */
export async function base() {
  if (process.env.BINFALL_URL) return process.env.BINFALL_URL.replace(/\/$/, '');
  site ??= serve();
  return (await site).url;
}

/**
 * A page in a fresh profile. At the end of the test it must have logged nothing, asked no other origin and broken no policy.
 * @param {import('node:test').TestContext} t
 * @param {BrowserContextOptions & {allow?: RegExp, origins?: string[], init?: () => void}} [options] allow: messages that belong to the test
 * @returns {Promise<Page>}
 */
export async function open(t, { allow, origins = [], init, ...options } = {}) {
  browser ??= chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const context = await (await browser).newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const home = [await base(), ...origins, 'data:', 'blob:', 'about:'];
  /** @type {string[]} */
  const faults = [];
  const note = (/** @type {string} */ text) => { if (!allow?.test(text) && !NOISE.test(text)) faults.push(text); };
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) note(`console: ${message.text()}`); });
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  context.on('request', (request) => { if (!home.some((start) => request.url().startsWith(start))) note(`foreign: ${request.url()}`); });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  });
  if (init) await page.addInitScript(init);
  t.after(async () => {
    await context.close();
    assert.deepEqual(faults, [], 'the page stays silent, at home and within its policy');
  });
  return page;
}

/**
 * Opens the lab and waits until the stage shows the run.
 * @param {Page} page
 * @param {string} query
 */
export async function lab(page, query) {
  await page.goto(`${await base()}/${query}`, { waitUntil: 'commit' });
  await page.locator('.stage[data-live]').waitFor({ timeout: 60_000 });
}

/** @param {Page | Frame} page @returns {Promise<number>} the round on the clock */
export async function round(page) {
  const text = await page.locator('.clock').textContent() ?? '';
  return Number(text.split('/')[0].replace(/\D/g, ''));
}

/**
 * @param {() => Promise<boolean>} condition
 * @param {string} what
 * @param {number} [patience]
 */
export async function until(condition, what, patience = 60_000) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await condition()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  assert.fail(`never: ${what}`);
}

/** @param {Page} page what Chromium hands to assistive technology must be free of faults */
export async function axe(page) {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const frame of page.frames()) await frame.evaluate(source);
  const found = await page.evaluate(() => /** @type {any} */ (globalThis).axe.run());
  return found.violations.map((/** @type {any} */ one) => `${one.id}: ${one.nodes.map((/** @type {any} */ node) => node.target.join(' ')).join(', ')}`);
}
