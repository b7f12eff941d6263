// Processes of a cluster on one machine: each writes its own log, and all end together.
import { spawn } from 'node:child_process';
import {
  chownSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accountForRoot } from '../postgres.mjs';

/** So many ports of this machine that nobody listens on. */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(server => new Promise(done => server.listen(0, '127.0.0.1', () => done(server.address().port)))),
  );
  await Promise.all(servers.map(server => new Promise(done => server.close(done))));
  return ports;
}

/** Whether somebody listens on a port of this machine. */
export const canConnect = port =>
  new Promise(done => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.once('error', () => done(false)).once('connect', () => socket.destroy());
  });

/** Waits until `check` returns something; a failure counts as nothing. */
export async function until(what, check, seconds = 60) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await Promise.resolve()
      .then(check)
      .catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s`);
    await pause(100);
  }
}

/** A folder for processes and what they write; everything is gone after `stop`. */
export function startProcesses() {
  const account = accountForRoot();
  const home = mkdtempSync(join(tmpdir(), 'venue-cluster-'));
  if (account) chownSync(home, account.uid, account.gid);
  const running = new Map();
  const path = `${process.env.PATH}:/usr/sbin:/sbin`;

  /** A folder of its own for a process, which the account of PostgreSQL may write to. */
  const folder = name => {
    const dir = join(home, name);
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    if (account) chownSync(dir, account.uid, account.gid);
    return dir;
  };
  /**
   * Starts a process; `isOwn` under the account of PostgreSQL. It leads a group, so that its children end with it, and
   * one that has left the group is named by `pidFile`.
   */
  const start = (name, command, args, { env = {}, isOwn = false, cwd = home, pidFile } = {}) => {
    const child = spawn(command, args, {
      ...(isOwn ? account : {}),
      cwd,
      detached: true,
      env: { PATH: path, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(join(home, `${name}.log`), { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const ended = new Promise(done => child.once('close', done).once('error', done));
    running.set(name, { child, ended, pidFile, again: () => start(name, command, args, { env, isOwn, cwd, pidFile }) });
    return child;
  };
  const send = (pid, how) => {
    try {
      process.kill(pid, how);
    } catch {
      // It has ended already.
    }
  };
  const signal = ({ child, pidFile }, how) => {
    send(-child.pid, how);
    if (how === 'SIGKILL' && pidFile && existsSync(pidFile))
      send(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), how);
  };
  /** Ends a process and its children as a power cut would. */
  const kill = async name => {
    const each = running.get(name);
    signal(each, 'SIGKILL');
    await each.ended;
  };
  /** Stops a process and all that descend from it, as if its machine stood still; `thaw` lets them go on. */
  const freeze = name => {
    for (const pid of treeOf(running.get(name))) send(pid, 'SIGSTOP');
  };
  const thaw = name => {
    for (const pid of treeOf(running.get(name))) send(pid, 'SIGCONT');
  };
  const killAll = () => {
    for (const each of running.values()) signal(each, 'SIGKILL');
  };
  const leave = () => {
    killAll();
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', leave);
  return {
    home,
    folder,
    start,
    kill,
    freeze,
    thaw,
    /** Starts again what was killed. */
    restart: name => running.get(name).again(),
    async stop() {
      for (const each of running.values()) signal(each, 'SIGTERM');
      const all = Promise.all([...running.values()].map(({ ended }) => ended));
      await Promise.race([all, pause(12_000, undefined, { ref: false })]);
      leave();
      await all;
      process.off('exit', leave);
    },
  };
}

/** A process and its descendants; those of the one that `pidFile` names too. */
function treeOf({ child, pidFile }) {
  const parents = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has just ended.
    }
  }
  const tree = [child.pid];
  if (pidFile && existsSync(pidFile)) tree.push(Number.parseInt(readFileSync(pidFile, 'utf8'), 10));
  for (const pid of tree)
    for (const [each, parent] of parents) if (parent === pid && !tree.includes(each)) tree.push(each);
  return tree;
}
