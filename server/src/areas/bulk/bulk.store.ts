import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idempotency } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';

/** What was done under one key of a person's. */
interface BulkCall {
  readonly userId: number;
  readonly callId: string;
  readonly key: string;
}

/** What became of a record. */
interface Outcome {
  /** Why it was not taken; null where it was. */
  readonly skipped: string | null;
  /** It was already in the requested state and was not changed. */
  readonly already: boolean;
  readonly at: Date;
}

/** The idempotency key of one record of a run. */
export const recordKey = (key: string, id: number): string => `${key}:${id}`;

/** The outcomes so far, by record id. */
export async function outcomesOf(db: Db, { userId, callId, key }: BulkCall): Promise<ReadonlyMap<number, Outcome>> {
  const prefix = `${key}:`;
  const rows = await db
    .select({
      key: idempotency.key,
      skipped: sql<string | null>`${idempotency.reply} ->> 'skipped'`,
      already: sql<boolean>`coalesce((${idempotency.reply} ->> 'already')::boolean, false)`,
      at: idempotency.createdAt,
    })
    .from(idempotency)
    .where(
      and(
        eq(idempotency.userId, userId),
        eq(idempotency.callId, callId),
        sql`starts_with(${idempotency.key}, ${prefix})`,
      ),
    );
  return new Map(rows.map(({ key: each, ...outcome }) => [Number(each.slice(prefix.length)), outcome]));
}

/** What a run is about: its action, the reason that was given, and the records that were chosen for it. */
const Plan = z.object({
  action: z.string(),
  // Plans stored by an earlier version have no reason.
  reason: z._default(z.string(), ''),
  records: z.array(z.object({ id: z.int(), title: z.string() })),
});
export type Plan = z.output<typeof Plan>;

/** The plan of a person's run; undefined once it is deleted. */
export async function planOf(db: Db, { userId, callId, key }: BulkCall): Promise<Plan | undefined> {
  // guard: bulk.undo.test.ts
  const [row] = await db
    .select({ reply: idempotency.reply })
    .from(idempotency)
    .where(and(eq(idempotency.userId, userId), eq(idempotency.callId, callId), eq(idempotency.key, key)));
  return row && z.parse(Plan, row.reply);
}

/** The last run of an action that a person began, by its key. */
export async function lastPlan(
  db: Db,
  { userId, callId, action }: { userId: number; callId: string; action: string },
): Promise<{ key: string; at: Date; plan: Plan } | undefined> {
  const [row] = await db
    .select({ key: idempotency.key, at: idempotency.createdAt, reply: idempotency.reply })
    .from(idempotency)
    .where(
      and(
        eq(idempotency.userId, userId),
        eq(idempotency.callId, callId),
        sql`${idempotency.reply} ->> 'action' = ${action}`,
      ),
    )
    .orderBy(desc(idempotency.createdAt), desc(idempotency.key))
    .limit(1);
  return row && { key: row.key, at: row.at, plan: z.parse(Plan, row.reply) };
}
