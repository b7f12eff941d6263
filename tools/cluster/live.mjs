// Readers of the live channel, in a process of their own: so many would make the customers wait.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../machine.mjs';

const program = fileURLToPath(new URL('../../server/src/testing/crash/crash.sockets.ts', import.meta.url));

/** Opens so many sockets. `ask` says how many are open and what they missed, `latencies` how late messages came. */
export function followLive(url, count) {
  // It trusts the certificate by itself, and would be warned otherwise.
  const { NODE_TLS_REJECT_UNAUTHORIZED: _, ...env } = process.env;
  const child = fork(program, [url, `${count}`], {
    env,
    execPath: pinnedNode(),
    execArgv: ['--conditions=venue-source'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ask = async question => {
    child.send(question);
    return (await once(child, 'message'))[0];
  };
  return {
    count,
    ask: last => ask({ last }),
    latencies: writtenAt => ask({ writtenAt }),
    close: () => child.disconnect(),
  };
}
