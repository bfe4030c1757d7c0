// Starts wrangler offline: its configuration, its environment, its output.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Brings the database in folder state up to date. */
export function migrate(folder, state) {
  const config = configure(folder, {});
  return start(folder, ['d1', 'migrations', 'apply', config.d1_databases[0].database_name, '--local', '--persist-to', state]);
}

// Finding out that there is nothing to migrate takes wrangler two seconds of every start, so we note what was applied.
const migrations = () => readdirSync(join(here, 'migrations')).sort().join('\n');
const note = (state) => join(state, 'migrations');

export const migrated = (state) => existsSync(note(state)) && readFileSync(note(state), 'utf8') === migrations();

export const remember = (state) => writeFileSync(note(state), migrations());

/** Serves from folder state on options.port or, when that is missing or busy, on a free port; still: whatever files change. */
export async function serve(folder, state, options) {
  configure(folder, options);
  const port = await freePort(Number(options.port ?? 0));
  const server = start(folder, ['dev', '--local', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0',
    '--show-interactive-dev-session=false', '--log-level', 'warn', '--persist-to', state], options.still);
  return { server, url: `http://127.0.0.1:${port}` };
}

// A copy of wrangler.jsonc with the limits asked for: the rate-limit binding takes its limit from nowhere else.
function configure(folder, { writes, daily }) {
  const config = JSON.parse(readFileSync(join(here, 'wrangler.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, ''));
  config.main = resolve(here, config.main);
  config.assets.directory = resolve(here, config.assets.directory);
  config.d1_databases[0].migrations_dir = resolve(here, config.d1_databases[0].migrations_dir);
  if (writes) config.ratelimits.find((limit) => limit.name === 'WRITES').simple.limit = Number(writes);
  if (daily) config.vars.DAILY_LINKS = daily;
  config.vars.VERSION = version();
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(config));
  return config;
}

function version() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: here, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'dev'; // not in a clone
  }
}

// Keeps wrangler from asking the network and from writing below the home folder. Its output, where every client
// that hangs up leaves a stack, is for the day when something fails. When it is still, it looks for changed files once
// a day: every change restarts the Worker, and requests that are under way then fail.
function start(folder, args, still = false) {
  const output = openSync(join(folder, 'output'), 'a');
  return spawn(process.execPath, [join(here, 'node_modules/wrangler/wrangler-dist/cli.js'), ...args, '--config', join(folder, 'wrangler.json')], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      ...(still && { CHOKIDAR_USEPOLLING: 'true', CHOKIDAR_INTERVAL: String(24 * 60 * 60 * 1000) }),
      CI: '1', NO_COLOR: '1', CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_HIDE_BANNER: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_LOG_PATH: join(folder, 'log'), WRANGLER_REGISTRY_PATH: join(folder, 'registry'), WRANGLER_CACHE_DIR: join(folder, 'cache'),
    },
  });
}

async function freePort(wanted) {
  const probe = (port) => new Promise((done) => {
    const server = createServer()
      .once('error', () => done(0))
      .listen(port, '127.0.0.1', () => {
        const { port: found } = server.address();
        server.close(() => done(found));
      });
  });
  return (await probe(wanted)) || probe(0);
}
