import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows that nobody needs any more. Nothing relies on their removal: every reader looks at the times itself. */
export interface ExpiredRows {
  readonly table: PgTable;
  readonly gone: SQL;
}

/** The moment so many days before another. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60_000);
