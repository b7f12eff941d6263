import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Area } from '../area/area.ts';
import { daysBefore, type ExpiredRows } from '../area/expiredRows.ts';
import { attempt, idempotency, liveMessage, outbox } from '../core/db/core.table.ts';
import type { Db } from '../core/db/database.ts';
import type { Job } from './job.ts';

const BATCH = 2_000;

/** The rows of the core that have expired, with the days they are kept. */
const expired = (now: Date): readonly ExpiredRows[] => [
  { table: idempotency, gone: sql`${idempotency.createdAt} < ${daysBefore(now, 1)}` },
  { table: liveMessage, gone: sql`${liveMessage.createdAt} < ${daysBefore(now, 1)}` },
  { table: attempt, gone: sql`${attempt.at} < ${daysBefore(now, 1)}` },
  // Letters hold phones and names, so they go when nobody can need them any more.
  { table: outbox, gone: sql`${outbox.dueAt} is null and ${outbox.createdAt} < ${daysBefore(now, 30)}` },
];

/** Deletes in small statements, so that the embedded database's one connection is soon free for others. */
async function deleteAll(db: Db, table: PgTable, gone: SQL): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid in (select ctid from ${table} where ${gone} limit ${BATCH})`,
    );
    if ((rowCount ?? 0) < BATCH) return;
  }
}

/** Deletes what is no longer needed, in the core and in the areas. */
export const sweep = (areas: readonly Area[]): Job => ({
  name: 'sweep',
  everyMs: 10 * 60_000,
  async run({ db, now }) {
    const at = now();
    const rows = [...expired(at), ...areas.flatMap(area => area.expired?.(at) ?? [])];
    for (const { table, gone } of rows) await deleteAll(db, table, gone);
  },
});
