import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { recordFields } from './recordFields.ts';

const table = pgTable('book', { id: integer('id'), title: text('title').notNull(), note: text('note') });

interface BookFields {
  readonly bookTitle: string;
  readonly bookNote: string | null;
}

const { fieldNames, valuesOf, everyValueOf, fieldsOf } = recordFields<BookFields>()(
  table,
  { bookTitle: 'title', bookNote: 'note' },
  { bookTitle: title => title.trim() },
);

test('fields become column values and back', () => {
  expect(fieldNames).toEqual(['bookTitle', 'bookNote']);
  expect(valuesOf({ bookTitle: ' Мастер ', bookNote: null })).toEqual({ title: 'Мастер', note: null });
  expect(fieldsOf({ title: 'Мастер', note: null })).toEqual({ bookTitle: 'Мастер', bookNote: null });
});

test('a field that was not sent keeps its column', () => {
  expect(valuesOf({ bookNote: 'Прочесть', bookTitle: undefined })).toEqual({ note: 'Прочесть' });
});

test('a column may store another form of a field', () => {
  const loans = recordFields<{ days: number; begins: string | null }>()(
    pgTable('loan', { hours: integer('hours').notNull(), begins: timestamp('begins') }),
    {
      days: { column: 'hours', toColumn: days => days * 24, toField: hours => hours / 24 },
      begins: {
        column: 'begins',
        toColumn: begins => (begins === null ? null : new Date(begins)),
        toField: begins => begins?.toISOString() ?? null,
      },
    },
  );
  const begins = '2026-12-01T00:00:00.000Z';
  const values: { hours: number; begins: Date | null } = loans.valuesOf({ days: 2, begins });
  expect(values).toEqual({ hours: 48, begins: new Date(begins) });
  expect(loans.fieldsOf(values)).toEqual({ days: 2, begins });
});

test('what is no field is not stored', () => {
  const sent = { bookNote: '', id: 7 };
  expect(valuesOf(sent)).toEqual({ note: '' });
  // @ts-expect-error and does not compile where everything sent is to be stored
  expect(everyValueOf(sent)).toEqual({ note: '' });
});

test('a field without a column, or with a column of another type, does not compile', () => {
  // @ts-expect-error bookNote has no column
  recordFields<BookFields>()(table, { bookTitle: 'title' });
  // @ts-expect-error a number is no title
  recordFields<BookFields>()(table, { bookTitle: 'id', bookNote: 'note' });
  // @ts-expect-error null does not fit the title
  recordFields<BookFields>()(table, { bookTitle: 'title', bookNote: 'title' });
  // @ts-expect-error a field that may be left out has a column all the same
  recordFields<Partial<BookFields>>()(table, { bookTitle: 'title' });
  // @ts-expect-error a title does not become a number
  recordFields<{ bookTitle: string }>()(table, { bookTitle: { column: 'id', toColumn: Number, toField: Number } });
});
