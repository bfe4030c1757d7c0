/**
 * What must not disturb a run: a lost graphics context, another size or screen, another rhythm of frames. And a picture
 * that rests costs nothing.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, open, skip, timeout, until } from './lab.mjs';
import { difference } from './pictures.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */

const RUN = 'n=20&m=100n&seed=7&p=one-choice&p=d-choice';

/** The document of the stage, in whatever page. @param {Page} page @returns {Promise<Frame>} */
async function stageOf(page) {
  /** @type {Frame | undefined} */
  let found;
  await until(async () => {
    found = page.frames().find((frame) => /\/stage(\?|#|$)/.test(frame.url()));
    return found !== undefined;
  }, 'a stage');
  return /** @type {Frame} */ (found);
}

/** What the stage tells of itself; nothing while it is not there. @param {Page} page @returns {Promise<any>} */
async function state(page) {
  const stage = await stageOf(page);
  return stage.evaluate(() => /** @type {any} */ (window).binfallStage?.state()).catch(() => undefined);
}

/** @param {Page} page @param {string} kind @param {string} [text] an order to the stage */
async function command(page, kind, text = '') {
  await (await stageOf(page)).evaluate(([name, words]) => /** @type {any} */ (window).binfallStage.command(name, words), [kind, text]);
}

/** @param {Page} page @param {(now: any) => boolean} wanted @param {string} what @returns {Promise<any>} the state that is wanted */
async function reached(page, wanted, what) {
  /** @type {any} */
  let now;
  await until(async () => {
    now = await state(page);
    return now !== undefined && wanted(now);
  }, what);
  return now;
}

/** Takes the graphics away and waits until the stage has begun anew. @param {Page} page @returns {Promise<any>} the state just before */
async function lose(page) {
  const stage = await stageOf(page);
  const before = await stage.evaluate(() => {
    /** @type {any} */ (window).old = true;
    const now = /** @type {any} */ (window).binfallStage.state();
    const context = /** @type {HTMLCanvasElement} */ (document.querySelector('.picture canvas')).getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return now;
  });
  await until(async () => await (await stageOf(page)).evaluate(() => !('old' in window) && document.querySelector('.picture canvas') !== null).catch(() => false), 'another canvas');
  return before;
}

/** Where the graphics are lost, and how often at rest and while it plays. @type {[string, number, number][]} */
const LOSSES = [['/', 2, 1], ['/embed', 1, 2], ['/stage', 1, 1]];

for (const [where, still, playing] of LOSSES) {
  test(`a lost graphics context comes back: ${where}`, { skip, timeout }, async (t) => {
    const page = await open(t);
    const control = (/** @type {string} */ name, /** @type {string} */ otherwise) => (where === '/stage' ? command(page, otherwise)
      : page.getByRole('button', { name, exact: true }).first().click());
    await page.goto(`${await base()}${where}?${RUN}&at=350&view=profile&speed=20`, { waitUntil: 'commit' });
    const first = await reached(page, (now) => now.round === 350 && !now.moving, 'the run');
    for (let time = 1; time <= still; time++) {
      await lose(page);
      const now = await reached(page, ({ round, moving }) => round === 350 && !moving, `the same round, time ${time}`);
      assert.deepEqual([now.digest, now.labels, now.playing], [first.digest, first.labels, false], 'the same loads in the same view');
    }
    await control('Play', 'play');
    await reached(page, ({ round }) => round > 352, 'it plays');
    for (let time = 1; time <= playing; time++) {
      const before = await lose(page);
      const back = await reached(page, ({ round }) => round > 0, `it is back, time ${time}`);
      assert.ok(back.round >= before.round, `from ${before.round} to ${back.round}`);
      await reached(page, (now) => now.playing && now.round > before.round, `it plays on, time ${time}`);
    }
    await control('Pause', 'pause');
    const last = await reached(page, (now) => !now.playing && !now.moving, 'it rests');
    await command(page, 'seek', '0');
    await command(page, 'seek', String(last.round));
    assert.equal((await reached(page, ({ round, moving }) => round === last.round && !moving, 'the same round')).digest, last.digest);
  });
}

test('a context lost on the way to a far round', { skip, timeout }, async (t) => {
  for (const where of ['/', '/stage']) {
    const page = await open(t);
    await page.goto(`${await base()}${where}?n=100&m=1e9&seed=7&p=d-choice&at=0`, { waitUntil: 'commit' });
    await reached(page, ({ round, moving }) => round === 0 && !moving, 'the run');
    await command(page, 'seek', '900000000');
    await reached(page, ({ round }) => round > 0, 'it is on its way');
    await lose(page);
    await reached(page, ({ round }) => round > 0, 'it is on its way again');
    assert.match((await stageOf(page)).url(), where === '/stage' ? /at=900000000/ : /./);
    if (where === '/') assert.match(page.url(), /at=900000000/);
    await command(page, 'seek', '1000');
    await reached(page, ({ round, moving }) => round === 1000 && !moving, 'near again');
    await page.close();
  }
});

test('at full speed the picture keeps up with few bins and many balls', { skip, timeout }, async (t) => {
  const page = await open(t, { viewport: { width: 640, height: 360 } });
  await page.goto(`${await base()}/stage?n=20&m=1e11&seed=7&p=d-choice&speed=max`);
  await reached(page, ({ round, moving }) => round === 0 && !moving, 'the run');
  await command(page, 'play');
  for (let time = 0; time < 6; time++) {
    await page.waitForTimeout(1000);
    assert.ok((await state(page))?.playing, 'it plays');
    const [greatest, axis] = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('.labels span:not([hidden])')].map((span) => span.textContent?.replace(/\s/g, '') ?? '');
      return [Number(texts.find((text) => text.startsWith('max'))?.slice(3)), Math.max(...texts.map(Number).filter(Number.isFinite))];
    });
    assert.ok(greatest > 1000 && axis >= greatest - 20, `the axis ends at ${axis}, the fullest bin holds ${greatest}`);
  }
});

