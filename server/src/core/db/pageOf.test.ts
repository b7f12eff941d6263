import { asc, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { inOrder, pageByIds, sortedBy } from './pageByIds.ts';
import { pageOf } from './pageOf.ts';
import type { FoundBy } from './search.ts';

const line = pgTable('line', { id: integer('id').primaryKey() });
/** A list of the same shape that is analyzed, so that the database knows its length. */
const numberedLine = pgTable('known_line', { id: integer('id').primaryKey() });

interface How {
  readonly pageSize?: number;
  readonly first?: number;
  readonly down?: boolean;
  readonly found?: readonly (SQL | undefined)[];
}

describe.each(databaseKinds)('a page of a list (%s)', kind => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(kind);
    await database.db.execute(sql`create table line as select n as id from generate_series(1, 100130) n`);
    await database.db.execute(sql`create table known_line as select n as id from generate_series(1, 30000) n`);
    await database.db.execute(sql`analyze known_line`);
  });
  afterAll(() => database.close());

  const pageAt = async (page: number, { pageSize = 25, first = 10_030 } = {}) => {
    const those = lte(line.id, first);
    const rows = database.db.select().from(line).where(those).orderBy(asc(line.id)).$dynamic();
    const numbers = database.db.select({ id: line.id }).from(line).where(those).$dynamic();
    const { rows: visible, ...total } = await pageOf(database.db, { page, pageSize }, rows, numbers);
    return { ids: [visible[0]?.id, visible.at(-1)?.id], shown: visible.length, ...total };
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
    const numbered = async (page: number, { pageSize = 25, first = 10_030, down = false, found }: How = {}) => {
      const ends: boolean[] = [];
      const sorting = inOrder([line.id], down ? 'desc' : 'asc');
      const { rows, ...total } = await pageByIds(
        database.db,
        { page, pageSize },
        {
          id: line.id,
          fits: lte(line.id, first),
          found,
          sorting: {
            ...sorting,
            columns: (reversed = false, nameOf) => {
              ends.push(reversed);
              return sorting.columns(reversed, nameOf);
            },
          },
          rowsOf: ids =>
            database.db
              .select()
              .from(line)
              .where(inArray(line.id, [...ids])),
        },
      );
      return { ids: rows.map(({ id }) => id), from: ends.at(-1) ? 'end' : 'beginning', ...total };
    };
    const long = { first: 60_030 };
    const few = inArray(line.id, [100, 200, 300]);
    const much = lte(line.id, 9000);
    const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

    test.each([
      ['asc', undefined, [2, 4, 1, 3]],
      ['desc', undefined, [3, 1, 4, 2]],
      ['asc', 'last', [2, 4, 1, 3]],
      ['desc', 'last', [4, 2, 3, 1]],
      ['asc', 'least', [1, 3, 2, 4]],
      ['desc', 'least', [4, 2, 3, 1]],
    ] as const)(
      'in order %s, what is empty %s: the same reversed, and by other names',
      async (order, empty, expected) => {
        const { columns } = inOrder([sql`at`, sql`id`], order, empty);
        const ids = async (by: SQL[], names = sql`id, at`) => {
          const each = sql`(values (1, null), (2, 5), (3, null), (4, 7)) as each (${names})`;
          const { rows } = await database.db.execute(sql`select * from ${each} order by ${sql.join(by, sql`, `)}`);
          return rows.map(row => row.id ?? row.column_1);
        };
        expect(await ids(columns())).toEqual(expected);
        expect(await ids(columns(true))).toEqual(expected.toReversed());
        const columnAt = (index: number) => sql.raw(`column_${index}`);
        expect(await ids(columns(false, columnAt), sql`column_1, column_0`)).toEqual(expected);
      },
    );

    test.each([
      ['at,name', 'asc', [4, 2, 1, 3]],
      ['at,name', 'desc', [3, 4, 2, 1]],
      ['at,-name', 'asc', [1, 2, 4, 3]],
      ['at,-name', 'desc', [3, 1, 2, 4]],
    ] as const)('by %s, the first %s: the same reversed', async (sort, order, expected) => {
      const each = sql`(values (1, 5, 'в'), (2, 5, 'б'), (3, 7, 'а'), (4, 5, 'а')) as each (id, at, name)`;
      const sortable = { at: [sql`at`, sql`id`], name: [sql`name`, sql`id`] } as const;
      const { columns } = sortedBy(sortable, sort, order);
      const ids = async (by: SQL[]) => {
        const { rows } = await database.db.execute(sql`select id from ${each} order by ${sql.join(by, sql`, `)}`);
        return rows.map(({ id }) => id);
      };
      expect(await ids(columns())).toEqual(expected);
      expect(await ids(columns(true))).toEqual(expected.toReversed());
    });

    test('what a search finds stands in an order of two columns', async () => {
      const tens = sql`(${line.id} / 10)`;
      const search = (sort: 'tens,id' | 'tens,-id') =>
        pageByIds(
          database.db,
          { page: 1, pageSize: 25 },
          {
            id: line.id,
            fits: undefined,
            found: [inArray(line.id, [11, 15, 21, 29])],
            sorting: sortedBy({ tens: [tens, line.id], id: [line.id] }, sort, 'desc'),
            rowsOf: ids =>
              database.db
                .select()
                .from(line)
                .where(inArray(line.id, [...ids])),
          },
        );
      expect((await search('tens,id')).rows.map(({ id }) => id)).toEqual([21, 29, 11, 15]);
      expect((await search('tens,-id')).rows.map(({ id }) => id)).toEqual([29, 21, 15, 11]);
    });

    /** A condition, and the number of rows that another table reports for it. */
    const foundBy = (all: SQL, most: number): FoundBy => ({ all, each: all, from: sql`from line where id <= ${most}` });
    const tenth = sql`${numberedLine.id} % 10 = 0`;
    const tens = (to: number) => run(1, to).map(each => each * 10);
    test.each<[string, number, FoundBy, object]>([
      ['said by much elsewhere', 1, foundBy(tenth, 2501), { ids: tens(25), total: 25, totalIsExact: false }],
      ['said by less elsewhere', 1, foundBy(tenth, 2500), { ids: tens(25), total: 2500, totalIsExact: false }],
      [
        'said by much elsewhere, of which little is there',
        1,
        foundBy(inArray(numberedLine.id, [100, 29_000]), 9000),
        { ids: [100, 29_000], total: 2, totalIsExact: true },
      ],
      ['common', 2, lte(numberedLine.id, 9000), { ids: run(26, 50), total: 50, totalIsExact: false }],
      ['rare', 1, inArray(numberedLine.id, [100, 29_000]), { ids: [100, 29_000], total: 2, totalIsExact: true }],
      ['at its beginning alone', 3, lte(numberedLine.id, 60), { ids: run(51, 60), total: 60, totalIsExact: true }],
      [
        'at its beginning alone, to the last',
        3,
        lte(numberedLine.id, 75),
        { ids: run(51, 75), total: 75, totalIsExact: true },
      ],
    ])('of a search in a long list for what is %s there', async (_, page, one, expected) => {
      const { rows, ...total } = await pageByIds(
        database.db,
        { page, pageSize: 25 },
        {
          id: numberedLine.id,
          fits: undefined,
          found: [sql`${numberedLine.id} = 0`, one],
          sorting: inOrder([numberedLine.id], 'asc'),
          rowsOf: ids =>
            database.db
              .select()
              .from(numberedLine)
              .where(inArray(numberedLine.id, [...ids])),
        },
      );
      expect({ ids: rows.map(({ id }) => id), ...total }).toEqual(expected);
    });

    test.each<[string, Parameters<typeof numbered>, object]>([
      ['the first', [1], { ids: run(1, 25), from: 'beginning', ...more }],
      ['the first the other way', [1, { down: true }], { ids: run(10_006, 10_030).toReversed(), ...more }],
      ['one that is not counted to', [401], { ids: run(10_001, 10_025), total: 10_025, totalIsExact: false }],
      ['the last, which is short', [402], { ids: run(10_026, 10_030), total: 10_030, totalIsExact: true }],
      ['the last the other way', [402, { down: true }], { ids: [5, 4, 3, 2, 1], total: 10_030, totalIsExact: true }],
      ['a far one', [2002, long], { ids: run(50_026, 50_050), from: 'end', total: 60_030, totalIsExact: true }],
      [
        'a far one before the middle',
        [2002, { first: 100_130 }],
        { ids: run(50_026, 50_050), from: 'beginning', total: 50_050, totalIsExact: false },
      ],
      // The count of the page before ended early, so it is not the total.
      [
        'one after it',
        [4005, { first: 100_130 }],
        { ids: run(100_101, 100_125), from: 'end', total: 100_130, totalIsExact: true },
      ],
      ['the last of many', [2402, long], { ids: run(60_026, 60_030), from: 'end', total: 60_030, totalIsExact: true }],
      ['the last of one less', [2402, { first: 60_029 }], { ids: run(60_026, 60_029), from: 'end', total: 60_029 }],
      ['the same the other way', [2402, { ...long, down: true }], { ids: [5, 4, 3, 2, 1], from: 'end', total: 60_030 }],
      ['one past the end', [500], { ids: [], total: 10_030, totalIsExact: true }],
      ['of nothing', [1, { first: 0 }], { ids: [], total: 0, totalIsExact: true }],
      ['of a search', [1, { found: [few, sql`${line.id} = 77`, undefined] }], { ids: [77, 100, 200, 300], total: 4 }],
      ['of a search that finds nothing', [1, { found: [undefined] }], { ids: [], total: 0, totalIsExact: true }],
      ['of a search within a view', [1, { first: 150, found: [few] }], { ids: [100], total: 1, totalIsExact: true }],
      ['the second of a search', [2, { pageSize: 2, found: [few] }], { ids: [300], total: 3, totalIsExact: true }],
      [
        'of a search that finds much',
        [2, { found: [much, few] }],
        { ids: run(26, 50), total: 2500, totalIsExact: false },
      ],
      ['of much within a view', [1, { first: 8000, down: true, found: [much] }], { ids: run(7976, 8000).toReversed() }],
      ['a far one of it', [101, { found: [much, few] }], { ids: run(2501, 2525), total: 9000, totalIsExact: true }],
      [
        'of much that stands far down',
        [1, { ...long, down: true, found: [much] }],
        { ids: run(8976, 9000).toReversed(), total: 9000, totalIsExact: true },
      ],
      ['its last', [360, { found: [much] }], { ids: run(8976, 9000), total: 9000, totalIsExact: true }],
      ['one past its end', [361, { found: [much, few] }], { ids: [], total: 9000, totalIsExact: true }],
    ])('%s', async (_, [page, how], expected) => {
      expect(await numbered(page, how)).toMatchObject(expected);
    });
  });
});
