import { eq, like, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';

/** A LIKE pattern for text that contains these words; special characters are escaped. */
export const containing = (words: string): string => `%${words.replace(/[%_\\]/g, '\\$&')}%`;

/** The words of texts, for an index: `index('brand_words').using('gin', wordsIn(table.name))`. */
export const wordsIn = (...texts: readonly AnyPgColumn[]): SQL =>
  sql`to_tsvector('simple', translate(lower(${sql.join(
    texts.map(text => sql`${text}`),
    sql` || ' ' || `,
  )}), 'ё', 'е'))`;

const beginning = (word: string): string => `'${word.replace(/['\\]/g, ' ')}':*`;

/**
 * Rows with a word that begins with each typed word, treating «ё» as «е»; uses the index over exactly these texts. The
 * ids are collected first: for a short list in another order the planner would otherwise read the words of every row.
 */
export function findsWords(id: PgColumn, texts: readonly AnyPgColumn[], typed: string): SQL {
  const words = typed
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s-]+/)
    .filter(Boolean);
  const query = words.map(beginning).join(' & ');
  return sql`${id} = any(array(select ${id} from ${id.table} where ${wordsIn(...texts)} @@ to_tsquery('simple', ${query})))`;
}

/** Rows whose phone, or another text of digits, has those that were typed; fewer than four would fit nearly every row. */
export function digitsLike(digits: PgColumn, typed: string): SQL | undefined {
  const wanted = typed.replace(/\D/g, '').slice(-10);
  return wanted.length >= 4 ? like(digits, containing(wanted)) : undefined;
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
