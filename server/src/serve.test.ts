import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { tempDir } from './testing/temp.ts';

const here = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

// A small app stands in for the real one; lock, database, signals and process are real.
const program = `
  const { serve } = await import(${here('./serve.ts')});
  const { default: fastify } = await import('fastify');
  await serve({
    env: process.env,
    async build({ database }) {
      const app = fastify();
      app.get('/slow', async () => {
        process.stdout.write('asked\\n');
        await new Promise(done => setTimeout(done, 1500));
        return (await database.pool.query('SELECT 1 AS one')).rows[0];
      });
      return app;
    },
    announce: ({ address }) => process.stdout.write('listening ' + address + '\\n'),
  });`;

interface Running {
  pid: number;
  /** The next line of the output that begins with `start`. */
  line(start: string): Promise<string>;
  errors(): string;
  signal(name: NodeJS.Signals): void;
  disconnect(): void;
  ended: Promise<number | null>;
}

function start(env: Record<string, string>): Running {
  const child = spawn(process.execPath, ['--conditions=venue-source', '--input-type=module', '-e', program], {
    cwd: new URL('..', import.meta.url),
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  createInterface(child.stdout ?? process.stdin).on('line', line => lines.push(line));
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', text => {
    errors += text;
  });
  const written = new Promise(done => child.stderr?.once('end', done));
  // Not 'close', which is never emitted once this side has disconnected the channel to the child.
  const exited = new Promise<number | null>(done => child.once('exit', code => done(code)));
  const ended = exited.then(code => written.then(() => code));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    pid: child.pid ?? 0,
    async line(start) {
      await expect.poll(() => lines.some(line => line.startsWith(start)) || errors, { timeout: 45_000 }).toBe(true);
      return lines.find(line => line.startsWith(start)) ?? '';
    },
    errors: () => errors,
    signal: name => child.kill(name),
    disconnect: () => child.disconnect(),
    ended,
  };
}

const addressOf = async (server: Running) => (await server.line('listening')).replace('listening ', '');

test('told to stop, it finishes what is under way, gives back the directory and ends with 0', async () => {
  const DATA_DIR = join(tempDir(), 'data');
  const first = start({ DATA_DIR });
  const address = await addressOf(first);

  const second = start({ DATA_DIR });
  expect(await second.ended).toBe(2);
  expect(second.errors().trim().split('\n')).toHaveLength(1);
  expect(second.errors()).toContain(`already in use by process ${first.pid}`);

  const answer = fetch(`${address}/slow`).then(reply => reply.json());
  await first.line('asked');
  first.signal('SIGTERM');
  first.signal('SIGINT');
  const door = () =>
    fetch(`${address}/none`).then(
      () => 'open',
      () => 'closed',
    );
  await expect.poll(door, { timeout: 5_000, interval: 20 }).toBe('closed');
  expect(await answer).toEqual({ one: 1 });
  expect(await first.ended).toBe(0);

  const third = start({ DATA_DIR });
  await addressOf(third);
  third.disconnect();
  expect(await third.ended).toBe(0);
});

test.each([
  [{ PORT: 'abc' }, /^PORT=abc is not allowed: use .+\n$/],
  [{ DATABASE_URL: 'postgresql://localhost:1/venue', SECRET: 'x'.repeat(32) }, /^.*ECONNREFUSED.*\n$/],
  [{ DATABASE_URL: 'postgresql://localhost/venue' }, /^SECRET is required with DATABASE_URL: use .+\n$/],
])('a start that cannot work says why in one line: %j', async (env, line) => {
  const server = start({ DATA_DIR: tempDir(), ...env });
  expect(await server.ended).toBe(2);
  expect(server.errors()).toMatch(line);
});

test('told to stop while the database is still being made, it ends and leaves nothing locked', async () => {
  const DATA_DIR = join(tempDir(), 'data');
  const server = start({ DATA_DIR });
  // The lock is taken after the signal handlers are installed and before the database is opened.
  await expect.poll(() => existsSync(join(DATA_DIR, 'lock.pid')), { timeout: 20_000, interval: 20 }).toBe(true);
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  const again = start({ DATA_DIR });
  await addressOf(again);
});
