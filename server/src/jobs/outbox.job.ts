import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { outbox } from '../core/db/core.table.ts';
import type { Db } from '../core/db/database.ts';
import type { Job, JobContext } from './job.ts';
import { nextTry } from './nextTry.ts';

const BATCH = 20;
/** A letter claimed by a server that died is claimed again after this long. */
const LEASE_MS = 2 * 60_000;

const whatStays = sql`coalesce(${outbox.keptBody}, ${outbox.body})`;

type Claimed = typeof outbox.$inferSelect;

/**
 * Claims letters that are due. The claim is a short statement of its own: nothing is locked while a slow gateway is
 * called, and a second server skips what this one claimed.
 */
async function claim(db: Db, now: Date): Promise<Claimed[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.dueAt, now))
    .orderBy(asc(outbox.dueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}

async function deliver({ db, ports, now, log }: JobContext, letter: Claimed): Promise<void> {
  const { id, kind, recipient, subject, body, attempts, createdAt, uselessAt } = letter;
  if (uselessAt && uselessAt <= now()) {
    await db.update(outbox).set({ dueAt: null, body: whatStays }).where(eq(outbox.id, id));
    log.error({ letter: id, attempts }, 'letter not sent while it was of use');
    return;
  }
  try {
    const key = `${id}.${createdAt.getTime()}`;
    const end = await ports.messages.send({ kind, to: recipient, subject, text: body, key, isRepeat: attempts > 1 });
    await db
      .update(outbox)
      .set({ sentAt: now(), dueAt: null, lastError: null, ...(end === 'left' ? { body: whatStays } : {}) })
      .where(eq(outbox.id, id));
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await db
      .update(outbox)
      .set({ dueAt: nextTry(createdAt, now()), lastError })
      // Another worker may have sent it while this one hung longer than its lease.
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
    log.warn({ letter: id, attempts }, 'letter not sent yet');
  }
}

/** Sends SMS and letters, each at least once, as long as anybody needs them. */
export const sendOutbox: Job = {
  name: 'outbox.send',
  everyMs: 2_000,
  onNudge: true,
  async run(context) {
    for (;;) {
      const letters = await claim(context.db, context.now());
      await Promise.all(letters.map(letter => deliver(context, letter)));
      if (letters.length < BATCH) return;
    }
  },
};
