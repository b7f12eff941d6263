import { asc } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../core/db/database.ts';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { openPostgres } from './postgres.ts';

const line = pgTable('line', {
  id: integer('id').primaryKey(),
  words: text('words').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
});
const create = `
  CREATE TABLE line AS SELECT n AS id, 'Строка ' || n AS words, timestamptz '2026-11-20T04:00:00Z' AS at
  FROM generate_series(1, 10) n`;
const lines = (db: Db) => db.select().from(line).orderBy(asc(line.id));

describe.each(databaseKinds)('%s', kind => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(kind);
    await database.pool.query(create);
  });
  afterAll(() => database.close());

  const sizes = async (size: number) => {
    const results: number[] = [];
    for await (const rows of database.batches(lines, size)) results.push(rows.length);
    return results;
  };
  /** Cursors left open in the shared session, or in any other. */
  const readRest = async () => {
    const { rows } = await database.pool.query('SELECT name FROM pg_cursors');
    const { rows: others } = await database.pool.query(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%batches_%' AND pid <> pg_backend_pid()",
    );
    return [...rows, ...others];
  };

  test('all rows come in their order, read as drizzle reads them', async () => {
    const results = [];
    for await (const rows of database.batches(lines, 4)) results.push(...rows);
    expect(results.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(results[0]).toEqual({ id: 1, words: 'Строка 1', at: new Date('2026-11-20T04:00:00Z') });
    expect(await sizes(4)).toEqual([4, 4, 2]);
    expect(await sizes(5)).toEqual([5, 5]);
    expect(await sizes(100)).toEqual([10]);
  });

  test('two lists can be read at once, and statements that fail between do no harm', async () => {
    const one = database.batches(lines, 4);
    const other = database.batches(lines, 6);
    const read = [await one.next(), await other.next()];
    // After a failed statement the pool closes its connection.
    await expect(database.pool.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
    read.push(await one.next(), await other.next(), await one.next());
    expect([await one.next(), await other.next()]).toEqual([
      { done: true, value: undefined },
      { done: true, value: undefined },
    ]);
    expect(read.map(({ value }) => value?.map(({ id }: { id: number }) => id))).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5, 6],
      [5, 6, 7, 8],
      [7, 8, 9, 10],
      [9, 10],
    ]);
  });

  test('nothing stays behind a list that is read whole, given up or broken', async () => {
    await sizes(4);
    for await (const _ of database.batches(lines, 4)) break;
    const broken = database.batches(db => db.select({ id: line.words }).from(line).orderBy(line.words).for('update'));
    await expect(broken.next()).rejects.toThrow();
    await expect.poll(readRest).toEqual([]);
  });

  test('a second select is refused: it would be of another moment', async () => {
    const two = database.batches(async db => {
      await lines(db);
      return db.select({ id: line.id }).from(line);
    });
    await expect(two.next()).rejects.toMatchObject({ cause: { message: expect.stringContaining('only one select') } });
    await expect.poll(readRest).toEqual([]);
  });
});

test('on PostgreSQL no connection is missing to the calls, and one that is cut ends only its list', async () => {
  const test = await testDatabase('postgres');
  const database = openPostgres({ url: test.url ?? '', connections: 1 });
  try {
    await database.pool.query(create);
    const reading = database.batches(lines, 4);
    await reading.next();
    await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'FETCH%batches_%' AND pid <> pg_backend_pid()",
    );
    await expect(reading.next()).rejects.toThrow();
    let rows = 0;
    for await (const batch of database.batches(lines, 4)) rows += batch.length;
    expect(rows).toBe(10);
  } finally {
    await database.close();
    await test.close();
  }
});
