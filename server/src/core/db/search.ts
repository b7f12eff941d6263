import { and, eq, is, SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';

/** A LIKE pattern for text that contains these words; special characters are escaped. */
export const containing = (words: string): string => `%${words.replace(/[%_\\]/g, '\\$&')}%`;

/** A LIKE pattern for text that begins so. */
export const beginningWith = (text: string): string => containing(text).slice(1);

/**
 * The words of texts, for an index: `index('brand_words').using('gin', wordsIn(table.name))`. What joins the parts of an
 * address or an article number parts words here, so that each part is found.
 */
export function wordsIn(...texts: readonly (AnyPgColumn | SQL)[]): SQL {
  const all = sql.join(
    texts.map(text => sql`${text}`),
    sql` || ' ' || `,
  );
  return sql`to_tsvector('simple', translate(lower(${all}), 'ё-+/.@_:', 'е       '))`;
}

/** Words as `wordsIn` has them. */
const wordsOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Rows with a word that begins with each typed word, treating «ё» as «е»; uses the index over exactly these texts. */
export function withWords(texts: readonly AnyPgColumn[], typed: string): SQL {
  const words = wordsOf(typed);
  if (words.length === 0) return sql`false`;
  return sql`${wordsIn(...texts)} @@ to_tsquery('simple', ${words.map(word => `'${word}':*`).join(' & ')})`;
}

/** Rows whose column has the number of a row of another table that fits. */
export interface OfOne {
  readonly column: PgColumn;
  readonly id: PgColumn;
  readonly fits: SQL;
}

/** Rows of which other tables say more than `OfOne` can. */
export interface SaidTwice {
  /** The condition, for a query that looks for all such rows and may begin in the other tables. */
  readonly all: SQL;
  /** The same condition, for a query that tries a row at a time and must not read all of the other tables first: no `exists`. */
  readonly each: SQL;
  /** `from … where …` of what says so, if it can be counted by an index: of much, not all rows are found first. */
  readonly from?: SQL;
}

/** What a row may be found by: a condition with an index of its own, in its table or in another one. */
export type FoundBy = SQL | OfOne | SaidTwice;

/** The condition, for a query that looks for all such rows. */
export function allWho(one: FoundBy): SQL {
  if (is(one, SQL)) return one;
  if ('all' in one) return one.all;
  // Read first, since nobody knows how many rows have the beginning of a word: joined, they may bring a whole table with them.
  return sql`${one.column} = any(array(select ${one.id} from ${one.id.table} where ${one.fits}))`;
}

/** The condition, for a query that tries a row at a time. */
export function eachWho(one: FoundBy): SQL {
  if (is(one, SQL)) return one;
  return 'each' in one ? one.each : sql`(select ${one.fits} from ${one.id.table} where ${one.id} = ${one.column})`;
}

/**
 * Rows that fit one of these. Each is found by its own index and their ids are put together first: with «or», or with a
 * short page in another order, the planner would try every row.
 */
export function anyOf(id: PgColumn, conditions: readonly (FoundBy | undefined)[]): SQL {
  const each = conditions
    .filter(one => one !== undefined)
    .map(one => sql`select ${id} from ${id.table} where ${allWho(one)}`);
  return each.length === 0 ? sql`false` : sql`${id} = any(array(${sql.join(each, sql` union `)}))`;
}

/** Which rows of a table somebody looks for. */
export interface Sought {
  readonly id: PgColumn;
  /** Which rows are meant, by columns of their table alone. */
  readonly fits: SQL | undefined;
  /** What was searched for, if anything: one of these is enough. Each has an index of its own. */
  readonly found: readonly (FoundBy | undefined)[] | undefined;
}

/** The rows somebody looks for, for a query that reads them all. */
export const whereOf = ({ id, fits, found }: Sought): SQL | undefined => and(fits, found && anyOf(id, found));

/** `withWords`, with the ids collected first. */
export const findsWords = (id: PgColumn, texts: readonly AnyPgColumn[], typed: string): SQL =>
  anyOf(id, [withWords(texts, typed)]);

/** The ten digits of a phone from each place on, for an index: its last four are found as its first ones are. */
export function digitsIn(phone: AnyPgColumn | SQL): SQL {
  const ends = [2, 3, 4, 5, 6, 7].map(start => sql`substr(${phone}, ${sql.raw(String(start))})`);
  return sql`array_to_tsvector(array_remove(array[${sql.join([sql`${phone}`, ...ends], sql`, `)}], ''))`;
}

/** The digits of a phone, where what was typed may be some: four at least, since fewer fit nearly every phone. */
export function phoneIn(typed: string): string | undefined {
  const digits = /^[+\d\s()-]+$/.test(typed) ? typed.replace(/\D/g, '').slice(-10) : '';
  return digits.length < 4 ? undefined : digits;
}

/** Rows whose phone has the typed digits; uses the index over `digitsIn`. */
export function withDigits(phone: AnyPgColumn, typed: string): SQL | undefined {
  const digits = phoneIn(typed);
  return digits === undefined ? undefined : sql`${digitsIn(phone)} @@ ${`'${digits}':*`}::tsquery`;
}

/** The number of a record, where what was typed may be one: `12`, `№ 12`. */
export const numberIn = (typed: string): number | undefined => {
  const [, digits] = /^\s*№?\s*(\d{1,9})\s*$/.exec(typed) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** The row of that number, where what was typed may be one. */
export function numberLike(id: PgColumn, typed: string): SQL | undefined {
  const number = numberIn(typed);
  return number === undefined ? undefined : eq(id, number);
}
