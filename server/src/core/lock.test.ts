import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempDir } from '../testing/temp.ts';
import { DataDirInUse, lockDataDir } from './lock.ts';

const lockModule = new URL('./lock.ts', import.meta.url).href;

/** A real process that tries to take the lock, says how it went, and holds it until it is killed. */
async function starter(dataDir: string): Promise<{ pid: number; said: string; kill(): Promise<void> }> {
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(lockModule)});
    try {
      await lockDataDir(${JSON.stringify(dataDir)});
      process.stdout.write('held\\n');
      setInterval(() => {}, 1000);
    } catch (error) {
      process.stdout.write(error.name + ' ' + error.pid + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(done => child.once('exit', () => done()));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  const text = await new Promise<string>(resolve => child.stdout.setEncoding('utf8').once('data', resolve));
  return { pid: child.pid ?? 0, said: text.trim(), kill };
}

test('a second starter is refused and told who holds the directory', async () => {
  const dir = tempDir();
  const first = await starter(dir);
  expect(first.said).toBe('held');
  const second = lockDataDir(dir);
  await expect(second).rejects.toBeInstanceOf(DataDirInUse);
  await expect(second).rejects.toMatchObject({
    pid: first.pid,
    message: expect.stringContaining(`process ${first.pid}`),
  });
});

test('the same process cannot take it twice, and can again after giving it back', async () => {
  const dir = tempDir();
  const lock = await lockDataDir(dir);
  await expect(lockDataDir(dir)).rejects.toMatchObject({ pid: process.pid });
  lock.release();
  lock.release();
  (await lockDataDir(dir)).release();
});

test('of several processes starting at once exactly one holds it, and the others name it', async () => {
  const dir = tempDir();
  const starters = await Promise.all(Array.from({ length: 6 }, () => starter(dir)));
  const holders = starters.filter(({ said }) => said === 'held');
  expect(holders).toHaveLength(1);
  for (const other of starters) if (other !== holders[0]) expect(other.said).toBe(`DataDirInUse ${holders[0]?.pid}`);
});

test('a lock left by kill -9 is taken over, once, however many try', async () => {
  const dir = tempDir();
  const killed = await starter(dir);
  await killed.kill();
  const starters = await Promise.all(Array.from({ length: 4 }, () => starter(dir)));
  expect(starters.filter(({ said }) => said === 'held')).toHaveLength(1);
});

test('a pid that now belongs to somebody else does not hold the directory', async () => {
  const dir = tempDir();
  writeFileSync(join(dir, 'lock.pid'), `${process.pid}\n`);
  (await lockDataDir(dir)).release();
});

test('a starter waits a moment for one that is just stopping', async () => {
  const dir = tempDir();
  const stopping = await starter(dir);
  const next = lockDataDir(dir);
  setTimeout(stopping.kill, 300);
  (await next).release();
});
