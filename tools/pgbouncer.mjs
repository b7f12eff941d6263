// A throwaway PgBouncer for tests, in transaction mode: a socket in its own temporary folder, no network port.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accountForRoot } from './postgres.mjs';

export const pgbouncerMissing =
  'PgBouncer is not installed on this machine: run `apt-get install -y --no-install-recommends pgbouncer`';

/** The version of the one in PATH, such as 1.18; undefined if there is none. */
export function findPgbouncer() {
  const { stdout } = spawnSync('pgbouncer', ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  return /PgBouncer (\d+\.\d+)/.exec(stdout ?? '')?.[1];
}

/** From 1.21 on it follows prepared statements, if it is told to. */
export const followsStatements = (version = '1.0') => Number(version.split('.')[1]) >= 21;

/** The settings of one in front of the PostgreSQL at `target`; `listen` are the lines that say where it listens. */
export function pgbouncerSettings(target, listen, { sessions = 4, statements = 100 } = {}) {
  const { searchParams, hostname, port, username, password } = new URL(target);
  const to = [
    `host=${searchParams.get('host') ?? hostname}`,
    `port=${port || 5432}`,
    `user=${decodeURIComponent(username) || 'postgres'}`,
    ...(password === '' ? [] : [`password=${decodeURIComponent(password)}`]),
  ];
  return [
    '[databases]',
    `* = ${to.join(' ')}`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'auth_type = any',
    ...listen,
    `default_pool_size = ${sessions}`,
    'server_round_robin = 1',
    'max_client_conn = 200',
    // After a failover the successor is tried at once, and nobody waits for longer than for a connection.
    'server_login_retry = 1',
    'server_connect_timeout = 3',
    'query_wait_timeout = 15',
    ...(followsStatements(findPgbouncer()) ? [`max_prepared_statements = ${statements}`] : []),
  ].join('\n');
}

/**
 * Starts one in front of the PostgreSQL at `target`, for all its databases. Its few sessions are handed out in turn, so
 * that a client never meets the same one twice in a row. `url(database)` is a connection string through it.
 */
export async function startPgbouncer(target, options) {
  if (findPgbouncer() === undefined) throw new Error(pgbouncerMissing);
  const account = accountForRoot();
  const home = mkdtempSync(join(tmpdir(), 'venue-pgbouncer-'));
  const settings = join(home, 'pgbouncer.ini');
  writeFileSync(settings, pgbouncerSettings(target, [`unix_socket_dir = ${home}`, 'listen_port = 6432'], options));
  if (account) for (const path of [home, settings]) chownSync(path, account.uid, account.gid);
  const child = spawn('pgbouncer', [settings], {
    ...account,
    cwd: home,
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    log = (log + text).slice(-4000);
  });
  const ended = new Promise(done => child.once('close', done).once('error', done));
  const end = () => {
    child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', end);

  const deadline = Date.now() + 10_000;
  while (!log.includes('process up')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      end();
      throw new Error(`PgBouncer did not start: ${log}`);
    }
    await pause(20);
  }
  return {
    url: database => `postgresql://postgres@localhost:6432/${database}?host=${encodeURIComponent(home)}`,
    async stop() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}
