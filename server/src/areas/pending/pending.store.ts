import { MOST_PENDING, PendingCounts } from '@venue/sdk/pending/model';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { PendingRows } from '../../area/pendingRows.ts';
import type { Db } from '../../core/db/database.ts';

/** How many of each kind wait, in one query. */
export async function countRows(db: Db, pending: readonly PendingRows[]): Promise<PendingCounts> {
  if (pending.length === 0) return {};
  const counts = pending.map(({ kind, as = kind, from, where }) => {
    const rows = sql`select 1 from ${from} where ${where} limit ${MOST_PENDING}`;
    return sql`(select count(*)::int from (${rows}) as counted) as ${sql.identifier(as)}`;
  });
  const { rows } = await db.execute(sql`select ${sql.join(counts, sql`, `)}`);
  return z.parse(PendingCounts, rows[0]);
}
