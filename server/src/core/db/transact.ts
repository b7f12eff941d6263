import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure } from '@venue/sdk';
import { recordsChanged } from '@venue/sdk/pending/admin';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { publish, toTopic } from '../publish.ts';
import { idempotency } from './core.table.ts';
import type { Db } from './database.ts';

const RETRIES = 4;

/** The SQLSTATE of a database error, wherever drizzle put it. */
function sqlState(error: unknown): string | undefined {
  for (let each = error; typeof each === 'object' && each !== null; each = (each as { cause?: unknown }).cause) {
    const code = (each as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Name of the unique index or constraint an insert broke. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let each = error; typeof each === 'object' && each !== null; each = (each as { cause?: unknown }).cause) {
    const name = (each as { constraint?: unknown }).constraint;
    if (typeof name === 'string') return name;
  }
  return undefined;
}

// Serialization failure and deadlock: the whole transaction may be tried again.
const passing = new Set(['40001', '40P01']);

/** Runs work in a transaction, again with jitter when it collided with another. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await db.transaction(tx => work(tx));
    } catch (error) {
      const state = sqlState(error);
      if (state === undefined || !passing.has(state)) throw error;
      if (tried >= RETRIES) throw new ApiFailure('unavailable', { retryAfter: 1 });
      await pause(Math.random() * 20 * 2 ** tried);
    }
  }
}

/**
 * The only way a route changes anything. When the caller sent an idempotency key, the reply is kept in the same
 * transaction, so that a repeat of the call finds either all of it or nothing. After the commit the workers
 * look for messages and letters to send. What staff changed is published to their colleagues, whose screens then fetch
 * it again.
 */
export async function transact<T>(context: Context, work: (tx: Db) => Promise<T>): Promise<T> {
  const { now, staleTags } = context;
  const reply = await commit(context, async tx => {
    const answer = await work(tx);
    if (staleTags.length > 0) await publish(tx, now, [toTopic(recordsChanged, 'staff', { tags: [...staleTags] })]);
    return answer;
  });
  context.ports.nudge();
  return reply;
}

async function commit<T>(context: Context, work: (tx: Db) => Promise<T>): Promise<T> {
  const { idempotency: claim, actor } = context;
  if (!claim || !actor) return inTransaction(context.db, work);
  const row = { userId: actor.userId, callId: claim.callId, key: claim.key };
  try {
    return await inTransaction(context.db, async tx => {
      const claimed = await tx
        .insert(idempotency)
        .values({ ...row, bodyHash: claim.bodyHash, createdAt: context.now })
        .onConflictDoNothing()
        .returning({ key: idempotency.key });
      if (claimed.length === 0) throw new Repeated();
      const reply = await work(tx);
      await tx.update(idempotency).set({ reply }).where(whose(row));
      return reply;
    });
  } catch (error) {
    if (!(error instanceof Repeated)) throw error;
    const replay = await replayOf(context);
    if (!replay) throw new ApiFailure('unavailable', { retryAfter: 1 });
    return replay.reply as T;
  }
}

/** A repeat that arrived while the first was still at work. */
class Repeated extends Error {}

/** The reply of an earlier call with the same key; a key used for something else is refused. */
export async function replayOf({ db, idempotency: claim, actor }: Context): Promise<{ reply: unknown } | undefined> {
  if (!claim || !actor) return undefined;
  const [kept] = await db
    .select({ bodyHash: idempotency.bodyHash, reply: idempotency.reply })
    .from(idempotency)
    .where(whose({ userId: actor.userId, callId: claim.callId, key: claim.key }));
  if (!kept) return undefined;
  if (kept.bodyHash !== claim.bodyHash) throw new ApiFailure('key_reused');
  return { reply: kept.reply };
}

const whose = (row: { userId: number; callId: string; key: string }) =>
  and(eq(idempotency.userId, row.userId), eq(idempotency.callId, row.callId), eq(idempotency.key, row.key));
