// `npm run dev`: the server and both apps, each reloading by itself, behind one address.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, pinnedNode, root } from './machine.mjs';

const API = process.env.PORT ?? '8080';
const CLIENT = '5173';
const ADMIN = '5174';

await install();
const node = pinnedNode();
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const entry = `http://localhost:${CLIENT}`;

// The ports of the other processes, for the proxies in the apps' vite.config.ts.
const env = environment({
  PORT: API,
  PUBLIC_URL: process.env.PUBLIC_URL ?? entry,
  VENUE_API: `http://127.0.0.1:${API}`,
  VENUE_ADMIN: `http://127.0.0.1:${ADMIN}`,
});
const serverArgs = ['--conditions=venue-source', '--watch', '--watch-preserve-output', join('src', 'main.ts')];
const viteArgs = port => [vite, '--host', '127.0.0.1', '--port', port, '--strictPort', '--clearScreen', 'false'];

const children = [
  spawn(node, serverArgs, { cwd: join(root, 'server'), env, stdio: 'inherit' }),
  spawn(node, viteArgs(CLIENT), { cwd: join(root, 'client-app'), env, stdio: ['ignore', 'ignore', 'inherit'] }),
  spawn(node, viteArgs(ADMIN), { cwd: join(root, 'admin-app'), env, stdio: ['ignore', 'ignore', 'inherit'] }),
];
console.log(`\n  ${entry}/app/ and ${entry}/app/admin/ — Ctrl-C ends everything\n`);

// When one process ends, for whatever reason, all are stopped: half a development setup only confuses.
let stopping = false;
const stopAll = () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopping = true;
    stopAll();
  });
for (const child of children)
  child.once('exit', code => {
    if (!stopping) process.exitCode ||= code ?? 1;
    stopAll();
  });