test('another size and another screen while it plays', { skip, timeout }, async (t) => {
  const page = await open(t, { viewport: { width: 480, height: 320 } });
  const blank = await open(t);
  const screen = await page.context().newCDPSession(page);
  await page.goto(`${await base()}/stage?n=20&m=20000&seed=7&p=one-choice&p=d-choice&speed=300`);
  await reached(page, ({ round, moving }) => round === 0 && !moving, 'the run');
  await command(page, 'play');
  let before = 0;
  for (const [width, height, deviceScaleFactor] of [[480, 320, 2], [480, 320, 3], [640, 360, 1.25], [361, 203, 1.25], [500, 300, 1]]) {
    await screen.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
    const now = await reached(page, ({ canvas, dpr, scale }) => dpr === deviceScaleFactor && Math.abs(canvas.width - width * dpr) < 1 && Math.abs(scale - dpr) < 0.01, `${deviceScaleFactor} pixels a CSS pixel`);
    const box = await page.locator('.picture canvas').boundingBox();
    assert.ok(box && box.width === width && Math.abs(box.height * deviceScaleFactor - now.canvas.height) < 1, `${JSON.stringify(box)}, ${JSON.stringify(now.canvas)}`);
    assert.deepEqual([now.width, now.height], [now.canvas.width, now.canvas.height]);
    assert.ok(now.playing && now.round > before, 'it plays on');
    before = now.round;
    const picture = await page.locator('.picture').screenshot();
    assert.ok((await difference(blank, picture, picture)).ink > 0.02, 'the picture is not blank');
  }
  await command(page, 'speed', 'max');
  const last = await reached(page, ({ round, playing }) => round === 20000 && !playing, 'the end');
  await page.goto(`${await base()}/stage?n=20&m=20000&seed=7&p=one-choice&p=d-choice&at=20000`);
  assert.equal(last.digest, (await reached(page, ({ round }) => round === 20000, 'the end at once')).digest);
});

