import { Placeholder, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * A name or a title. It is sorted in the order of a Russian dictionary («Ёлкин» beside «Елкин», upper and lower case
 * together); by default the embedded database compares bytes.
 */
export const nameText = customType<{ data: string }>({ dataType: () => 'text COLLATE "und-x-icu"' });

/**
 * A copy of the name of a row in another table, by which a list is sorted. Triggers with `take_copy` and `give_copy`
 * keep it up to date.
 */
export const copiedName = (name: string) => nameText(name).notNull().default('');

/** The bytes of a file. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // The embedded database answers with plain arrays of bytes.
  fromDriver: read => (Buffer.isBuffer(read) ? read : Buffer.from(read)),
});

/** Money in whole kopecks. */
export const kopecks = (name: string) => bigint(name, { mode: 'number' });

/** Converts the database's text of a moment in UTC, `2026-11-20 04:00:00.5+00`, to the format of replies. */
export function isoOfText(text: string): string {
  if (text.charCodeAt(10) !== 32 || !text.endsWith('+00')) return new Date(text).toISOString();
  const [day, time, fraction] = [text.slice(0, 10), text.slice(11, 19), text.slice(20, -3)];
  return `${day}T${time}.${fraction.padEnd(3, '0')}Z`;
}

/**
 * Whether a column is one of these ids. They are a single array parameter, so a statement is prepared once for any
 * number.
 */
export const isAnyOf = (column: AnyPgColumn, ids: readonly number[] | Placeholder): SQL =>
  sql`${column} = any(${ids instanceof Placeholder ? ids : sql.param([...ids])})`;

/** The check of a column that holds an enumeration's id. */
export const isOneOf = (column: AnyPgColumn, { ids }: { readonly ids: readonly number[] }): SQL =>
  sql`${column} in (${sql.raw(ids.join(', '))})`;
