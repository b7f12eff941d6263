import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** Milliseconds a start may take before it counts as failed: the first one makes the pictures of the demo. */
const PATIENCE_MS = 180_000;

/** The real server as a process of its own, on its embedded database unless `more` names another. */
export interface ServerProcess {
  /** E.g. `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly openedIn: number;
  /** Ends it as a power cut would: nothing is finished, nothing is flushed. */
  kill(): Promise<void>;
  /** Ends it as an operator would; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server on a free port and waits until it answers that it is ready; `entry` is that of another version. */
export async function startServer(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
  entry = main,
): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--conditions=venue-source', entry], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      // Enables the sandbox for payments; a database that already has people is not filled with the demo.
      DEMO: 'on',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '0',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>(done => child.once('exit', code => done(code)));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    errors += text;
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };

  const lines = createInterface(child.stdout);
  const announced = new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}. ${errors}`));
    const late = setTimeout(() => fail(`was not ready within ${PATIENCE_MS} ms`), PATIENCE_MS);
    void ended.then(code => fail(`ended with ${code} while starting`));
    lines.on('line', line => {
      const origin = /For customers\s+(\S+)\/app\//.exec(line)?.[1];
      if (origin === undefined) return;
      clearTimeout(late);
      resolve(origin);
    });
  });
  try {
    const origin = await announced;
    // On a busy machine its jobs may keep the database for longer than a probe waits.
    let ready = await fetch(`${origin}/health/ready`);
    while (!ready.ok && performance.now() - started < PATIENCE_MS) ready = await fetch(`${origin}/health/ready`);
    if (!ready.ok) throw new Error(`The server is not ready: ${ready.status}`);
    const openedIn = performance.now() - started;
    return { origin, openedIn, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}
