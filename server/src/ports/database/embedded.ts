import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Database } from '../../core/db/database.ts';
import { batchesOf } from './batches.ts';
import { CONNECTION_WAIT, databaseOf, PLANNING, poolOf, STATEMENT_LIMIT, setAll } from './driver.ts';
import type { Engine, FromEngine, ToEngine } from './embedded.worker.ts';

/** The embedded database, which can also write a copy of itself, which `from` opens. */
export type EmbeddedDatabase = Database & Required<Pick<Database, 'dump'>>;

interface EmbeddedOptions {
  /**
   * The folder with the database in `pg/`, locked by the caller. Without it everything is in memory and lost at close.
   */
  dataDir?: string;
  /** A dump to start from; a folder must not have a database yet. */
  from?: string;
  onLost(reason: Error): void;
}

// The port is part of the name by which the driver finds a Unix socket, and nothing else.
const PORT = 5432;
const SOCKET_NAME = `.s.PGSQL.${PORT}`;
// sun_path holds 108 bytes, some systems 104, and a longer name is cut without an error.
const LONGEST_SOCKET_PATH = 100;

/** Compiled once and shared by all engines of a process; tests open a hundred of them. */
let code: Promise<WebAssembly.Module> | undefined;
const compiled = async () => {
  const besideIt = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(besideIt), 'pglite.wasm')));
};

/** Starts the embedded database on a thread of its own and connects to it as to any PostgreSQL. */
export async function openEmbedded({ dataDir, from, onLost }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  code ??= compiled();
  const pgliteWasmModule = await code;
  const socket = socketDir(dataDir);
  const workerData: Engine = {
    pgliteWasmModule,
    ...(dataDir === undefined ? {} : { directory: join(dataDir, 'pg') }),
    ...(from === undefined ? {} : { from }),
    socket: join(socket.dir, SOCKET_NAME),
  };
  // Flags of the process, such as those of a test runner or of `node -e`, are not meant for this thread.
  const engine = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData, execArgv: [] });
  const ask = (message: ToEngine) => engine.postMessage(message);

  let serving = false;
  let reason = new Error('The embedded database has stopped');
  engine.on('error', error => {
    if (error instanceof Error) reason = error;
  });
  const ended = new Promise<void>(done =>
    engine.once('exit', () => {
      if (serving) onLost(reason);
      done();
    }),
  );

  try {
    await eventFrom(engine, 'ready');
  } catch (error) {
    await ended;
    socket.remove();
    throw error;
  }
  serving = true;

  const options: pg.PoolConfig = {
    host: socket.dir,
    port: PORT,
    user: 'postgres',
    database: 'postgres',
    // The engine has one session: named statements of two connections would collide in it.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_WAIT,
    // A new connection finds the session as the last one left it. `DISCARD ALL` would also close the cursors of lists
    // that are being read in batches.
    onConnect: async client => {
      await client.query(
        `RESET SESSION AUTHORIZATION; RESET ALL; DEALLOCATE ALL; UNLISTEN *; SELECT pg_advisory_unlock_all(); DISCARD TEMP; ${setAll(PLANNING)}`,
      );
    },
  };
  // The engine cannot interrupt itself, so the limit is kept on this side.
  const pool = poolOf(options, { answerWithin: 2 * STATEMENT_LIMIT });
  // Every connection leads to the one session: it serves others between two batches.
  const batches: Database['batches'] = (read, size) => batchesOf(pool, read, { size });
  const database = databaseOf(pool, 'embedded', batches, async () => {
    serving = false;
    ask({ ask: 'close' });
    await ended;
    socket.remove();
  });
  return {
    ...database,
    async dump(file) {
      const written = eventFrom(engine, 'dumped');
      ask({ ask: 'dump', file });
      await written;
    },
  };
}

/** Resolves with the first such message; rejects if the engine reports a failure or ends before. */
function eventFrom(engine: Worker, event: FromEngine['event']): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      engine.off('message', onMessage);
      engine.off('error', onError);
      engine.off('exit', onExit);
    };
    const onMessage = (message: FromEngine) => {
      if (message.event !== event) return;
      stop();
      resolve();
    };
    const onError = (error: unknown) => {
      stop();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const onExit = () => {
      stop();
      reject(new Error('The embedded database did not start'));
    };
    engine.on('message', onMessage).once('error', onError).once('exit', onExit);
  });
}

/** A directory only this user may enter, because the socket gives full access to the database without a password. */
function socketDir(dataDir: string | undefined): { dir: string; remove(): void } {
  const beside = dataDir === undefined ? undefined : join(dataDir, 'socket');
  if (beside !== undefined && Buffer.byteLength(join(beside, SOCKET_NAME)) <= LONGEST_SOCKET_PATH) {
    mkdirSync(beside, { recursive: true, mode: 0o700 });
    chmodSync(beside, 0o700);
    return { dir: beside, remove: () => rmSync(join(beside, SOCKET_NAME), { force: true }) };
  }
  const dir = mkdtempSync(join(tmpdir(), 'venue-'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
