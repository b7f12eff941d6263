import { asc, desc, inArray, lte, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { pageByNumbers, pageOf } from './pageOf.ts';

const line = pgTable('line', { id: integer('id').primaryKey() });

describe.each(databaseKinds)('a page of a list (%s)', kind => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(kind);
    await database.db.execute(sql`create table line as select n as id from generate_series(1, 10030) n`);
  });
  afterAll(() => database.close());

  const pageAt = async (page: number, { pageSize = 25, first = 10_030 } = {}) => {
    const those = lte(line.id, first);
    const rows = database.db.select().from(line).where(those).orderBy(asc(line.id)).$dynamic();
    const numbers = database.db.select({ id: line.id }).from(line).where(those).$dynamic();
    const { rows: shown, ...total } = await pageOf(database.db, { page, pageSize }, rows, numbers);
    return { ids: [shown[0]?.id, shown.at(-1)?.id], shown: shown.length, ...total };
  };
  const more = { total: 10_000, totalIsExact: false };

  test.each<[string, Parameters<typeof pageAt>, object]>([
    ['the first', [1], { ids: [1, 25], shown: 25, ...more }],
    ['the last before counting stops', [399], { ids: [9951, 9975], shown: 25, ...more }],
    ['one on which it stops', [400], { ids: [9976, 10_000], shown: 25, ...more }],
    ['one after that', [401], { ids: [10_001, 10_025], shown: 25, ...more }],
    ['the last, which is short', [402], { ids: [10_026, 10_030], shown: 5, total: 10_030, totalIsExact: true }],
    ['the last, which is full', [401, { first: 10_025 }], { ids: [10_001, 10_025], total: 10_025, totalIsExact: true }],
    ['one past the end', [500], { shown: 0, total: 10_030, totalIsExact: true }],
    ['one past the end of a short list', [99, { first: 122 }], { shown: 0, total: 122, totalIsExact: true }],
    ['the only one', [1, { first: 3 }], { ids: [1, 3], total: 3, totalIsExact: true }],
    ['of nothing', [1, { first: 0 }], { shown: 0, total: 0, totalIsExact: true }],
    ['a list as long as is counted', [1, { first: 10_000 }], { total: 10_000, totalIsExact: true }],
    ['its last', [400, { first: 10_000 }], { shown: 25, total: 10_000, totalIsExact: true }],
    ['one row longer', [1, { first: 10_001 }], more],
  ])('%s', async (_, [page, how], expected) => {
    expect(await pageAt(page, how)).toMatchObject(expected);
  });

  describe('whose rows are read by their numbers', () => {
    const numbered = async (page: number, { pageSize = 25, first = 10_030, down = false } = {}) => {
      const those = lte(line.id, first);
      const numbers = () => database.db.select({ id: line.id }).from(line).where(those).$dynamic();
      const ends: boolean[] = [];
      const ordered = (reversed: boolean) => {
        ends.push(reversed);
        return numbers().orderBy(down === reversed ? asc(line.id) : desc(line.id));
      };
      const read = (ids: readonly number[]) =>
        database.db
          .select()
          .from(line)
          .where(inArray(line.id, [...ids]));
      const { rows, ...total } = await pageByNumbers(database.db, { page, pageSize }, ordered, numbers(), read);
      return { ids: rows.map(({ id }) => id), from: ends.at(-1) ? 'end' : 'beginning', ...total };
    };
    const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

    test.each<[string, Parameters<typeof numbered>, object]>([
      ['the first', [1], { ids: run(1, 25), from: 'beginning', ...more }],
      ['the first the other way', [1, { down: true }], { ids: run(10_006, 10_030).toReversed(), ...more }],
      ['a far one', [401], { ids: run(10_001, 10_025), from: 'end', total: 10_030, totalIsExact: true }],
      ['the last, which is short', [402], { ids: run(10_026, 10_030), from: 'end', total: 10_030 }],
      ['the last the other way', [402, { down: true }], { ids: [5, 4, 3, 2, 1], from: 'end', total: 10_030 }],
      ['one past the end', [500], { ids: [], total: 10_030, totalIsExact: true }],
      ['of nothing', [1, { first: 0 }], { ids: [], total: 0, totalIsExact: true }],
    ])('%s', async (_, [page, how], expected) => {
      expect(await numbered(page, how)).toMatchObject(expected);
    });
  });
});
