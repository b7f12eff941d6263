import { or, type SQL, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { nameText } from './columns.ts';
import { anyOf, digitsIn, findsWords, numberLike, whereOf, withDigits, withWords, wordsIn } from './search.ts';

const thing = pgTable('thing', {
  id: integer('id').primaryKey(),
  name: nameText('name').notNull(),
  phone: text('phone').notNull(),
});

const names = [
  'Ёлочные игрушки «Снег»',
  'Театр-студия №\u00a07',
  "O'Neil & Co_100%",
  'anna.petrova+news@mail.example.ru',
  'АРТ-0042/15',
  'a\\b',
  '',
];

describe.each(databaseKinds)('what is looked for (%s)', kind => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(kind);
    const { db } = database;
    await db.execute(
      sql`create table thing (id int primary key, name text collate "und-x-icu" not null, phone text not null)`,
    );
    await db.insert(thing).values(names.map((name, id) => ({ id, name, phone: name === '' ? '' : `912345678${id}` })));
    await db.execute(sql`
      insert into thing select n, 'Строка ' || n, (9000000000 + n)::text from generate_series(100, 1500) n`);
    // An index names its columns without their table.
    await db.execute(sql`create index thing_words on thing using gin (${wordsIn(sql`name`)})`);
    await db.execute(sql`create index thing_phone on thing using gin (${digitsIn(sql`phone`)})`);
    await db.execute(sql`analyze thing`);
  });
  afterAll(() => database.close());

  const idsOf = async (fits: SQL | undefined) =>
    (await database.db.select({ id: thing.id }).from(thing).where(fits).orderBy(thing.id)).map(({ id }) => id);
  const planOf = async (fits: SQL | undefined) => {
    const { rows } = await database.db.execute(sql`explain select id from thing where ${fits}`);
    return rows.map(row => Object.values(row)[0]).join('\n');
  };

  test.each<[string, readonly number[]]>([
    ['ёлочн', [0]],
    ['ЕЛОЧНЫЕ', [0]],
    ['снег игр', [0]],
    ['«снег»', [0]],
    ['ушки', []],
    ['театр студия', [1]],
    ['театр-ст', [1]],
    ['студия № 7', [1]],
    ["o'neil", [2]],
    ['co_100', [2]],
    ['petrova', [3]],
    ['anna.petrova+news@mail.example.ru', [3]],
    ['арт-0042', [4]],
    ['0042/15', [4]],
    ['a\\b', [5]],
    ['строка 1499', [1499]],
    ['нет такого', []],
    ["' | ''", []],
    ['%', []],
    ['№', []],
    [' ', []],
  ])('by the beginnings of words: «%s»', async (words, expected) => {
    expect(await idsOf(withWords([thing.name], words))).toEqual(expected);
    expect(await idsOf(findsWords(thing.id, [thing.name], words))).toEqual(expected);
  });

  test('words and digits are found by their indexes', async () => {
    expect(await planOf(withWords([thing.name], 'строка 1321'))).toContain('thing_words');
    expect(await planOf(withDigits(thing.phone, '0001321'))).toContain('thing_phone');
  });

  test.each<[string, readonly number[]]>([
    ['+7 912 345-67-83', [3]],
    ['89123456783', [3]],
    ['6783', [3]],
    ['9123', [0, 1, 2, 3, 4, 5]],
    ['1321', [1321]],
    ['000-01-321', [1321]],
    ['77777', []],
  ])('by digits of a phone: «%s»', async (digits, expected) => {
    expect(await idsOf(withDigits(thing.phone, digits))).toEqual(expected);
  });

  test.each(['132', '', 'улица 1321', '-'])('«%s» is no phone', typed => {
    expect(withDigits(thing.phone, typed)).toBeUndefined();
  });

  test('any of several is what «or» finds', async () => {
    const several = [numberLike(thing.id, '№ 1321'), withWords([thing.name], '132'), undefined];
    const result = await idsOf(anyOf(thing.id, several));
    expect(result).toEqual(await idsOf(or(...several)));
    expect(result).toEqual([132, ...Array.from({ length: 10 }, (_, last) => 1320 + last)]);
    expect(await idsOf(anyOf(thing.id, [undefined]))).toEqual([]);
  });

  test('what is looked for within a view, and what the view has without it', async () => {
    const fits = sql`${thing.id} < 1322`;
    expect(await idsOf(whereOf({ id: thing.id, fits, found: [withWords([thing.name], '132')] }))).toEqual([
      132, 1320, 1321,
    ]);
    expect(await idsOf(whereOf({ id: thing.id, fits: sql`${thing.id} < 2`, found: undefined }))).toEqual([0, 1]);
  });
});
