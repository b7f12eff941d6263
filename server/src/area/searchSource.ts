import type { AnyKind, Option, Permission } from '@venue/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** How a kind of record is looked through: its rows, what is shown of each, which of them fit. */
interface SearchedRows {
  readonly from: PgTable | SQL;
  readonly id: PgColumn;
  readonly title: SQL | PgColumn;
  /** What else tells it from others; each kind has its own. */
  readonly more?: SQL | PgColumn;
  readonly status: SQL | PgColumn;
  /** Further number of the kind: a sub-kind, or the last application about the record. */
  readonly extra?: SQL | PgColumn;
  /** What an index answers. */
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
  /** Says the right to read such records, and what they are called together. */
  readonly kind: AnyKind;
  /** What they are called together, where the plural of the kind's noun is not the word. */
  readonly heading?: string;
  readonly rows: (typed: string, now: Date) => SearchedRows;
  /** The title of a record unless it has one of its own. */
  readonly title?: (row: FoundRow) => string;
  /** What tells it from others of the same title; the number unless it says otherwise. */
  readonly caption?: (row: FoundRow) => readonly (string | null)[];
  readonly status: (status: number) => Option;
  /** Its page within the back office. */
  readonly to: (row: FoundRow, may: ReadonlySet<Permission>) => string;
}

/** A table joined to another, for `from`. */
export const joined = (table: PgTable, other: PgTable, own: PgColumn, its: PgColumn): SQL =>
  sql`${table} join ${other} on ${its} = ${own}`;
