import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { tempDir } from './temp.ts';

/** A Redis of its own that ends with the test; returns its address. It may take a moment to answer. */
export function testRedis(): string {
  if (spawnSync('redis-server', ['--version']).error)
    throw new Error('Redis is not installed on this machine: run `apt-get install -y redis-server`');
  // Each process runs its test files one after another, so a port by its pid is used once at a time.
  const port = 20_000 + (process.pid % 20_000);
  const files = ['--save', '', '--dir', tempDir(), '--logfile', join(tempDir(), 'log')];
  const child = spawn('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', ...files]);
  const ended = new Promise(done => child.once('exit', done));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return `redis://127.0.0.1:${port}`;
}
