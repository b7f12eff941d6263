import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure } from '@venue/sdk';
import { recordsChanged } from '@venue/sdk/pending/admin';
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../context.ts';
import { announce, onTopic } from '../publish.ts';
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
 * transaction, so that a repeat of the call finds either all of it or nothing. After the commit the workers are
 * told that there may be messages and letters to send. What staff changed is said to their colleagues, whose screens
 * then read it anew.
 */
export async function transact<T>(scope: Scope, work: (tx: Db) => Promise<T>): Promise<T> {
  const { now, tells } = scope;
  const reply = await commit(scope, async tx => {
    const answer = await work(tx);
    if (tells.length > 0) await announce(tx, now, [onTopic(recordsChanged, 'staff', { tags: [...tells] })]);
    return answer;
  });
  scope.ports.nudge();
  return reply;
}

async function commit<T>(scope: Scope, work: (tx: Db) => Promise<T>): Promise<T> {
  const { once, actor } = scope;
  if (!once || !actor) return inTransaction(scope.db, work);
  const row = { userId: actor.userId, callId: once.callId, key: once.key };
  try {
    return await inTransaction(scope.db, async tx => {
      const claimed = await tx
        .insert(idempotency)
        .values({ ...row, bodyHash: once.bodyHash, createdAt: scope.now })
        .onConflictDoNothing()
        .returning({ key: idempotency.key });
      if (claimed.length === 0) throw new Repeated();
      const reply = await work(tx);
      await tx.update(idempotency).set({ reply }).where(whose(row));
      return reply;
    });
  } catch (error) {
    if (!(error instanceof Repeated)) throw error;
    const replay = await replayOf(scope);
    if (!replay) throw new ApiFailure('conflict');
    return replay.reply as T;
  }
}

/** A repeat that arrived while the first was still at work. */
class Repeated extends Error {}

/** The reply of an earlier call with the same key; a key used for something else is refused. */
export async function replayOf({ db, once, actor }: Scope): Promise<{ reply: unknown } | undefined> {
  if (!once || !actor) return undefined;
  const [kept] = await db
    .select({ bodyHash: idempotency.bodyHash, reply: idempotency.reply })
    .from(idempotency)
    .where(whose({ userId: actor.userId, callId: once.callId, key: once.key }));
  if (!kept) return undefined;
  if (kept.bodyHash !== once.bodyHash) throw new ApiFailure('conflict');
  return { reply: kept.reply };
}

const whose = (row: { userId: number; callId: string; key: string }) =>
  and(eq(idempotency.userId, row.userId), eq(idempotency.callId, row.callId), eq(idempotency.key, row.key));
