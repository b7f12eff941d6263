import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure, recordsChanged } from '@venue/sdk';
import { causesOf } from '../causes.ts';
import type { Context } from '../context.ts';
import type { ErrorLog } from '../errorLog.ts';
import { publish, toTopic, writeMessages } from '../publish.ts';
import { afterCommit, openRegister, type Registered, registerOf } from './afterCommit.ts';
import type { Db, Deciding } from './database.ts';
import { Repeated, replayOf, takingKey } from './idempotency.ts';
import { sqlState } from './sqlState.ts';

const RETRIES = 4;

/** Name of the unique index or constraint an insert broke. */
export function brokenConstraint(error: unknown): string | undefined {
  for (const each of causesOf(error)) {
    const name = 'constraint' in each ? each.constraint : undefined;
    if (typeof name === 'string') return name;
  }
  return undefined;
}

// Serialization failure and deadlock: the whole transaction may be tried again.
const passing = new Set(['40001', '40P01']);

type Work<T> = (tx: Db) => Promise<T> | T;

/**
 * Runs work in a transaction, and again with jitter after a conflict with another one: the only way to begin a
 * transaction. Within it, `publish`, `afterCommit` and `onRollback` register what happens at its end. Nested, it is a
 * savepoint, and what it registers happens at the end of the outer transaction.
 */
export async function inTransaction<T>(db: Deciding, work: Work<T>, log: ErrorLog = console): Promise<T> {
  if (registerOf(db)) return attempt(db, work, log);
  for (let tried = 0; ; tried++) {
    try {
      return await attempt(db, work, log);
    } catch (error) {
      const state = sqlState(error);
      if (state === undefined || !passing.has(state)) throw error;
      if (tried >= RETRIES) throw new ApiFailure('unavailable', { retryAfter: 1 });
      await pause(Math.random() * 20 * 2 ** tried);
    }
  }
}

async function attempt<T>(db: Db, work: Work<T>, log: ErrorLog): Promise<T> {
  const outer = registerOf(db);
  const own: Registered = { messages: [], afterCommit: [], onRollback: [] };
  let isDone = false;
  let result: T;
  try {
    result = await db.transaction(async tx => {
      openRegister(tx, own);
      const answer = await work(tx);
      if (!outer) await writeMessages(tx, own.messages);
      isDone = true;
      return answer;
    });
  } catch (error) {
    // If the connection was lost during the commit, its outcome is unknown: a superfluous file is better than a record
    // without its file.
    if (!isDone || sqlState(error) !== undefined) await runAll(db, own.onRollback, log);
    throw error;
  }
  if (outer) {
    outer.messages.push(...own.messages);
    outer.afterCommit.push(...own.afterCommit);
    outer.onRollback.push(...own.onRollback);
  } else await runAll(db, own.afterCommit, log);
  return result;
}

async function runAll(db: Db, tasks: Registered['afterCommit'], log: ErrorLog): Promise<void> {
  for (const task of tasks) {
    try {
      await task(db);
    } catch (err) {
      log.error({ err }, 'work at the end of a transaction failed');
    }
  }
}

/**
 * The only way a route changes anything. If the caller sent an idempotency key, it is taken in the same transaction, so
 * that a repeat of the call finds either all of it or nothing. After the commit the workers look for
 * messages and letters to send. What staff changed is published to their colleagues, whose screens then fetch it again.
 */
export function transact<T>(context: Context, work: Work<T>): Promise<T> {
  const { now, staleTags, ports } = context;
  return commit(context, async tx => {
    afterCommit(tx, ports.nudge);
    const answer = await work(tx);
    if (staleTags.length > 0) publish(tx, now, [toTopic(recordsChanged, 'staff', { tags: [...staleTags] })]);
    return answer;
  });
}

async function commit<T>(context: Context, work: Work<T>): Promise<T> {
  const { idempotency: claim } = context;
  try {
    const result = await inTransaction(context.db, tx => takingKey(tx, context, work), context.log);
    if (claim?.request && !claim.request.isTaken) Object.assign(claim.request, { isTaken: true, stored: result });
    return result;
  } catch (error) {
    // Of a whole request, `once` replies to the repeat; work with a key of its own returns what was stored with it.
    if (!(error instanceof Repeated) || claim?.request) throw error;
    const replay = await replayOf(context);
    if (!replay) throw new ApiFailure('unavailable', { retryAfter: 1 });
    return replay.reply as T;
  }
}