/** Time that only the test moves, and frames that come when it says so: in the document of the stage, before its program. */
function takeTime() {
  let time = 1000;
  /** @type {FrameRequestCallback[]} */
  let waiting = [];
  performance.now = () => time;
  window.requestAnimationFrame = (frame) => waiting.push(frame);
  /** Plays frames after so many milliseconds each. @param {number[]} steps */
  const play = async (steps) => {
    for (const step of steps) {
      time += step;
      const due = waiting;
      waiting = [];
      for (const frame of due) frame(time);
      await new Promise((done) => setTimeout(done));
    }
    return waiting.length;
  };
  Object.assign(window, { play });
}

/** Frames of so many seconds in a rhythm. @type {Record<string, (seconds: number) => number[]>} */
const RHYTHMS = {
  '30 Hz': (seconds) => Array(Math.round(30 * seconds)).fill(1000 / 30),
  '60 Hz': (seconds) => Array(Math.round(60 * seconds)).fill(1000 / 60),
  '120 Hz': (seconds) => Array(Math.round(120 * seconds)).fill(1000 / 120),
  irregular: (seconds) => {
    const steps = [];
    let left = 1000 * seconds;
    for (let k = 1; left > 0; k++) {
      const step = Math.min(left, 3 + (k * k * 37) % 89);
      steps.push(step);
      left -= step;
    }
    return steps;
  },
};

test('the rhythm of frames changes neither a result nor a picture', { skip, timeout }, async (t) => {
  const page = await open(t, { init: takeTime, viewport: { width: 320, height: 200 } });
  await page.goto(`${await base()}/stage`);
  const play = (/** @type {number[]} */ steps) => page.evaluate((list) => /** @type {any} */ (window).play(list), steps);
  await until(async () => {
    await play([20]);
    return await page.evaluate(() => /** @type {any} */ (window).binfallStage.state()) !== undefined;
  }, 'the program');
  /** Loads a run, plays it for a time and returns all that the stage says then. */
  const told = async (/** @type {string} */ query, /** @type {number[]} */ steps) => {
    await page.evaluate((text) => {
      const { command } = /** @type {any} */ (window).binfallStage;
      command('load', 'n=2&m=2&seed=0&p=one-choice'); // another run: the next one begins anew
      command('load', text);
    }, query);
    await play([20, 20]);
    await command(page, 'play');
    await play(steps);
    return page.evaluate(() => {
      const { binfallHost: host, binfallStage: stage } = /** @type {any} */ (window);
      /** @type {any} */
      const all = { ...stage.state() };
      for (const key of ['frames', 'labels', 'moving']) delete all[key]; // what is on the screen may be a frame old
      const { post } = host;
      host.post = (/** @type {string} */ json) => { all[JSON.parse(json).binfall] = json; };
      stage.command('tell', '');
      stage.command('svg', '');
      host.post = post;
      return all;
    });
  };
  for (const [query, seconds, round] of /** @type {[string, number, number][]} */ ([
    ['n=5&m=20&seed=3&p=one-choice&p=d-choice&speed=4', 0.8, 4], // rounds fall
    ['n=5&m=100&seed=3&p=caching&speed=47', 0.5, 24], // rounds overlap
    ['g=cycle~6&T=20&seed=3&p=greedy&speed=3', 0.8, 3],
    ['n=50&m=5000&seed=3&p=d-choice&view=profile&speed=999', 0.5, 500],
    ['n=5&m=8&seed=3&p=one-choice&p=d-choice&speed=9', 1.2, 8], // to the end
    ['n=50&m=5000&seed=3&p=one-choice&p=packing&speed=max', 0.3, 5000],
  ])) {
    const first = await told(query, RHYTHMS['60 Hz'](seconds));
    assert.ok(first.round === round && first.svg.includes('<svg'), `${query}: round ${first.round}, expected ${round}`);
    for (const rhythm of ['30 Hz', '120 Hz', 'irregular']) {
      const other = await told(query, RHYTHMS[rhythm](seconds));
      for (const key of Object.keys(first)) assert.deepEqual(other[key], first[key], `${query}, ${rhythm}: ${key}`);
    }
  }
});

