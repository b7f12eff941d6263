import type { KindName } from '@venue/sdk/kinds';
import type { SQL } from 'drizzle-orm';
import type { PgTable, PgView } from 'drizzle-orm/pg-core';

/** Rows of a kind that wait for staff. */
export interface PendingRows {
  /** Anyone who may read such records sees how many wait. */
  readonly kind: KindName;
  /** The name of their count where a kind has several; otherwise that of the kind. */
  readonly as?: string;
  readonly from: PgTable | PgView | SQL;
  /** The condition, which an index of the table, or of those of the view, answers. */
  readonly where: SQL | undefined;
}
