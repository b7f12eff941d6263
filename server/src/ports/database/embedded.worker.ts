import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** What the engine's thread is started with. */
export interface Engine {
  directory?: string;
  from?: string;
  socket: string;
  pgliteWasmModule: WebAssembly.Module;
}
export type ToEngine = { ask: 'close' } | { ask: 'dump'; file: string };
export interface FromEngine {
  event: 'ready' | 'dumped';
}

const { directory, from, socket, pgliteWasmModule } = workerData as Engine;
const say = (message: FromEngine) => parentPort?.postMessage(message);

// The engine's own default is fsync off; an acknowledged booking has to survive a power cut. The system keeps files in
// memory anyway: more buffers than these are memory of the process that it never gives back.
const durable = [...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'), '-c', 'shared_buffers=32MB'];

/**
 * Makes the database under a temporary name and renames it once it is complete and flushed to the disk. So `pg` is
 * complete whenever it exists and is never deleted by us; a killed start leaves only `pg.new`, which is discarded.
 */
async function makeOnce(place: string): Promise<void> {
  const unfinished = `${place}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(place)) {
    if (from !== undefined) throw new Error(`${place} exists: a copy never replaces a database`);
    return;
  }
  mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
  const made = await PGlite.create({ ...loaded(), dataDir: unfinished, startParams: durable, pgliteWasmModule });
  await made.close();
  flushTree(unfinished);
  renameSync(unfinished, place);
  flush(dirname(place));
}

function flushTree(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else if (entry.isFile()) flush(path);
  }
  flush(dir);
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

async function open(): Promise<PGlite> {
  if (directory !== undefined) {
    await makeOnce(directory);
    return PGlite.create({ dataDir: directory, startParams: durable, pgliteWasmModule });
  }
  return PGlite.create({ ...loaded(), pgliteWasmModule });
}

function loaded() {
  return from === undefined ? {} : { loadDataDir: new Blob([readFileSync(from)]) };
}

const engine = await open();

// Errors of SQL are returned as messages; an exception here means that the engine itself has failed, and the socket
// server would then silently stop answering. Ending the thread ends the process, and the next start recovers from the
// log.
const run = engine.execProtocolRawStream.bind(engine);
engine.execProtocolRawStream = async (message, options) => {
  try {
    return await run(message, options);
  } catch (error) {
    setImmediate(() => {
      throw error;
    });
    throw error;
  }
};

// A killed process may have left its socket behind. Nobody else can own it, because the data directory is locked.
rmSync(socket, { force: true });
// More than the pool's one, so that a new connection need not wait until the end of the old one is noticed.
const server = new PGLiteSocketServer({ db: engine, path: socket, maxConnections: 8 });
await server.start();

parentPort?.on('message', async (message: ToEngine) => {
  if (message.ask === 'dump') {
    const copy = await engine.dumpDataDir('none');
    writeFileSync(message.file, Buffer.from(await copy.arrayBuffer()));
    say({ event: 'dumped' });
    return;
  }
  await server.stop();
  await engine.close();
  parentPort?.close();
});
say({ event: 'ready' });
