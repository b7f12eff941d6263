import { aheadKinds } from '@venue/sdk/privacy/model';
import { getTableName } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../../areas.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { inventoryOf } from './privacy.inventory.ts';
import { notInExport, workOfStaff } from './privacy.testing.ts';

const { tables } = inventoryOf(areas);

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

interface Key {
  readonly of: string;
  readonly column: string;
  readonly to: string;
}

/** The foreign keys of the database, a row for each column. */
const foreignKeys = async (): Promise<Key[]> =>
  (
    await api.database.pool.query<Key>(
      `select c.conrelid::regclass::text "of", a.attname "column", c.confrelid::regclass::text "to"
       from pg_constraint c cross join lateral unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k
       where c.contype = 'f' order by 1, 2`,
    )
  ).rows.map(({ of, column, to }) => ({ of: of.replaceAll('"', ''), column, to: to.replaceAll('"', '') }));

test('every column that names an account says what may be ahead there, or that it is work of staff', async () => {
  const dialect = new PgDialect();
  const answered = new Set(
    tables.flatMap(({ table, about }) => {
      const condition = about(1);
      const text = condition ? dialect.sqlToQuery(condition).sql : '';
      return [...text.matchAll(/"(\w+)"\."(\w+)"/g)]
        .map(([, of, column]) => `${of}.${column}`)
        .filter(each => each.startsWith(`${getTableName(table)}.`));
    }),
  );
  const naming = (await foreignKeys()).filter(({ to }) => to === 'users').map(({ of, column }) => `${of}.${column}`);
  expect(naming.length).toBeGreaterThan(40);
  expect(naming.filter(each => !answered.has(each) && !(each in workOfStaff))).toEqual([]);
  expect(Object.keys(workOfStaff).filter(each => answered.has(each) || !naming.includes(each))).toEqual([]);
});

test('every kind of thing ahead is the answer of a table, and its area lists it', () => {
  const answered = new Set(tables.flatMap(({ ahead }) => (typeof ahead === 'string' ? [] : ahead)));
  expect(Object.keys(aheadKinds).filter(kind => !answered.has(kind as keyof typeof aheadKinds))).toEqual([]);
});

test('every table that hangs on a row of a person is in their archive, or has a reason not to be', async () => {
  const keys = await foreignKeys();
  const archived = new Set(tables.flatMap(({ as, table }) => (as === null ? [] : getTableName(table))));
  const hanging = new Set([...archived]);
  hanging.delete('users');
  // What hangs on what hangs on them, too.
  for (let before = 0; before < hanging.size; ) {
    before = hanging.size;
    for (const { of, to } of keys) if (hanging.has(to) && !(to in notInExport)) hanging.add(of);
  }
  expect([...hanging].filter(each => !archived.has(each) && !(each in notInExport)).toSorted()).toEqual([]);
  expect(Object.keys(notInExport).filter(each => archived.has(each) || !hanging.has(each))).toEqual([]);
});
