// A throwaway PostgreSQL for tests and benchmarks: nothing outside its own temporary folder, no network port.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const postgresMissing =
  'PostgreSQL is not installed on this machine: run `apt-get install -y postgresql` (or put `initdb` and `postgres` in PATH)';

/** The folder with `initdb` and `postgres`: Debian's newest, else the one in PATH; undefined if there is none. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL and PgBouncer refuse to run as root, so root starts them under another account. */
export function accountForRoot() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (account === undefined)
    throw new Error('PostgreSQL cannot run as root, and there is no account `postgres` or `nobody`');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** A new folder of PostgreSQL, and as whom and how it is started in it. */
function placeFor() {
  const bin = findPostgres();
  if (bin === undefined) throw new Error(postgresMissing);
  const account = accountForRoot();
  const home = mkdtempSync(join(tmpdir(), 'venue-postgres-'));
  if (account) chownSync(home, account.uid, account.gid);
  const as = { ...account, cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  return { bin, home, as, data: join(home, 'data') };
}

/** Fills the folder with a tool; removes it if that fails. */
function fill({ bin, home, as }, tool, args) {
  const made = spawnSync(join(bin, tool), args, { ...as, encoding: 'utf8' });
  if (made.status === 0) return;
  rmSync(home, { recursive: true, force: true });
  throw new Error(`${tool} failed: ${made.stderr || made.error?.message}`);
}

/**
 * Starts an empty cluster without durable writes, which makes it fast.
 * `url(database)` is a connection string for it; `stop()` ends it and removes every trace.
 */
export async function startPostgres() {
  const place = placeFor();
  const options = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions'];
  fill(place, 'initdb', ['-D', place.data, ...options]);
  return start(place);
}

/** Starts a streaming replica of a cluster that `startPostgres` has started. */
export async function startReplica({ home }) {
  const place = placeFor();
  const options = ['-h', home, '-U', 'postgres', '--checkpoint=fast', '--no-sync', '--write-recovery-conf'];
  fill(place, 'pg_basebackup', ['-D', place.data, ...options]);
  return start(place);
}

async function start({ bin, home, as, data }) {
  const options = [
    ['listen_addresses', ''],
    ['unix_socket_directories', home],
    ['fsync', 'off'],
    ['synchronous_commit', 'off'],
    ['full_page_writes', 'off'],
    ['max_connections', '300'],
    ['shared_buffers', '64MB'],
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr.setEncoding('utf8').on('data', text => {
    log = (log + text).slice(-4000);
  });

  const running = () => server.exitCode === null && server.signalCode === null;
  const cleanUp = () => rmSync(home, { recursive: true, force: true });
  const abandon = () => {
    if (running()) server.kill('SIGQUIT');
    cleanUp();
  };
  process.once('exit', abandon);

  const deadline = Date.now() + 20_000;
  while (!/ready to accept (read-only )?connections/.test(log)) {
    if (!running() || Date.now() > deadline) {
      abandon();
      throw new Error(`PostgreSQL did not start: ${log}`);
    }
    await pause(20);
  }

  return {
    home,
    url: (database = 'postgres') => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(home)}`,
    async stop() {
      process.off('exit', abandon);
      if (running()) {
        const ended = new Promise(done => server.once('exit', done));
        server.kill('SIGINT');
        const late = setTimeout(() => server.kill('SIGQUIT'), 5_000);
        await ended;
        clearTimeout(late);
      }
      cleanUp();
    },
  };
}
