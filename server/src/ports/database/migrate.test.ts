import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseKinds, testDatabase } from '../../testing/database.ts';
import { tempDir } from '../../testing/temp.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

/** A folder as drizzle-kit generates it; later than every real migration, so that it counts as new. */
function migrations(...statements: string[]): string {
  const dir = tempDir();
  mkdirSync(join(dir, 'meta'));
  const entries = statements.map((statement, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(dir, `${tag}.sql`), statement);
    return { idx, version: '7', when: Date.UTC(2100, 0, 1 + idx), tag, breakpoints: true };
  });
  writeFileSync(join(dir, 'meta', '_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  return dir;
}

describe.each(databaseKinds)('%s', kind => {
  test('applies each migration once and gives the connection back', async () => {
    const database = await testDatabase(kind);
    onTestFinished(() => database.close());
    const folder = migrations('CREATE TABLE one (n integer)', 'INSERT INTO one VALUES (1)');
    await migrate(database, folder);
    await migrate(database, folder);
    expect((await database.pool.query('SELECT n FROM one')).rows).toEqual([{ n: 1 }]);
  });

  test('a migration that fails changes nothing and is tried again, after those that succeeded', async () => {
    const database = await testDatabase(kind);
    onTestFinished(() => database.close());
    const first = 'CREATE TABLE whole (n integer)';
    const half = 'CREATE TABLE half (n integer)';
    await expect(
      migrate(database, migrations(first, `${half}\n--> statement-breakpoint\nSELECT nonsense`)),
    ).rejects.toThrow(/nonsense/);
    const tables = "SELECT to_regclass('whole') AS whole, to_regclass('half') AS half";
    expect((await database.pool.query(tables)).rows).toEqual([{ whole: 'whole', half: null }]);
    await migrate(database, migrations(first, half));
    expect((await database.pool.query(tables)).rows).toEqual([{ whole: 'whole', half: 'half' }]);
  });

  test('an index is built beside the work of others, again if it was interrupted', async () => {
    const database = await testDatabase(kind);
    onTestFinished(() => database.close());
    const build =
      'DROP INDEX CONCURRENTLY IF EXISTS many_n;\n--> statement-breakpoint\nCREATE UNIQUE INDEX CONCURRENTLY many_n ON many (n);';
    const fill = 'INSERT INTO many VALUES (1), (1)';
    const steps = ['CREATE TABLE many (n integer)', fill, build];
    await expect(migrate(database, migrations(...steps))).rejects.toThrow(/unique/);
    await database.pool.query('DELETE FROM many');
    await migrate(database, migrations(...steps));
    const valid = "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'many_n'::regclass";
    expect((await database.pool.query(valid)).rows).toEqual([{ valid: true }]);
  });
});

describe('while another session uses the table', () => {
  const add = 'ALTER TABLE busy ADD COLUMN n integer';

  /** A table that a session reads until `free` is called, and another session. */
  async function aBusyTable() {
    const database = await testDatabase('postgres');
    const other = openPostgres({ url: database.url ?? '', connections: 2 });
    await database.pool.query('CREATE TABLE busy (id integer)');
    const session = await database.pool.connect();
    await session.query('BEGIN');
    await session.query('SELECT FROM busy');
    let isFree = false;
    const free = async () => {
      if (!isFree) await session.query('COMMIT').finally(() => session.release());
      isFree = true;
    };
    onTestFinished(async () => {
      await free();
      await other.close();
      await database.close();
    });
    return { database, other, free };
  }

  test('a migration lets readers through while it waits for its lock, and is applied once the lock is free', async () => {
    const { database, other, free } = await aBusyTable();
    const migrating = migrate(other, migrations(add), { lockWait: 300, between: 300 });
    const waits = "SELECT count(*) AS n FROM pg_locks WHERE relation = 'busy'::regclass AND NOT granted";
    const reader = await database.pool.connect();
    onTestFinished(() => reader.release());
    await reader.query('SET statement_timeout = 5000');
    for (let round = 0; round < 3; round++) {
      await expect.poll(async () => (await database.pool.query(waits)).rows[0].n, { timeout: 10_000 }).toBe(1);
      await reader.query('SELECT FROM busy');
    }
    await free();
    await migrating;
    expect((await database.pool.query('SELECT n FROM busy')).rows).toEqual([]);
  });

  test('it is given up in the end, and says why', async () => {
    const { other } = await aBusyTable();
    const patience = { lockWait: 50, between: 10, longest: 200 };
    await expect(migrate(other, migrations(add), patience)).rejects.toThrow(/waits for a lock.*ALTER TABLE busy/);
  });

  test('an index is built while another server waits to migrate', async () => {
    const { other, free } = await aBusyTable();
    const build = migrations('DROP INDEX CONCURRENTLY IF EXISTS b', 'CREATE INDEX CONCURRENTLY b ON busy (id)');
    const servers = [migrate(other, build), migrate(other, build)];
    await free();
    await Promise.all(servers);
  });
});

test('servers that start at once migrate one after another', async () => {
  const database = await testDatabase('postgres');
  const servers = Array.from({ length: 4 }, () => openPostgres({ url: database.url ?? '', connections: 2 }));
  onTestFinished(async () => {
    await Promise.all(servers.map(server => server.close()));
    await database.close();
  });
  const folder = migrations('CREATE TABLE once (n integer)', 'SELECT pg_sleep(0.2)', 'INSERT INTO once VALUES (1)');
  await Promise.all(servers.map(server => migrate(server, folder)));
  expect((await database.pool.query('SELECT n FROM once')).rows).toEqual([{ n: 1 }]);
});
