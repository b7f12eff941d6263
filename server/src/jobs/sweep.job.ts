import { draftLimits } from '@venue/sdk/drafts/model';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { attempt, captchaUsed, session } from '../areas/auth/auth.table.ts';
import { identityAttempt } from '../areas/auth/identity.table.ts';
import { oneTimeCode } from '../areas/codes/codes.table.ts';
import { draft } from '../areas/drafts/drafts.table.ts';
import { presence } from '../areas/presence/presence.table.ts';
import { idempotency, liveMessage, outbox } from '../core/db/core.table.ts';
import type { Db } from '../core/db/database.ts';
import type { Job } from './job.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const BATCH = 2_000;

/** What is kept for how long. Nothing relies on the sweeping: every reader looks at the times itself. */
const kept = (now: Date): readonly { table: PgTable; gone: SQL }[] => {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return [
    { table: idempotency, gone: sql`${idempotency.createdAt} < ${before(DAY)}` },
    { table: liveMessage, gone: sql`${liveMessage.createdAt} < ${before(DAY)}` },
    { table: attempt, gone: sql`${attempt.at} < ${before(DAY)}` },
    // An attempt that came back holds a name and a phone until it is swapped.
    { table: identityAttempt, gone: sql`${identityAttempt.expiresAt} < ${now}` },
    { table: captchaUsed, gone: sql`${captchaUsed.expiresAt} < ${now}` },
    { table: presence, gone: sql`${presence.expiresAt} < ${now}` },
    { table: draft, gone: sql`${draft.savedAt} < ${before(draftLimits.days * DAY)}` },
    { table: oneTimeCode, gone: sql`${oneTimeCode.expiresAt} < ${before(DAY)}` },
    { table: session, gone: sql`least(${session.expiresAt}, ${session.revokedAt}) < ${before(7 * DAY)}` },
    // Letters hold phones and names, so they go when nobody can need them any more.
    { table: outbox, gone: sql`${outbox.dueAt} is null and ${outbox.createdAt} < ${before(30 * DAY)}` },
  ];
};

/** Deletes in small statements, so that the embedded database's one connection is soon free for others. */
async function deleteAll(db: Db, table: PgTable, gone: SQL): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid in (select ctid from ${table} where ${gone} limit ${BATCH})`,
    );
    if ((rowCount ?? 0) < BATCH) return;
  }
}

/** Deletes what is no longer needed. */
export const sweep: Job = {
  name: 'sweep',
  everyMs: 10 * 60_000,
  async run({ db, now }) {
    for (const { table, gone } of kept(now())) await deleteAll(db, table, gone);
  },
};