/** Every view, with a graph whose springs take a while. @type {[string, string][]} */
const VIEWS = [
  ...['bins', 'bars', 'field', 'profile', 'river', 'lorenz'].map((view) => /** @type {[string, string]} */ ([view, 'n=60&m=20n&seed=5&p=one-choice&p=d-choice'])),
  ['graph', 'g=gnp~300~0.01&T=300&seed=5&p=greedy&p=random-end'],
];

/** Counts the frames that are asked for. */
function countFrames() {
  const request = window.requestAnimationFrame.bind(window);
  /** @type {any} */ (window).asked = 0;
  window.requestAnimationFrame = (frame) => {
    /** @type {any} */ (window).asked++;
    return request(frame);
  };
}

/** Waits until nothing is drawn, and nothing asked for, for a while. @param {Page} page @param {string} when @returns {Promise<any>} */
async function rest(page, when) {
  const found = await page.evaluate(async () => {
    let [before, same] = ['', 0];
    for (let tries = 0; tries < 400; tries++) {
      const now = { ...(/** @type {any} */ (window).binfallStage?.state()), asked: /** @type {any} */ (window).asked };
      const told = `${now.frames} ${now.asked}`;
      same = now.moving === false && told === before ? same + 1 : 0;
      before = told;
      if (same === 6) return now;
      await new Promise((done) => setTimeout(done, 50));
    }
    return undefined;
  });
  assert.ok(found, `never rests: ${when}`);
  return found;
}

test('a picture at rest costs nothing, in every view', { skip, timeout }, async (t) => {
  const page = await open(t, { init: countFrames, viewport: { width: 640, height: 400 } });
  await page.goto(`${await base()}/stage`);
  for (const [view, run] of VIEWS) {
    const order = (/** @type {string} */ kind, /** @type {string} */ text) => page.evaluate(([name, words]) => /** @type {any} */ (window).binfallStage.command(name, words), [kind, text]);
    await order('load', `${run}&view=${view}`);
    let before = await rest(page, `of ${view}`);
    const drawn = async (/** @type {string} */ what) => {
      const now = await rest(page, `of ${view} after ${what}`);
      assert.ok(now.frames > before.frames, `${view}: ${what} is drawn`);
      before = now;
    };
    await order('seek', '250');
    await drawn('a seek');
    await page.mouse.move(200, 150);
    await page.mouse.move(320, 180);
    await drawn('pointing');
    await page.mouse.move(639, 399);
    await order('point', '');
    await drawn('pointing elsewhere');
    await page.emulateMedia({ colorScheme: 'dark' });
    await drawn('another theme');
    await page.emulateMedia({ colorScheme: 'light' });
    await order('play', '20');
    await until(async () => (await state(page)).round > 251, 'it plays');
    await order('visible', '0');
    const hidden = await rest(page, `of ${view} out of view`);
    assert.ok(hidden.playing, 'it waits, and is not stopped');
    await order('visible', '1');
    await until(async () => (await state(page)).round > hidden.round, 'it goes on');
    await order('pause', '');
    await drawn('playing');
  }
});

test('reduced motion: jumps, no falls and no cross-fades', { skip, timeout }, async (t) => {
  const page = await open(t, { init: countFrames, reducedMotion: 'reduce', viewport: { width: 640, height: 400 } });
  await page.goto(`${await base()}/stage`);
  for (const [view, run] of VIEWS) {
    await page.evaluate((query) => /** @type {any} */ (window).binfallStage.command('load', query), `${run}&view=${view}`);
    await rest(page, `of ${view}`);
    for (const [kind, text] of [['step', '1'], ['load', `${run}&view=${view === 'profile' ? 'lorenz' : 'profile'}`]]) {
      const { frames } = await state(page);
      await page.evaluate((words) => /** @type {any} */ (window).binfallStage.command(...words), [kind, text]);
      const now = await rest(page, `of ${view} after ${kind}`);
      // One for the round, one for the optimum that follows it.
      assert.ok(now.frames > frames && now.frames <= frames + 2, `${view}, ${kind}: ${now.frames - frames} pictures`);
    }
  }
});
