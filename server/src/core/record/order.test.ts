import { sql } from 'drizzle-orm';
import { integer, pgTable, serial, unique } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { inTransaction } from '../db/transact.ts';
import { orderOf, placed } from './order.ts';

const shelf = pgTable(
  'shelf',
  { id: serial('id').primaryKey(), list: integer('list').notNull(), position: integer('position') },
  table => [unique('shelf_order').on(table.list, table.position)],
);
const order = orderOf({ table: shelf, id: shelf.id, position: shelf.position, among: shelf.list });

test.each([
  [[{ id: 1, to: 3 }], [2, 3, 1, 4]],
  [[{ id: 4, to: 1 }], [4, 1, 2, 3]],
  [[{ id: 2, to: 99 }], [1, 3, 4, 2]],
  [
    [
      { id: 4, to: 2 },
      { id: 1, to: 1 },
    ],
    [1, 4, 2, 3],
  ],
  [[], [1, 2, 3, 4]],
])('of 1 to 4, %j leads to %j', (places, expected) => {
  expect(placed([1, 2, 3, 4], places)).toEqual(expected);
});

describe.each(databaseKinds)('an order (%s)', kind => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(kind);
    await database.db.execute(
      sql`create table shelf (id serial primary key, list integer not null, position integer,
          constraint shelf_order unique (list, position) deferrable initially immediate)`,
    );
  });
  afterAll(() => database.close());

  const add = (list: number) =>
    inTransaction(database.db, async tx => {
      const position = await order.end(tx, list);
      await tx.insert(shelf).values({ list, position });
    });
  const leave = (list: number, id: number) =>
    inTransaction(database.db, async tx => {
      await order.lock(tx, list);
      await tx.update(shelf).set({ position: null }).where(sql`${shelf.id} = ${id}`);
      await order.close(tx, list);
    });
  const put = (list: number, id: number, to: number) =>
    inTransaction(database.db, tx => order.put(tx, [{ id, to }], list));
  const standing = async (list: number) =>
    database.db
      .select({ id: shelf.id, position: shelf.position })
      .from(shelf)
      .where(sql`${shelf.list} = ${list} and ${shelf.position} is not null`)
      .orderBy(shelf.position);

  const aStep = fc.record({
    what: fc.constantFrom('add', 'add', 'put', 'put', 'put', 'leave'),
    list: fc.constantFrom(1, 2),
    which: fc.nat(20),
    to: fc.integer({ min: 1, max: 12 }),
  });

  test('whatever is added, moved and taken away, each list stands at 1 to n', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { maxLength: 15 }), async steps => {
        await database.db.execute(sql`truncate shelf`);
        for (const { what, list, which, to } of steps) {
          const before = (await standing(list)).map(row => row.id);
          const id = before[which % Math.max(1, before.length)];
          if (what === 'add' || id === undefined) await add(list);
          else if (what === 'leave') await leave(list, id);
          else {
            await put(list, id, to);
            const after = (await standing(list)).map(row => row.id);
            expect(after.indexOf(id)).toBe(Math.min(to, before.length) - 1);
            expect(after.filter(each => each !== id)).toEqual(before.filter(each => each !== id));
          }
          for (const each of [1, 2]) {
            const rows = await standing(each);
            expect(rows.map(row => row.position)).toEqual(rows.map((_, index) => index + 1));
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('what many do at once leaves 1 to n too', async () => {
    await database.db.execute(sql`truncate shelf`);
    for (let index = 0; index < 6; index++) await add(1);
    const ids = (await standing(1)).map(row => row.id);
    await Promise.all([
      ...ids.slice(0, 4).map((id, index) => put(1, id, 6 - index)),
      leave(1, ids[5] ?? 0),
      add(1),
      add(1),
      leave(1, ids[4] ?? 0),
    ]);
    expect((await standing(1)).map(row => row.position)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('what is in no order, or in another list, is not moved, nor the rest', async () => {
    await database.db.execute(sql`truncate shelf`);
    for (const list of [1, 1, 2]) await add(list);
    const [[one, two], [other]] = [await standing(1), await standing(2)];
    const places = [
      { id: one?.id ?? 0, to: 2 },
      { id: other?.id ?? 0, to: 1 },
    ];
    await expect(inTransaction(database.db, tx => order.put(tx, places, 1))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await standing(1)).toEqual([one, two]);
  });
});
