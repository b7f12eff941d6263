import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempDir } from '../../testing/temp.ts';
import { openEmbedded } from './embedded.ts';

const embeddedModule = new URL('./embedded.ts', import.meta.url).href;
const onLost = (reason: Error) => {
  throw reason;
};

test('is kept on the disk with fsync on, behind a socket only its owner reaches', async () => {
  const dataDir = join(tempDir(), 'data');
  const first = await openEmbedded({ dataDir, onLost });
  expect((await first.pool.query('SHOW fsync')).rows[0].fsync).toBe('on');
  expect(statSync(join(dataDir, 'socket')).mode & 0o777).toBe(0o700);
  await first.pool.query('CREATE TABLE kept AS SELECT 1 AS one');
  await first.close();
  await first.close();

  const second = await openEmbedded({ dataDir, onLost });
  onTestFinished(() => second.close());
  expect((await second.pool.query('SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
});

test('what a start that was killed left behind is thrown away', async () => {
  const dataDir = tempDir();
  mkdirSync(join(dataDir, 'pg.new', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'pg.new', 'PG_VERSION'), '1');
  const database = await openEmbedded({ dataDir, onLost });
  onTestFinished(() => database.close());
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  expect(existsSync(join(dataDir, 'pg.new'))).toBe(false);
});

test('kill -9 during the first start and during writing loses nothing that was acknowledged', async () => {
  const dataDir = join(tempDir(), 'data');
  const script = `
    const { openEmbedded } = await import(${JSON.stringify(embeddedModule)});
    const { pool } = await openEmbedded({ dataDir: ${JSON.stringify(dataDir)}, onLost(reason) { throw reason; } });
    await pool.query('CREATE TABLE IF NOT EXISTS written (n integer)');
    for (let n = 1; ; n++) {
      await pool.query('INSERT INTO written VALUES ($1)', [n]);
      process.stdout.write(n + '\\n');
    }`;
  const writer = () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>(done => child.once('exit', () => done()));
    const kill = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    onTestFinished(kill);
    return { child, kill };
  };

  const starting = writer();
  await expect.poll(() => existsSync(join(dataDir, 'pg.new')), { timeout: 10_000 }).toBe(true);
  await starting.kill();

  const writing = writer();
  let acknowledged = 0;
  await new Promise<void>(enough => {
    writing.child.stdout.setEncoding('utf8').on('data', lines => {
      acknowledged = Math.max(acknowledged, Number(lines.trimEnd().split('\n').at(-1)));
      if (acknowledged > 200) enough();
    });
  });
  await writing.kill();

  const after = await openEmbedded({ dataDir, onLost });
  onTestFinished(() => after.close());
  const { rows } = await after.pool.query('SELECT count(*) AS kept FROM written');
  expect(rows[0].kept).toBeGreaterThanOrEqual(acknowledged);
});

test('a path too long for a socket works all the same', async () => {
  const dataDir = join(tempDir(), 'long'.repeat(25));
  const database = await openEmbedded({ dataDir, onLost });
  onTestFinished(() => database.close());
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('a directory that is no database is refused and left alone', async () => {
  const dataDir = tempDir();
  mkdirSync(join(dataDir, 'pg'));
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '9.6\n');
  await expect(openEmbedded({ dataDir, onLost })).rejects.toThrow();
  expect(existsSync(join(dataDir, 'pg', 'PG_VERSION'))).toBe(true);
});
