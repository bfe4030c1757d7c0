// Serves the site by the real runtime with a local database, for people (make run) and for tests.
//
//   node serve.mjs [--port N] [--state DIR] [--writes N] [--daily N] [-- COMMAND ...]
//
// Without --port a free one is taken; so it is when port N is busy. Without --state the database is new and
// thrown away afterwards. --writes and --daily set the limits of wrangler.jsonc. A COMMAND runs with BINFALL_URL
// set, and its exit code is ours; without one the site is served until a signal (Ctrl-C) ends it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate, migrated, remember, serve } from './wrangler.mjs';

const READY_SECONDS = 90;
const STOP_SECONDS = 5;

const { values: options, positionals: command } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(['port', 'state', 'writes', 'daily'].map((name) => [name, { type: 'string' }])),
});
const folder = mkdtempSync(join(tmpdir(), 'binfall-'));
const state = options.state ? resolve(options.state) : join(folder, 'state');
const running = new Set();
let code = 0;
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop());

try {
  if (!migrated(state)) {
    if (await follow(migrate(folder, state))) throw new Error('the database cannot be brought up to date');
    remember(state);
  }
  const { server, url } = await serve(folder, state, { ...options, still: command.length > 0 });
  running.add(server);
  server.once('exit', () => fail('the runtime ended'));
  await ready(url);
  console.log(`Binfall is served at ${url}/`);
  if (command.length) {
    code = await follow(spawn(command[0], command.slice(1), {
      stdio: 'inherit', detached: true, env: { ...process.env, BINFALL_URL: url },
    }));
  } else {
    console.log(`Ctrl-C stops it. Messages of the runtime: ${join(folder, 'output')}`);
    await once(server, 'exit');
  }
} catch (error) {
  fail(error.message);
}
await stop();

/** Waits for a child that is part of the way there; its exit code. */
async function follow(child) {
  running.add(child);
  const [exit] = await once(child, 'exit');
  running.delete(child);
  return exit ?? 1;
}

function fail(reason) {
  if (stopping) return;
  console.error(`serve: ${reason}\n${readFileSync(join(folder, 'output'), 'utf8').split('\n').slice(-40).join('\n')}`);
  code = 1;
  stop();
}

async function ready(url) {
  const end = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < end && !stopping) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(150);
  }
  throw new Error(`no answer from ${url} within ${READY_SECONDS} seconds`);
}

// wrangler ends its runtimes and esbuild itself when it is asked to; killed, it would leave them behind. So each
// child leads a process group, and what is left of that goes last.
async function stop() {
  if (stopping) return;
  stopping = true;
  await Promise.all([...running].map(async (child) => {
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill('SIGTERM');
    await Promise.race([gone, sleep(STOP_SECONDS * 1000, null, { ref: false })]);
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch { /* nothing was left */ }
  }));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
