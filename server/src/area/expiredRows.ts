import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows that are no longer needed. Nothing relies on their removal: every reader checks the times itself. */
export interface ExpiredRows {
  readonly table: PgTable;
  readonly gone: SQL;
}

/** The moment `days` days before `now`. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60_000);
