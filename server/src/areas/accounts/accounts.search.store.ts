import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf, containing, numberIn, type OfOne, phoneIn } from '../../core/db/search.ts';
import { users, wordsOf } from './accounts.table.ts';

const PHONE = /^[+\d\s()-]+$/;

/** A word as the database keeps it (see `wordsOf`). */
const beginning = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}':*`;

const wordsOfTyped = (search: string): string[] =>
  search
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s-]+/)
    .filter(Boolean);

/** The query for those who are found by what somebody typed: each word begins one of theirs. Undefined finds nobody. */
function wordsQuery(search: string): string | undefined {
  const digits = search.replace(/\D/g, '');
  if (PHONE.test(search) && digits !== '') {
    // A phone is kept without the code of the country, however it is dialled. What is left of fewer fits nearly every phone.
    const dialled = /^[78]\d{4}/.test(digits) ? [digits, digits.slice(1)] : [digits];
    return dialled.map(beginning).join(' | ');
  }
  const words = wordsOfTyped(search);
  return words.length === 0 ? undefined : words.map(beginning).join(' & ');
}

/** Who is meant by what staff typed: a number, words of a name, an e-mail, a phone in any form. */
export function isUser(search: string): SQL {
  const [id, words] = [numberIn(search), wordsQuery(search)];
  const found = or(
    id === undefined ? undefined : eq(users.id, id),
    words === undefined ? undefined : sql`${wordsOf(users)} @@ ${words}::tsquery`,
  );
  return found ?? sql`false`;
}

/** The same, found first by the index of words: a page's limit has the planner walk through everybody instead. */
export const findsUser = (search: string): SQL => anyOf(users.id, [isUser(search)]);

const fullName = sql`translate(lower(${users.lastname} || ' ' || ${users.name} || ' ' || ${users.middlename}), 'ё', 'е')`;

/**
 * Whose name has these words, or whose phone these digits, of which there are four at least. The index knows e-mails and
 * INN too, which lists of other records must not tell, so what it finds is tried. Undefined where nothing of this was typed.
 */
export function isCalled(typed: string): SQL | undefined {
  const [digits, words] = [phoneIn(typed), wordsQuery(typed)];
  const isPhone = PHONE.test(typed);
  if (words === undefined || (isPhone && digits === undefined)) return undefined;
  const shown =
    digits === undefined
      ? wordsOfTyped(typed).map(word => like(fullName, containing(word)))
      : [like(users.phone, containing(digits))];
  return and(sql`${wordsOf(users)} @@ ${words}::tsquery`, ...shown);
}

/** Whether `isCalled` is true of the person a record names. */
export function isPerson(person: PgColumn, typed: string): OfOne | undefined {
  const fits = isCalled(typed);
  return fits && { column: person, id: users.id, fits };
}
