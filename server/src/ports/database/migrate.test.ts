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

  test('a migration that fails changes nothing and can be tried again', async () => {
    const database = await testDatabase(kind);
    onTestFinished(() => database.close());
    await expect(migrate(database, migrations('CREATE TABLE half (n integer)', 'SELECT nonsense'))).rejects.toThrow();
    expect((await database.pool.query("SELECT to_regclass('half') AS found")).rows[0].found).toBeNull();
    await migrate(database, migrations('CREATE TABLE half (n integer)'));
    expect((await database.pool.query("SELECT to_regclass('half') AS found")).rows[0].found).toBe('half');
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
