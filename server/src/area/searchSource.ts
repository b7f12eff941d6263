import type { AnyKind, Option, Permission } from '@venue/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** How a kind of record is searched: its rows, what is shown of each, and which of them match. */
interface SearchedRows {
  readonly from: PgTable | SQL;
  readonly id: PgColumn;
  /** What people call its number, where that is not the id; an index finds it. */
  readonly number?: PgColumn;
  readonly title: SQL | PgColumn;
  /** Another detail that tells it from others, different for each kind. */
  readonly more?: SQL | PgColumn;
  readonly status: SQL | PgColumn;
  /** Another number of some kinds: a sub-kind, or the last application about the record. */
  readonly extra?: SQL | PgColumn;
  /** The condition for a match, which an index answers. */
  readonly fits: SQL;
  readonly only?: SQL | undefined;
}

/** A record as the search finds it. */
export interface FoundRow {
  readonly id: number;
  readonly title: string;
  readonly more: string | null;
  readonly status: number;
  readonly extra: number | null;
}

/** A kind of record that the search of the back office looks through. */
export interface SearchSource {
  /** Gives the permission to read such records, and their name in the plural. */
  readonly kind: AnyKind;
  /** What people also call such a record: «бронь 69». The first word of the kind's noun is known anyway. */
  readonly aliases?: readonly string[];
  /** The heading of its results, if the plural of the kind's noun does not suit. */
  readonly heading?: string;
  readonly rows: (typed: string, now: Date) => SearchedRows;
  /** The title of a record; its own title by default. */
  readonly title?: (row: FoundRow) => string;
  /** Details that tell it from others with the same title; its number by default. */
  readonly caption?: (row: FoundRow) => readonly (string | null)[];
  readonly status: (status: number) => Option;
  /** Its page within the back office. */
  readonly to: (row: FoundRow, may: ReadonlySet<Permission>) => string;
}

/** A table joined to another, for `from`. */
export const joined = (table: PgTable, other: PgTable, own: PgColumn, its: PgColumn): SQL =>
  sql`${table} join ${other} on ${its} = ${own}`;
