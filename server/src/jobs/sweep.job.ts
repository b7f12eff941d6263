import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Area } from '../area/area.ts';
import { type ExpiredRows, hasExpired } from '../area/expiredRows.ts';
import type { Config } from '../config.ts';
import { attempt, audit, idempotency, liveMessage, outbox } from '../core/db/core.table.ts';
import type { Db } from '../core/db/database.ts';
import type { Job } from './job.ts';

const BATCH = 2_000;

/** The rows that expire in the core. */
const ofCore = (config: Pick<Config, 'auditYears'>): readonly ExpiredRows[] => [
  { table: idempotency, since: idempotency.createdAt, days: 1, because: 'a write is repeated within minutes' },
  {
    table: liveMessage,
    since: liveMessage.createdAt,
    days: 1,
    because: 'a reader who was away for longer reads everything anew',
  },
  { table: attempt, since: attempt.at, days: 1, because: 'no limit counts attempts of more than a day' },
  {
    table: outbox,
    since: outbox.createdAt,
    days: 30,
    only: sql`${outbox.dueAt} is null`,
    because: 'messages hold phones and names, and nobody asks about older ones',
  },
  {
    table: audit,
    since: audit.at,
    days: Math.ceil(config.auditYears * 365.25),
    because:
      'it explains who changed accounting documents, which are kept for five years after their year (art. 29 of 402-FZ); the setting `AUDIT_YEARS`',
  },
];

/** All rows that expire. */
export const expiredRowsOf = (areas: readonly Area[], config: Pick<Config, 'auditYears'>): readonly ExpiredRows[] => [
  ...ofCore(config),
  ...areas.flatMap(area => area.expired ?? []),
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
  async run({ db, now, config }) {
    const at = now();
    for (const rows of expiredRowsOf(areas, config)) await deleteAll(db, rows.table, hasExpired(rows, at));
  },
});
