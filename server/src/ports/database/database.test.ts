import { eq, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../core/db/database.ts';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';

const thing = pgTable('thing', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  kopecks: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});

const seat = pgTable(
  'seat',
  { row: integer().notNull(), place: integer().notNull(), taker: integer().notNull() },
  table => [primaryKey({ columns: [table.row, table.place] })],
);

describe.each(databaseKinds)('%s', kind => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase(kind);
    await database.pool.query(`
      CREATE TABLE thing (
        id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        name text NOT NULL UNIQUE, kopecks bigint NOT NULL, at timestamptz NOT NULL
      );
      CREATE TABLE seat (row integer, place integer, taker integer NOT NULL, PRIMARY KEY (row, place))`);
  });
  afterAll(() => database.close());

  const put = (db: Db, name: string, at = new Date()) => db.insert(thing).values({ name, kopecks: 1, at });

  test('is migrated', async () => {
    const { rows } = await database.pool.query('SELECT count(*) AS applied FROM drizzle.__drizzle_migrations');
    expect(rows[0].applied).toBeTypeOf('number');
  });

  test('instants come back as the Date that was written, to the millisecond', async () => {
    const at = new Date('2026-03-29T23:30:00.123Z');
    await put(database.db, 'instant', at);
    const [row] = await database.db.select().from(thing).where(eq(thing.name, 'instant'));
    expect(row?.at).toEqual(at);
    const { rows } = await database.pool.query("SELECT at FROM thing WHERE name = 'instant'");
    expect(rows[0].at).toEqual(at);
  });

  test('counts and bigints are numbers, and one too large for a number fails instead of being wrong', async () => {
    await database.db.insert(thing).values({ name: 'dear', kopecks: 9_000_000_000_000, at: new Date() });
    const { rows } = await database.db.execute(sql`SELECT count(*) AS n, max(kopecks) AS most FROM thing`);
    expect(rows[0]).toEqual({ n: expect.any(Number), most: 9_000_000_000_000 });
    await expect(database.db.execute(sql`SELECT 9007199254740993::bigint AS n`)).rejects.toMatchObject({
      cause: { message: '9007199254740993 does not fit a JavaScript number' },
    });
  });

  test('a failed transaction leaves nothing, and the connection serves on', async () => {
    await expect(
      database.db.transaction(async tx => {
        await put(tx, 'undone');
        await put(tx, 'undone');
      }),
    ).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await database.db.$count(thing, eq(thing.name, 'undone'))).toBe(0);
  });

  test('a nested transaction can fail alone', async () => {
    await database.db.transaction(async tx => {
      await put(tx, 'outer');
      await tx
        .transaction(async inner => {
          await put(inner, 'inner');
          inner.rollback();
        })
        .catch(() => {});
    });
    const names = (await database.db.select({ name: thing.name }).from(thing)).map(({ name }) => name);
    expect(names).toContain('outer');
    expect(names).not.toContain('inner');
  });

  test('of 200 takers of overlapping seats one wins, and no other failure shows', async () => {
    const takers = Array.from({ length: 200 }, (_, taker) =>
      database.db.transaction(async tx => {
        const places = [1, 2, 3].map(place => ({ row: 1, place: place + (taker % 2), taker }));
        const result = await tx.insert(seat).values(places).onConflictDoNothing().returning();
        if (result.length < places.length) tx.rollback();
        return taker;
      }),
    );
    const results = await Promise.allSettled(takers);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason.message).toBe('Rollback');
    expect(await database.db.$count(seat)).toBe(3);
  });

  test('prepared statements survive being run by many at once', async () => {
    const find = database.db
      .select()
      .from(thing)
      .where(eq(thing.name, sql.placeholder('name')))
      .prepare('find_thing');
    const result = await Promise.all(Array.from({ length: 50 }, () => find.execute({ name: 'outer' })));
    expect(result.every(rows => rows.length === 1)).toBe(true);
  });

  test('a connection cut in the middle of a transaction rolls it back', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query("INSERT INTO thing (name, kopecks, at) VALUES ('cut', 1, now())");
    client.release(new Error('cut'));
    expect(await database.db.$count(thing, eq(thing.name, 'cut'))).toBe(0);
  });

  test('databases of two tests do not see each other', async () => {
    const other = await testDatabase(kind);
    try {
      const { rows } = await other.pool.query("SELECT to_regclass('thing') AS found");
      expect(rows[0].found).toBeNull();
    } finally {
      await other.close();
    }
  });
});
