import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf, numberIn, type OfOne, withDigits } from '../../core/db/search.ts';
import { namesOf, users, wordsOf } from './accounts.table.ts';

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

/**
 * Whose name has these words, or whose phone these digits, of which there are four at least: e-mails and INN are not for
 * lists of other records to tell. Undefined where nothing of this was typed.
 */
export function isCalled(typed: string): SQL | undefined {
  if (PHONE.test(typed)) return withDigits(users.phone, typed);
  const words = wordsQuery(typed);
  return words === undefined ? undefined : sql`${namesOf(users)} @@ ${words}::tsquery`;
}

/** Whether `isCalled` is true of the person a record names. */
export function isPerson(person: PgColumn, typed: string): OfOne | undefined {
  const fits = isCalled(typed);
  return fits && { column: person, id: users.id, fits };
}
