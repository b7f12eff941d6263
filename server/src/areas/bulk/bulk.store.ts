import { and, eq, sql } from 'drizzle-orm';
import { idempotency } from '../../core/core.table.ts';
import type { Db } from '../../core/database.ts';

interface Kept {
  readonly userId: number;
  readonly callId: string;
  /** What their keys begin with. */
  readonly prefix: string;
}

/** What became of records so far, by the key of each: null where the action was taken, else why it was not. */
export async function outcomesOf(
  db: Db,
  { userId, callId, prefix }: Kept,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .select({ key: idempotency.key, skipped: sql<string | null>`${idempotency.reply} ->> 'skipped'` })
    .from(idempotency)
    .where(
      and(
        eq(idempotency.userId, userId),
        eq(idempotency.callId, callId),
        sql`starts_with(${idempotency.key}, ${prefix})`,
      ),
    );
  return new Map(rows.map(({ key, skipped }) => [key, skipped]));
}
