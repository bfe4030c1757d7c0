/**
 * Browsers other than Chromium, without a package: Firefox by WebDriver BiDi, WebKit by the W3C WebDriver protocol. Both
 * want a display, which Xvfb gives. Every program lives in a process group and a home of its own, and leaves nothing behind.
 *
 * @typedef {object} Engine
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(expression: string) => Promise<any>} evaluate in the page; the value goes through JSON
 * @property {() => Promise<Buffer>} screenshot PNG
 * @property {() => Promise<void>} close
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const SIZE = { width: 1000, height: 800 };

/** Which engines are here, and how each is started. @type {Record<string, (display: string) => Promise<Engine>>} */
export const engines = {
  ...(existsSync(FIREFOX) && existsSync(XVFB) && 'WebSocket' in globalThis ? { firefox } : {}),
  ...(existsSync(WEBKIT) && existsSync(XVFB) ? { webkit } : {}),
};

/** A screen that nobody sees. @returns {Promise<{display: string, close: () => Promise<void>}>} */
export async function screen() {
  const program = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(/** @type {import('node:stream').Readable} */ (program.stdio[3]), 'data');
  return {
    display: `:${String(number).trim()}`,
    close: async () => {
      program.kill();
      await once(program, 'exit');
    },
  };
}

/** @param {import('node:child_process').ChildProcess} program @param {string} home */
async function stop(program, home) {
  const gone = program.exitCode === null ? once(program, 'exit') : undefined;
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
    try {
      process.kill(-(program.pid ?? 0), signal);
    } catch {
      break; // the group is gone
    }
    if (await Promise.race([gone, sleep(3000, false, { ref: false })])) break;
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}

/** @param {string} display @returns {Promise<Engine>} */
async function firefox(display) {
  const home = mkdtempSync(join(tmpdir(), 'firefox-'));
  const quiet = {
    'app.update.disabledForTesting': true, 'datareporting.policy.dataSubmissionEnabled': false, 'app.normandy.enabled': false,
    'services.settings.server': 'data:,#remote-settings-dummy/v1', 'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false, 'extensions.systemAddon.update.enabled': false,
  };
  writeFileSync(join(home, 'user.js'), Object.entries(quiet).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`).join('\n'));
  const program = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0', 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, DISPLAY: display, HOME: home, MOZ_CRASHREPORTER_DISABLE: '1' } });
  const address = await new Promise((found, failed) => {
    let said = '';
    program.stderr.on('data', (text) => {
      said += text;
      const match = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
      if (match) found(match[1]);
    });
    program.on('exit', (code) => failed(new Error(`firefox ended with ${code}: ${said}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((open, failed) => { socket.onopen = open; socket.onerror = failed; });
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  let asked = 0;
  /** @param {string} method @param {object} params @returns {Promise<any>} */
  async function command(method, params) {
    const id = ++asked;
    const answer = await new Promise((come) => {
      waiting.set(id, come);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  }
  await command('session.new', { capabilities: {} });
  const { contexts: [{ context }] } = await command('browsingContext.getTree', {});
  await command('browsingContext.setViewport', { context, viewport: SIZE });
  return {
    goto: (url) => command('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const result = await command('script.evaluate', { expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`, awaitPromise: true, target: { context } });
      if (result.type === 'exception') throw new Error(result.exceptionDetails.text);
      return JSON.parse(result.result.value);
    },
    screenshot: async () => Buffer.from((await command('browsingContext.captureScreenshot', { context })).data, 'base64'),
    close: async () => {
      socket.close();
      await stop(program, home);
    },
  };
}

/** @param {string} display @returns {Promise<Engine>} */
async function webkit(display) {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const config = join(home, '.config');
  mkdirSync(config);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  const program = spawn(WEBKIT, ['--host=local', `--port=${port}`],
    { detached: true, stdio: 'ignore', env: { ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: config, XDG_RUNTIME_DIR: home } });
  let base = `http://127.0.0.1:${port}`;
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  async function command(method, path, body) {
    const answer = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = /** @type {any} */ (await answer.json());
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  }
  for (let tries = 0; ; tries++) {
    try {
      await command('GET', '/status');
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(50);
    }
  }
  const { sessionId } = await command('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions':
    { binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', args: ['--automation'] } } } });
  base += `/session/${sessionId}`;
  await command('POST', '/window/rect', { width: SIZE.width, height: SIZE.height + 38 });
  return {
    goto: (url) => command('POST', '/url', { url }),
    evaluate: async (expression) => {
      const script = `const tell = arguments[0]; (async () => (await (${expression})) ?? null)().then((value) => tell(JSON.stringify({ value })), (error) => tell(JSON.stringify({ error: String(error) })))`;
      const { value, error } = JSON.parse(await command('POST', '/execute/async', { script, args: [] }));
      if (error) throw new Error(error);
      return value;
    },
    screenshot: async () => Buffer.from(await command('GET', '/screenshot'), 'base64'),
    close: async () => {
      await command('DELETE', '').catch(() => {});
      await stop(program, home);
    },
  };
}
