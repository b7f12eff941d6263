import { and, eq, is, SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';

/** A LIKE pattern for text that contains these words; special characters are escaped. */
export const containing = (words: string): string => `%${words.replace(/[%_\\]/g, '\\$&')}%`;

/** A LIKE pattern for text that begins with this one. */
export const beginningWith = (text: string): string => containing(text).slice(1);

/**
 * The words of texts, for an index: `index('brand_words').using('gin', wordsIn(table.name))`. Characters that join the
 * parts of an address or an article number separate words here, so that each part is found.
 */
export function wordsIn(...texts: readonly (AnyPgColumn | SQL)[]): SQL {
  const all = sql.join(
    texts.map(text => sql`${text}`),
    sql` || ' ' || `,
  );
  return sql`to_tsvector('simple', translate(lower(${all}), 'ё-+/.@_:', 'е       '))`;
}

/** Splits what was typed into words, as `wordsIn` does. */
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

/** Rows whose column refers to a matching row of another table. */
export interface OfOne {
  readonly column: PgColumn;
  readonly id: PgColumn;
  readonly fits: SQL;
}

/** A condition on other tables that `OfOne` cannot express. */
export interface SaidTwice {
  /** The condition, for a query that finds all such rows and may begin with the other tables. */
  readonly all: SQL;
  /**
   * The same condition, for a query that tests one row at a time: without `exists`, which may read the other tables in
   * full first.
   */
  readonly each: SQL;
  /**
   * `from … where …` of the matching rows in the other table, if an index can count them: if there are many, not all
   * rows are found first.
   */
  readonly from?: SQL;
}

/** A condition of a search: it has an index of its own, in the row's table or in another one. */
export type FoundBy = SQL | OfOne | SaidTwice;

/** The condition, for a query that finds all such rows. */
export function allWho(one: FoundBy): SQL {
  if (is(one, SQL)) return one;
  if ('all' in one) return one.all;
  // The ids are read first: the planner cannot tell how many rows match a prefix, and with a join it may read the whole
  // table.
  return sql`${one.column} = any(array(select ${one.id} from ${one.id.table} where ${one.fits}))`;
}

/** The condition, for a query that tests one row at a time. */
export function eachWho(one: FoundBy): SQL {
  if (is(one, SQL)) return one;
  return 'each' in one ? one.each : sql`(select ${one.fits} from ${one.id.table} where ${one.id} = ${one.column})`;
}

/**
 * Rows that match one of these. Each condition is searched by its own index and the ids are united first: with «or», or
 * with a short page in another order, the planner would test every row.
 */
export function anyOf(id: PgColumn, conditions: readonly (FoundBy | undefined)[]): SQL {
  const each = conditions
    .filter(one => one !== undefined)
    .map(one => sql`select ${id} from ${id.table} where ${allWho(one)}`);
  return each.length === 0 ? sql`false` : sql`${id} = any(array(${sql.join(each, sql` union `)}))`;
}

/** Which rows of a table somebody looks for. */
export interface SearchQuery {
  readonly id: PgColumn;
  /** The filter, by columns of this table alone. */
  readonly fits: SQL | undefined;
  /** The conditions of the search, if there is one; a row must match one of them. Each has an index of its own. */
  readonly found: readonly (FoundBy | undefined)[] | undefined;
}

/** The condition of a search, for a query that reads all its matches. */
export const whereOf = ({ id, fits, found }: SearchQuery): SQL | undefined => and(fits, found && anyOf(id, found));

/** `withWords`, with the ids collected first. */
export const findsWords = (id: PgColumn, texts: readonly AnyPgColumn[], typed: string): SQL =>
  anyOf(id, [withWords(texts, typed)]);

/** The digits of a phone from each position on, for an index, so that its last four are found like its first ones. */
export function digitsIn(phone: AnyPgColumn | SQL): SQL {
  const ends = [2, 3, 4, 5, 6, 7].map(start => sql`substr(${phone}, ${sql.raw(String(start))})`);
  return sql`array_to_tsvector(array_remove(array[${sql.join([sql`${phone}`, ...ends], sql`, `)}], ''))`;
}

/**
 * The digits of a phone, if what was typed may be a part of one: at least four, since fewer match nearly every phone.
 */
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
