// Servers to be measured, each a process of its own on the same Node.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { environment, pinnedNode, root, serverEnvironment, serverFlags } from '../tools/machine.mjs';

// A first start writes the demo with its pictures, which takes a minute beside other work.
const PATIENCE_MS = 180_000;
const meter = pathToFileURL(join(root, 'bench', 'meter.mjs')).href;

/**
 * Starts a program that prints its address and waits for it. `cpu()` returns the microseconds of CPU it has used so
 * far; `stop()` ends it.
 */
export async function startServer(program, env) {
  const child = spawn(pinnedNode(), [...serverFlags, '--import', meter, program], {
    cwd: root,
    env: environment({ NODE_ENV: 'production', ...serverEnvironment, ...env }),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const origin = await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${program} did not start`)), PATIENCE_MS);
    child.once('exit', code => reject(new Error(`${program} ended with ${code} while starting`)));
    createInterface(child.stdout).on('line', line => {
      const origin = /http:\/\/[\w.:[\]]+/.exec(line)?.[0];
      if (origin === undefined) return;
      clearTimeout(late);
      resolve(origin);
    });
  }).catch(async error => {
    await stop();
    throw error;
  });
  return {
    origin,
    async cpu() {
      child.send('cpu');
      const [{ cpu }] = await once(child, 'message');
      return cpu.user + cpu.system;
    },
    stop,
  };
}

/** The real server, silent and without a limit of requests, on a free port. */
export const startOurs = env =>
  startServer(join('server', 'src', 'main.ts'), {
    PORT: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
    DATABASE_URL: '',
    REDIS_URL: '',
    ...env,
  });
