import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows that are no longer needed. Nothing relies on their removal: every reader checks the times itself. */
export interface ExpiredRows {
  readonly table: PgTable;
  /** The moment or day from which the days count; rows in which it is null stay. */
  readonly since: SQLWrapper;
  readonly days: number;
  /** Which rows expire, if not all of them do. */
  readonly only?: SQL;
  /** Why they are kept so long and not longer. */
  readonly because: string;
}

/** Whether a row has expired at a moment. */
export function hasExpired({ since, days, only }: ExpiredRows, now: Date): SQL {
  const moment = new Date(now.getTime() - days * 24 * 60 * 60_000);
  const isOld = sql`${since} <= ${moment}`;
  return only ? sql`${only} and ${isOld}` : isOld;
}
