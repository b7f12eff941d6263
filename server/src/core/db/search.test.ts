import { ilike, or, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { nameText } from './columns.ts';
import { anyOf, containing, digitsLike, lettersIn, numberLike, withLetters } from './search.ts';

const thing = pgTable('thing', {
  id: integer('id').primaryKey(),
  name: nameText('name').notNull(),
  note: text('note'),
});

// An index names its columns without their table.
const column = { name: sql`name`, note: sql`note` };

const names = [
  'Ёлочные игрушки «Снег»',
  'ЕЛОЧНЫЕ  ИГРУШКИ',
  'Театр-студия №\u00a07',
  "O'Neil & Co_100%",
  'a\\b',
  'Straße',
  '👩‍🚀 кафе',
  'яя',
  'я',
  '',
  ' по краям ',
];
const typed = [
  ...[
    'ёлочн',
    'елочн',
    'ЁЛ',
    'игрушки «',
    'ные  игр',
    'ные игр',
    '№\u00a07',
    '№ 7',
    "o'n",
    '100%',
    '_1',
    '%',
    '\\',
    '\\b',
  ],
  ...['strasse', 'straße', 'SS', '👩', '‍🚀 к', 'я', 'яя', 'яяя', ' по', 'ям ', 'нет такого', '7'],
];

describe.each(databaseKinds)('what is looked for (%s)', kind => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(kind);
    const { db } = database;
    await db.execute(sql`create table thing (id int primary key, name text collate "und-x-icu" not null, note text)`);
    await db.insert(thing).values(names.map((name, id) => ({ id, name, note: names[id + 3] ?? null })));
    await db.execute(sql`
      insert into thing select n, 'Строка ' || n || ' ' || md5(n::text), (9000000000 + n)::text from generate_series(100, 1500) n`);
    await db.execute(sql`create index thing_letters on thing using gin (${lettersIn(column.name)})`);
    await db.execute(sql`create index on thing using gin (${lettersIn(column.name, column.note)})`);
    await db.execute(sql`analyze thing`);
  });
  afterAll(() => database.close());

  const idsOf = async (fits: ReturnType<typeof ilike> | undefined) =>
    (await database.db.select({ id: thing.id }).from(thing).where(fits).orderBy(thing.id)).map(({ id }) => id);

  test.each(typed)('by letters is found exactly what holds «%s»', async words => {
    const fits = ilike(thing.name, containing(words));
    expect(await idsOf(withLetters([thing.name], words, fits))).toEqual(await idsOf(fits));
  });

  test('letters within a text are found by its index', async () => {
    const wanted = anyOf(thing.id, [withLetters([thing.name], 'ока 17', ilike(thing.name, containing('ока 17')))]);
    const { rows } = await database.db.execute(sql`explain select id from thing where ${wanted}`);
    expect(rows.map(row => Object.values(row)[0]).join('\n')).toContain('thing_letters');
  });

  test('any of several is what «or» finds', async () => {
    const several = [
      numberLike(thing.id, '1321'),
      withLetters([thing.name], '1321', ilike(thing.name, containing('1321'))),
      undefined,
    ];
    const found = await idsOf(anyOf(thing.id, several));
    expect(found).toEqual(await idsOf(or(...several)));
    expect(found).toContain(1321);
    expect(await idsOf(anyOf(thing.id, [undefined]))).toEqual([]);
  });

  test('digits are found from the middle on, four at least', async () => {
    const digits = (words: string) => digitsLike(thing.note, words, [thing.name, thing.note]);
    expect(await idsOf(digits('000-01-321'))).toEqual([1321]);
    expect(digits('132')).toBeUndefined();
  });
});
