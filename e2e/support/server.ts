import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Server {
  readonly origin: string;
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const START_LIMIT = 120_000;

/** A port nobody uses, so that a server already running on this machine is left alone. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(done => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise(done => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('this machine has no free port');
  return address.port;
}

const answers = (url: string) =>
  fetch(url).then(
    reply => reply.ok,
    () => false,
  );

/** Starts the server on a data directory, which it fills with the demo if there is nothing in it yet. */
export async function startServer(dataDir: string): Promise<Server> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = fork(main, {
    execArgv: ['--conditions=venue-source'],
    // The server stops by itself when the channel closes, so it never outlives this process.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '0',
      DEMO: 'on',
      // Events of the demo begin within days.
      CHECKIN_HOURS_BEFORE: '744',
    },
  });
  const exit = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
  };
  const started = Date.now();
  while (!(await answers(`${origin}/health/ready`))) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode} instead of starting`);
    if (Date.now() - started > START_LIMIT) {
      await stop();
      throw new Error('the server does not answer');
    }
    await wait(100);
  }
  return { origin, stop };
}

const run = promisify(execFile);
const invariants = fileURLToPath(new URL('../../server/src/invariants.ts', import.meta.url));

/** Throws if rows of a data directory contradict each other. Its server has stopped. */
export async function expectInvariants(dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, ['--conditions=venue-source', invariants], { env }).catch((error: { stdout: string }) => {
    throw new Error(`after the journeys:\n${error.stdout}`);
  });
}
