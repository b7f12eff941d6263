import { tidyName } from '@venue/sdk';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf, numberIn, type OfOne, withDigits } from '../../core/db/search.ts';
import { namesOf, users, wordsOf } from './accounts.table.ts';

const PHONE = /^[+\d\s()-]+$/;

/** A word as `tsquery` text that matches its beginning; the column is built by `wordsOf`. */
const beginning = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}':*`;

const wordsOfTyped = (search: string): string[] =>
  tidyName(search)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s-]+/)
    .filter(Boolean);

/** The `tsquery` for typed text: each typed word is the beginning of a word of the account. Undefined finds nobody. */
function wordsQuery(search: string): string | undefined {
  const digits = search.replace(/\D/g, '');
  if (PHONE.test(search) && digits !== '') {
    // Phones are stored without the country code, so a leading 7 or 8 may be one. Without it, fewer than four digits
    // would match nearly every phone.
    const dialled = /^[78]\d{4}/.test(digits) ? [digits, digits.slice(1)] : [digits];
    return dialled.map(beginning).join(' | ');
  }
  const words = wordsOfTyped(search);
  return words.length === 0 ? undefined : words.map(beginning).join(' & ');
}

/** Accounts that match what staff typed: a number, words of a name, an e-mail, or a phone in any form. */
export function isUser(search: string): SQL {
  const [id, words] = [numberIn(search), wordsQuery(search)];
  const matches = or(
    id === undefined ? undefined : eq(users.id, id),
    words === undefined ? undefined : sql`${wordsOf(users)} @@ ${words}::tsquery`,
  );
  return matches ?? sql`false`;
}

/** The same condition as a subquery over the index of words: with a page limit the planner would scan every account. */
export const findsUser = (search: string): SQL => anyOf(users.id, [isUser(search)]);

/**
 * People whose name has the typed words, or whose phone has the typed digits, at least four. Lists of other records
 * must not reveal e-mails and INNs, so these are not searched. Undefined if the text has no words or digits.
 */
export function isCalled(typed: string): SQL | undefined {
  if (PHONE.test(typed)) return withDigits(users.phone, typed);
  const words = wordsQuery(typed);
  return words === undefined ? undefined : sql`${namesOf(users)} @@ ${words}::tsquery`;
}

/** Whether `isCalled` is true of the person in a record's column. */
export function isPerson(person: PgColumn, typed: string): OfOne | undefined {
  const fits = isCalled(typed);
  return fits && { column: person, id: users.id, fits };
}
