import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activityKind } from '../../areas/brands/brands.table.ts';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { allTables } from '../../testing/tables.ts';

test('every name and title stands in the order of a dictionary', async () => {
  const names = (await allTables()).flatMap(table =>
    Object.entries(getTableColumns(table))
      .filter(([key]) => /^(name|title|lastname|middlename)$/.test(key))
      .map(([, column]) => ({ column: `${getTableConfig(table).name}.${column.name}`, type: column.getSQLType() })),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(({ type }) => type !== 'text COLLATE "und-x-icu"')).toEqual([]);
});

describe.each(databaseKinds)('a dictionary (%s)', kind => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(kind);
  });
  afterAll(() => database.close());

  test('keeps «ё» beside «е», small letters beside capitals, and Latin letters together', async () => {
    const sorted = [
      'Abba',
      'zoo',
      'абв',
      'Единорог',
      'ёж',
      'Ежевика',
      'елка',
      'Ёлка',
      'Елкин',
      'Ёлкин',
      'Жук',
      'яблоко',
    ];
    const shuffled = sorted.toSorted();
    expect(shuffled).not.toEqual(sorted);
    for (const name of shuffled) await database.db.insert(activityKind).values({ name, position: 1 });
    const { rows } = await database.db.execute(
      sql`select name from ${activityKind} where name in ${shuffled} order by name`,
    );
    expect(rows.map(({ name }) => name)).toEqual(sorted);
  });

  test('is an index as well: a list by title is read in its order, not sorted', async () => {
    const plan = await database.db.transaction(async tx => {
      await tx.execute(sql`set local enable_sort = off; set local enable_seqscan = off`);
      return (
        await tx.execute(
          sql`explain select title from article where kind = 1 and status <> 5 order by title, id limit 5`,
        )
      ).rows;
    });
    expect(JSON.stringify(plan)).toContain('article_title');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});
