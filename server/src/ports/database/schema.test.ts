import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versionedIn } from '../../area/versioned.ts';
import { areas } from '../../areas.ts';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { migrationsDir, readExpectedSchema } from './open.ts';
import { missingFrom, mustHave, readFunctions, readSchema, retiredIn, without } from './schema.ts';

const folder = join(migrationsDir, 'functions');
const files = new Map(
  readdirSync(folder).map(file => [file.replace(/\.sql$/, ''), readFileSync(join(folder, file), 'utf8')]),
);

const retiredInAll = () =>
  readdirSync(migrationsDir)
    .filter(file => file.endsWith('.sql'))
    .flatMap(file => retiredIn(readFileSync(join(migrationsDir, file), 'utf8')));

test('what a migration retires is not expected any more', () => {
  const sql =
    '-- retire: index b of a\n-- retire: function f\n-- retire: table gone\nSELECT 1; -- retire: index c of a\n';
  const made = { tables: { a: ['column n', 'index b', 'index c'], gone: ['column n'] }, functions: ['f', 'g'] };
  expect(without(made, retiredIn(sql))).toEqual({ tables: { a: ['column n', 'index c'] }, functions: ['g'] });
});

describe.each(databaseKinds)('what the migrations make, on %s', kind => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(kind);
  });
  afterAll(() => database.close());

  /** What is missing after a statement, which is taken back. */
  async function after(statement: string): Promise<string | undefined> {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(statement);
      return await mustHave(client, readExpectedSchema()).then(
        () => undefined,
        (error: Error) => error.message,
      );
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }

  test('is written down: run `npm run schema`', async () => {
    const made = await readSchema(database.pool);
    expect(missingFrom(readExpectedSchema(), made)).toEqual([]);
    expect(missingFrom(without(made, retiredInAll()), readExpectedSchema())).toEqual([]);
  });

  test.each([
    [
      'ALTER TABLE resident DISABLE TRIGGER resident_takes_its_versions',
      'trigger resident_takes_its_versions of resident',
    ],
    [
      'ALTER TABLE room_slot DROP CONSTRAINT room_slot_room_id_starts_at_pk CASCADE',
      'constraint room_slot_room_id_starts_at_pk of room_slot',
    ],
    ['DROP INDEX receipt_of_payment', 'index receipt_of_payment of receipt'],
    ['DROP FUNCTION raise_revision CASCADE', 'function raise_revision'],
    ['DROP TABLE room_slot CASCADE', 'table room_slot'],
    ['ALTER TABLE resident DROP COLUMN description CASCADE', 'column description of resident'],
  ])('a server does not start after %s', async (statement, what) => {
    expect(await after(statement)).toContain(what);
  });

  test('a server starts on a database that a newer one has added to', async () => {
    expect(await after('ALTER TABLE resident ADD COLUMN newer text')).toBeUndefined();
  });
});

describe('functions and triggers', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase('postgres', 1);
  });
  afterAll(() => database.close());

  test('are as their files say, each with the rule it keeps: run `npm run schema`', async () => {
    const made = await readFunctions(database.pool);
    expect([...files.keys()].sort()).toEqual([...made.keys()]);
    for (const [name, text] of files) {
      expect(text, name).toMatch(/^-- [A-Z].+[.]\n/);
      expect(text.replace(/^(-- .*\n)+/, ''), name).toBe(made.get(name));
    }
  });

  test('are made anew by their files', async () => {
    const made = await readFunctions(database.pool);
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<{ drop: string }>(`
        SELECT DISTINCT format('DROP TRIGGER %I ON %I', tgname, tgrelid::regclass) AS drop FROM pg_trigger
        WHERE NOT tgisinternal`);
      for (const { drop } of rows) await client.query(drop);
      for (const text of files.values()) await client.query(text);
      expect(await readFunctions(client)).toEqual(made);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test('every kind with versions has the trigger that removes them with a record', async () => {
    const takes = files.get('record_takes_its_versions') ?? '';
    const names = [...versionedIn(areas).values()].map(({ kind, id }) => `${getTableName(id.table)} ${kind.name}`);
    const made = [...takes.matchAll(/ AFTER DELETE ON (\w+) .*record_takes_its_versions\('(\w+)'\)/g)];
    expect(made.map(([, table, name]) => `${table} ${name}`).sort()).toEqual(names.sort());
  });
});
