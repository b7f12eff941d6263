import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** Another process serves this data directory; `pid` is set when it could be read. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
  readonly pid: number | undefined;
  constructor(dataDir: string, pid: number | undefined) {
    const holder = pid === undefined ? 'another process' : `process ${pid}`;
    super(`${dataDir} is already in use by ${holder}: stop it first, or start with another DATA_DIR`);
    this.pid = pid;
  }
}

const SQLITE_BUSY = 5;

/** Milliseconds to wait for a server that is just stopping, as after Ctrl-C and a restart. */
const PATIENCE = 2_000;

/**
 * Takes the data directory for this process alone, until `release` or the end of the process.
 *
 * The lock is one of the operating system, taken through SQLite on an otherwise empty file: it ends with its process,
 * even after a crash. So there are no stale locks and no reused pids to detect, and containers that share the directory
 * exclude each other although neither sees the other's processes. `lock.pid` only lets the second process name the
 * first.
 * @throws DataDirInUse
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): void }> {
  // Loaded here so that a server on PostgreSQL never touches it.
  const { DatabaseSync } = await import('node:sqlite');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const pidFile = join(dataDir, 'lock.pid');
  const handle = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  const patient = Date.now() + PATIENCE;
  while (!takesLock(handle)) {
    if (Date.now() > patient) {
      handle.close();
      throw new DataDirInUse(dataDir, holderOf(pidFile));
    }
    await pause(50);
  }
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  let isHeld = true;
  return {
    release() {
      if (!isHeld) return;
      isHeld = false;
      rmSync(pidFile, { force: true });
      handle.close();
    },
  };
}

function takesLock(handle: DatabaseSync): boolean {
  try {
    handle.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    handle.close();
    throw error;
  }
}

/**
 * The process that holds the lock. Its pid is written right after the lock is taken, so it is there by the time a
 * second process gives up.
 */
function holderOf(pidFile: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'));
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
      ? Number(readFileSync(pidFile, 'utf8'))
      : undefined;
  }
}
