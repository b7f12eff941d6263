import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf, numberIn, type OfOne, phoneIn } from '../../core/db/search.ts';
import { users, wordsOf } from './accounts.table.ts';

const PHONE = /^[+\d\s()-]+$/;

/** A word as the database keeps it (see `wordsOf`). */
const beginning = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}':*`;

/** The query for those who are found by what somebody typed: each word begins one of theirs. Undefined finds nobody. */
function wordsQuery(search: string): string | undefined {
  const digits = search.replace(/\D/g, '');
  if (PHONE.test(search) && digits !== '') {
    // A phone is kept without the code of the country, however it is dialled.
    const dialled = /^[78]\d/.test(digits) ? [digits, digits.slice(1)] : [digits];
    return dialled.map(beginning).join(' | ');
  }
  const words = search
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s-]+/)
    .filter(Boolean);
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
 * Whether somebody's name, e-mail or INN has these words, or their phone these digits, of which there are four at least.
 * Undefined where nothing of this was typed.
 */
export function isPerson(person: PgColumn, typed: string): OfOne | undefined {
  const words = PHONE.test(typed) && phoneIn(typed) === undefined ? undefined : wordsQuery(typed);
  if (words === undefined) return undefined;
  return { column: person, id: users.id, fits: sql`${wordsOf(users)} @@ ${words}::tsquery` };
}
