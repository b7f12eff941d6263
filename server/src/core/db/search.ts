import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';

/** A LIKE pattern for text that contains these words; special characters are escaped. */
export const containing = (words: string): string => `%${words.replace(/[%_\\]/g, '\\$&')}%`;

/** Texts as one, as an index sees them. */
const together = (texts: readonly (AnyPgColumn | SQL)[]): SQL =>
  sql.join(
    texts.map(text => sql`${text}`),
    sql` || ' ' || `,
  );

/** The words of texts, for an index: `index('brand_words').using('gin', wordsIn(table.name))`. */
export const wordsIn = (...texts: readonly AnyPgColumn[]): SQL =>
  sql`to_tsvector('simple', translate(lower(${together(texts)}), 'ё', 'е'))`;

/** A LIKE pattern for text that begins so. */
export const beginningWith = (text: string): string => containing(text).slice(1);

/**
 * Every two and three letters that stand beside each other in texts, for an index that finds what stands within a word:
 * `index('brand_letters').using('gin', lettersIn(table.name))`.
 */
export const lettersIn = (...texts: readonly (AnyPgColumn | SQL)[]): SQL => sql`runs_of(${together(texts)})`;

/**
 * Rows that fit, where those can only be rows with the typed letters in one of these texts: looked for by the index over
 * exactly these texts, and only what it finds is tried. One letter stands in nearly every row, and no index helps.
 */
export function withLetters(texts: readonly AnyPgColumn[], typed: string, fits: SQL | undefined): SQL | undefined {
  return [...typed].length < 2 ? fits : and(sql`${lettersIn(...texts)} @> runs_of(${typed})`, fits);
}

/**
 * Rows that fit one of these. Each is found by its own index and their ids are put together first: with «or», or with a
 * short page in another order, the planner would try every row.
 */
export function anyOf(id: PgColumn, conditions: readonly (SQL | undefined)[]): SQL {
  const each = conditions
    .filter(fits => fits !== undefined)
    .map(fits => sql`select ${id} from ${id.table} where ${fits}`);
  return each.length === 0 ? sql`false` : sql`${id} = any(array(${sql.join(each, sql` union `)}))`;
}

const beginning = (word: string): string => `'${word.replace(/['\\]/g, ' ')}':*`;

/** Rows with a word that begins with each typed word, treating «ё» as «е»; uses the index over exactly these texts. */
export function withWords(texts: readonly AnyPgColumn[], typed: string): SQL {
  const words = typed
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s-]+/)
    .filter(Boolean);
  const query = words.map(beginning).join(' & ');
  return sql`${wordsIn(...texts)} @@ to_tsquery('simple', ${query})`;
}

/**
 * The same with the ids collected first: for a short list in another order the planner would otherwise read the words of
 * every row.
 */
export const findsWords = (id: PgColumn, texts: readonly AnyPgColumn[], typed: string): SQL =>
  anyOf(id, [withWords(texts, typed)]);

/**
 * Rows whose phone, or another text of digits, has those that were typed; fewer than four would fit nearly every row.
 * `texts` are those of an index of letters that has the digits among them.
 */
export function digitsLike(digits: PgColumn, typed: string, texts?: readonly AnyPgColumn[]): SQL | undefined {
  const wanted = typed.replace(/\D/g, '').slice(-10);
  if (wanted.length < 4) return undefined;
  const fits = like(digits, containing(wanted));
  return texts ? withLetters(texts, wanted, fits) : fits;
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
