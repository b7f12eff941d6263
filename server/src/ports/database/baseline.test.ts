import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { mustFollowBaseline } from './baseline.ts';
import { migrate } from './migrate.ts';
import { migrationsDir } from './open.ts';

const { entries } = JSON.parse(readFileSync(join(migrationsDir, 'meta', '_journal.json'), 'utf8')) as {
  entries: readonly { tag: string; when: number }[];
};

/** When the last migration before the baseline, 0069_handover, was made. */
const LAST = 1_795_857_410_762;

describe.each(databaseKinds)('on %s', kind => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase(kind);
    onTestFinished(() => database.close());
  });

  /** Makes the journal that of a database of the former migrations. */
  const journal = (...whens: number[]) =>
    database.pool.query(
      `DELETE FROM drizzle.__drizzle_migrations;
       INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ${whens.map(when => `('former', ${when})`).join()}`,
    );
  const start = async () => {
    await mustFollowBaseline(database.pool, migrationsDir);
    await migrate(database, migrationsDir);
  };

  test('a database of all former migrations is taken over as it is', async () => {
    // The database of the test has the migrations after the baseline already.
    await journal(LAST - 60_000, ...entries.map(({ when }) => when));
    await database.pool.query("UPDATE room SET name = 'Другая' WHERE id = 21");
    await start();
    expect((await database.pool.query('SELECT name FROM room WHERE id = 21')).rows).toEqual([{ name: 'Другая' }]);
  });

  test('a database that lacks some of them does not start, and the reason says what to do', async () => {
    await journal(LAST - 60_000);
    await expect(start()).rejects.toThrow(/older than 0000_baseline\.sql.*0069_handover\.sql once, or remove DATA_DIR/);
  });

  test('an empty database starts', async () => {
    await database.pool.query('DELETE FROM drizzle.__drizzle_migrations');
    await mustFollowBaseline(database.pool, migrationsDir);
    await database.pool.query('DROP SCHEMA drizzle CASCADE');
    await mustFollowBaseline(database.pool, migrationsDir);
  });
});

test('the baseline has the moment of the last migration before it', () => {
  expect(entries[0]).toMatchObject({ tag: '0000_baseline', when: LAST });
});
