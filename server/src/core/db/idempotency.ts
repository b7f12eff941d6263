import { setTimeout as pause } from 'node:timers/promises';
import { type AnyCall, ApiFailure } from '@venue/sdk';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { currentSpan } from '../traces.ts';
import { idempotency } from './core.table.ts';
import type { Db } from './database.ts';

/** Characters of the longest reply that is stored; a repeat of a call with a longer one is `reply_lost`. */
export const LONGEST_REPLY = 64_000;

/** Stored in place of a longer one; no call replies with it. */
const TOO_LONG = 'too long';

/** How long a repeat waits for the reply of a request that has written already. */
const PATIENCE = { times: 20, ms: 100 };

/** Milliseconds after which a request that took a key is no longer at work. */
const LONGEST_WORK = 60_000;

/** Another request has taken the key. */
export class Repeated extends Error {}

/** The claim of whoever is signed in. The replies of others must not be found by a key alone. */
const claimOf = ({ idempotency: claim, actor }: Pick<Context, 'idempotency' | 'actor'>) =>
  claim && actor ? { userId: actor.userId, ...claim } : undefined;

interface Earlier {
  readonly reply: unknown;
  readonly at: Date;
}

type Row = { readonly userId: number; readonly callId: string; readonly key: string };

// guard: transact.test.ts, server/src/core/http/mount.test.ts
const whose = (row: Row) =>
  // guard: transact.test.ts, server/src/core/http/mount.test.ts
  and(eq(idempotency.userId, row.userId), eq(idempotency.callId, row.callId), eq(idempotency.key, row.key));

/**
 * Does the work of a request once for all requests of this person with this key, and returns to the others what the
 * first one returned. What is refused leaves the key free.
 */
export async function once<T>(context: Context, run: () => Promise<T>): Promise<T> {
  const { idempotency: claim } = context;
  if (!claim?.request || !claimOf(context)) return run();
  const earlier = await replayOf(context);
  if (earlier) {
    currentSpan()?.set({ replayed: true });
    return fitting(context, claim.request.call, earlier) as Promise<T>;
  }
  try {
    const reply = await run();
    await keep(context, reply).catch(err => context.log.error({ err }, 'a reply was not stored under its key'));
    return reply;
  } catch (error) {
    if (error instanceof Repeated) return (await fitting(context, claim.request.call)) as T;
    // A refusal gives the key back. After an accident, what was committed must not be done again: a repeat is told that
    // the reply was lost.
    // guard: idempotency.test.ts
    if (error instanceof ApiFailure) await forget(context);
    throw error;
  }
}

/**
 * Takes the key in the transaction of the first work of a request, so that a crash leaves both or neither, with the
 * reply if that is what the work returns.
 */
export async function takingKey<T>(tx: Db, context: Context, work: (tx: Db) => Promise<T> | T): Promise<T> {
  const row = claimOf(context);
  // guard: idempotency.test.ts
  if (!row || row.request?.isTaken) return work(tx);
  const { userId, callId, key, bodyHash, request } = row;
  const inserted = await tx
    .insert(idempotency)
    .values({ userId, callId, key, bodyHash, createdAt: context.now })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  if (inserted.length === 0) throw new Repeated();
  const reply = await work(tx);
  // What is no reply of the call is not stored: it may say more than the caller may know.
  // guard: idempotency.test.ts
  if (!request || fits(request.call, reply))
    await tx
      .update(idempotency)
      .set({ reply: request ? bounded(reply) : reply })
      .where(whose(row));
  return reply;
}

/** What an earlier request with the same key stored; a key that was sent with another input is refused. */
export async function replayOf(context: Context): Promise<Earlier | undefined> {
  const row = claimOf(context);
  if (!row) return undefined;
  const [earlier] = await context.db
    .select({ bodyHash: idempotency.bodyHash, reply: idempotency.reply, at: idempotency.createdAt })
    .from(idempotency)
    .where(whose(row));
  if (!earlier) return undefined;
  // guard: transact.test.ts, server/src/core/http/mount.test.ts
  if (earlier.bodyHash !== row.bodyHash) throw new ApiFailure('key_reused');
  return earlier;
}

/** The stored reply, once it is what the call replies with; the first request may still be at work on it. */
async function fitting(context: Context, call: AnyCall, first?: Earlier): Promise<unknown> {
  let earlier = first ?? (await replayOf(context));
  for (let tried = 0; earlier && earlier.reply !== TOO_LONG && tried < PATIENCE.times; tried++) {
    // guard: idempotency.test.ts
    if (fits(call, earlier.reply)) return earlier.reply;
    await pause(PATIENCE.ms);
    earlier = await replayOf(context);
  }
  // The first one failed after all and has given the key back, or takes its time.
  // guard: idempotency.test.ts
  const isOpen =
    !earlier || (earlier.reply !== TOO_LONG && context.now.getTime() - earlier.at.getTime() < LONGEST_WORK);
  throw isOpen ? new ApiFailure('unavailable', { retryAfter: 1 }) : new ApiFailure('reply_lost');
}

/** Stores what the request replies with, unless it was stored with its work. */
async function keep(context: Context, reply: unknown): Promise<void> {
  const row = claimOf(context);
  if (!row?.request || row.request.goesOn) return;
  const { userId, callId, key, bodyHash, request } = row;
  if (!request.isTaken)
    await context.db
      .insert(idempotency)
      .values({ userId, callId, key, bodyHash, reply: bounded(reply), createdAt: context.now })
      .onConflictDoNothing();
  else if (request.stored !== reply)
    await context.db
      .update(idempotency)
      .set({ reply: bounded(reply) })
      .where(whose(row));
}

/** Gives the key back, so that a repeat of what failed is tried. */
async function forget(context: Context): Promise<void> {
  const row = claimOf(context);
  if (row?.request?.isTaken) await context.db.delete(idempotency).where(whose(row));
}

const fits = ({ reply }: AnyCall, value: unknown): boolean =>
  value !== null && value !== undefined && (reply as z.ZodMiniType).safeParse(value).success;

/** A reply as it is stored. */
function bounded(reply: unknown): unknown {
  // guard: idempotency.test.ts
  return JSON.stringify(reply ?? null).length > LONGEST_REPLY ? TOO_LONG : reply;
}
