// What every command of the project needs to know about the machine. Runs on the system's Node, from 20 on,
// and before anything is installed: only Node's own modules here.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';
import { findPgbouncer, pgbouncerMissing } from './pgbouncer.mjs';
import { findPostgres, postgresMissing } from './postgres.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';

/** The Node the project is pinned to, which npm installs like any package; else the running one if it is new enough. */
export function pinnedNode() {
  const platform = windows ? 'win' : process.platform;
  const pinned = join(modules, `node-${platform}-${process.arch}`, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  // The first release that runs TypeScript without a flag.
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  fail(
    `There is no pinned Node for ${platform}-${process.arch}, and Node ${process.versions.node} is too old: install Node 24`,
  );
}

/**
 * How Node runs the server: from its sources, and with a bound on the memory for young objects, of which Node takes
 * 120 MB on a large machine and gives none back.
 */
export const serverFlags = ['--conditions=venue-source', '--max-semi-space-size=16'];

/** Pictures are resized on several threads; with an arena for each the C library keeps what they have used. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };

/** The environment in which the project's tools find each other and run on the pinned Node. */
export function environment(more = {}) {
  return {
    ...process.env,
    // Compiled code is kept for the next run: the server starts a sixth faster.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'node'),
    PATH: [join(modules, '.bin'), dirname(pinnedNode()), process.env.PATH ?? ''].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    ...more,
  };
}

const GIB = 2 ** 30;

/**
 * A new folder in memory for temporary files; undefined if this machine has none, or little memory. Databases are
 * created and dropped several times as fast there as on a disk.
 */
export function folderInMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < 6 * GIB || freemem() < 8 * GIB) return undefined;
    const folder = mkdtempSync('/dev/shm/venue-');
    // PostgreSQL runs under another account and has a folder of its own in it.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}

/** Runs a command to its end with our own output; resolves with its exit code. */
export function run(command, args, { cwd = root, env = environment() } = {}) {
  return new Promise(done => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit', shell: windows });
    child.once('error', error => {
      console.error(`${command}: ${error.message}`);
      done(127);
    });
    child.once('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** Runs a command whose output matters only when it fails. */
export function runQuietly(command, args) {
  return new Promise(done => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        output += text;
      });
    child.once('close', code => {
      if (code !== 0) console.error(output);
      done(code ?? 1);
    });
  });
}

/** Installs what the lockfile says, unless exactly that is installed already, by us or by hand. */
export async function install() {
  const read = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
  // npm's own record of what it has installed, written when it was done.
  if (isInstalled(read(join(root, 'package-lock.json')), read(join(modules, '.package-lock.json')))) return;
  console.log('Installing packages (npm ci)…');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { env: process.env })
    : await run('npm', args, { env: process.env });
  if (code !== 0) fail('npm ci failed: the messages above say why');
}

/** The first of these programs in PATH; Debian keeps some servers in /usr/sbin, which is in the PATH of root alone. */
export const inPath = names =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(file => existsSync(file));

/** A Chromium or Chrome to test with; undefined if there is none. */
export function findChromium() {
  const path = process.env.CHROMIUM_PATH;
  if (path) return existsSync(path) ? path : undefined;
  return inPath([
    // The same engine without windows: the journeys take a quarter less time.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'chrome.exe',
  ]);
}

/** The other browsers in which the main journey is tested. */
export const findFirefox = () => inPath(['firefox-esr', 'firefox']);
export const findWebKit = () => inPath(['WebKitWebDriver']);

/** What the tests need and this machine lacks, each with the command that installs it. */
export function missingForTests() {
  const missing = [];
  if (!findChromium())
    missing.push(
      process.env.CHROMIUM_PATH
        ? `There is no browser at CHROMIUM_PATH=${process.env.CHROMIUM_PATH}: correct or unset it`
        : 'There is no browser on this machine: run `apt-get install -y chromium-headless-shell` (or set CHROMIUM_PATH)',
    );
  if (!process.env.TEST_DATABASE_URL && !findPostgres()) missing.push(postgresMissing);
  if (!findFirefox() || !findWebKit() || !inPath(['Xvfb']))
    missing.push(
      'Firefox, WebKit or its screen is not installed on this machine: run `apt-get install -y firefox-esr webkit2gtk-driver xvfb`',
    );
  if (!inPath(['redis-server', 'redis-server.exe']))
    missing.push('Redis is not installed on this machine: run `apt-get install -y redis-server`');
  if (!inPath(['git', 'git.exe']))
    missing.push('git, which has the last release, is not installed on this machine: run `apt-get install -y git`');
  if (!findPgbouncer()) missing.push(pgbouncerMissing);
  if (!inPath(['promtool', 'promtool.exe']))
    missing.push(
      'Prometheus, whose promtool checks the alerts, is not installed on this machine: run `apt-get install -y --no-install-recommends prometheus`',
    );
  if (spawnSync('openssl', ['engine', 'gost']).status !== 0)
    missing.push(
      'OpenSSL with the algorithms of GOST is not installed on this machine: run `apt-get install -y openssl libengine-gost-openssl`',
    );
  return missing;
}

/** Ends the command with one clear line. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Passes the signals that end this process on to a child, and the child's end on to this process. */
export function standFor(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  whenNpmIsGone(() => child.kill('SIGTERM'));
}

/**
 * Calls `stop` when npm has ended. npm passes a signal on to the shell of the script, which ends without telling us; a
 * killed npm tells nobody. Either way our parent process changes. Without npm nothing is watched: a program under
 * `nohup` is meant to outlive its parent.
 */
function whenNpmIsGone(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const chain = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === chain) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

/** Our parent, and its parent if ours is the script shell between npm and us. */
function ancestors() {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return /^(ba|da|a|z)?sh$/.test(name) ? `${process.ppid} ${parent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}
