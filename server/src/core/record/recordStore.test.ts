import { call, Id, page, pageBody } from '@venue/sdk';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import type { Db } from '../db/database.ts';
import { inOrder } from '../db/pageByIds.ts';
import { numberLike, withWords } from '../db/search.ts';
import { inTransaction } from '../db/transact.ts';
import { orderOf } from './order.ts';
import { recordStore } from './recordStore.ts';

const listBooks = call({
  id: 'admin.book.list',
  summary: 'List the books',
  method: 'POST',
  path: '/admin/book/show',
  access: 'residents.read',
  body: z.extend(pageBody(['bookId', 'bookTitle']), {
    isLent: z.optional(z.boolean()),
    shelf: z.optional(z.int()),
  }),
  reply: page(z.object({ bookId: Id })),
  reads: ['books'],
});

const book = pgTable('book', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  isLent: boolean('is_lent').notNull().default(false),
  shelf: integer('shelf').notNull().default(1),
  position: integer('position').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at').notNull(),
  updatedAt: timestamp('updated_at').notNull(),
});

const sortable = { bookId: [book.id], bookTitle: [book.title, book.id] } as const;
const rows = (db: Db) => db.select().from(book);
const parts = {
  listed: rows,
  whole: rows,
  search: (typed: string) => [numberLike(book.id, typed), withWords([book.title], typed)],
  order: orderOf({ table: book, id: book.id, position: book.position }),
};
const store = recordStore(listBooks, book, {
  ...parts,
  sorting: ({ sort = 'bookId', order = 'asc' }) => inOrder(sortable[sort], order),
  filters: { isLent: book.isLent, shelf: (shelf = 1) => sql`${book.shelf} = ${shelf}` },
});

const [monday, friday] = [new Date('2026-11-16T09:00:00Z'), new Date('2026-11-20T09:00:00Z')];

describe.each(databaseKinds)('the store of a kind of record (%s)', kind => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(kind);
    await database.db.execute(sql`
      create table book (
        id serial primary key, title text not null, is_lent boolean not null default false,
        shelf integer not null default 1, position integer not null, version integer not null default 1,
        created_at timestamp not null, updated_at timestamp not null,
        constraint book_order unique (position) deferrable initially immediate)`);
  });
  beforeEach(() => database.db.execute(sql`truncate book restart identity`));
  afterAll(() => database.close());

  const add = (values: Parameters<typeof store.add>[2]) =>
    inTransaction(database.db, tx => store.add(tx, monday, values));
  const places = async () => (await rows(database.db).orderBy(book.position)).map(row => [row.id, row.position]);

  test('finds the records of a page by filters and words, in the order asked for', async () => {
    for (const title of ['Атлас', 'Словарь', 'Атлас дорог']) await add({ title, isLent: title !== 'Словарь' });
    await add({ title: 'Атлас мира', shelf: 2 });
    const ids = async (query: Parameters<typeof store.page>[1]) =>
      (await store.page(database.db, query)).rows.map(row => row.id);
    expect(await ids({})).toEqual([1, 2, 3]);
    expect(await ids({ shelf: 2 })).toEqual([4]);
    expect(await ids({ isLent: false })).toEqual([2]);
    expect(await ids({ isLent: true, search: 'атлас', sort: 'bookTitle', order: 'desc' })).toEqual([3, 1]);
    expect(await ids({ search: '№ 2' })).toEqual([2]);
    expect(await store.page(database.db, { page: 2, pageSize: 2 })).toMatchObject({
      page: 2,
      pageSize: 2,
      total: 3,
      totalIsExact: true,
      rows: [{ id: 3 }],
    });
    expect(await store.first(database.db, { isLent: true }, 1)).toMatchObject([{ id: 1 }]);
    expect(await store.all(database.db, { search: 'атлас' })).toMatchObject([{ id: 1 }, { id: 3 }]);
  });

  test('a save makes the next version, a touch leaves it', async () => {
    const before = await add({ title: 'Атлас' });
    expect(before).toMatchObject({ version: 1, createdAt: monday, updatedAt: monday });
    const { db } = database;
    expect(await store.save(db, before, friday, { title: 'Атлас мира' })).toMatchObject({
      title: 'Атлас мира',
      version: 2,
      createdAt: monday,
      updatedAt: friday,
    });
    expect(await store.touch(db, before.id, monday, { isLent: true })).toMatchObject({ version: 2, updatedAt: monday });
    expect(await store.byId(db, before.id)).toMatchObject({ title: 'Атлас мира', isLent: true });
    await expect(store.touch(db, 99, friday)).rejects.toThrow('book 99 is gone');
  });

  test('a new record is the last, and a removed one leaves no gap', async () => {
    for (const title of ['Атлас', 'Словарь', 'Сказки']) await add({ title });
    await inTransaction(database.db, async tx => {
      await store.order?.lock(tx);
      await store.drop(tx, 2);
    });
    expect(await places()).toEqual([
      [1, 1],
      [3, 2],
    ]);
  });
});

test('a sort order or a filter that the call declares and that is missing does not compile', () => {
  const filters = { isLent: book.isLent, shelf: book.shelf };
  const { bookTitle: _, ...fewer } = sortable;
  // @ts-expect-error the list is also sorted by title
  recordStore(listBooks, book, { ...parts, filters, sorting: ({ sort = 'bookId' }) => inOrder(fewer[sort], 'asc') });
  const sorting = () => inOrder([book.id], 'asc');
  // @ts-expect-error the list is also filtered by shelf
  recordStore(listBooks, book, { ...parts, sorting, filters: { isLent: book.isLent } });
  // @ts-expect-error nobody declared a filter by title
  recordStore(listBooks, book, { ...parts, sorting, filters: { ...filters, title: book.title } });
  // @ts-expect-error a title is not yes or no
  recordStore(listBooks, book, { ...parts, sorting, filters: { ...filters, isLent: book.title } });
});
