import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { outbox } from '../core/db/core.table.ts';
import type { Db } from '../core/db/database.ts';
import type { Job, JobContext } from './job.ts';

const BATCH = 20;
const MOST_ATTEMPTS = 10;
/** A letter claimed by a server that died is claimed again after this long. */
const LEASE_MS = 2 * 60_000;
const HOUR_MS = 60 * 60_000;

type Claimed = typeof outbox.$inferSelect;

/** Milliseconds until the next try: 10 s, 20 s, 40 s … 1 h. */
const waitBeforeTry = (attempts: number): number => Math.min(HOUR_MS, 10_000 * 2 ** (attempts - 1));

/**
 * Claims letters that are due. The claim is a short statement of its own: nothing is locked while a slow gateway is
 * called, and a second server skips what this one claimed.
 */
async function claim(db: Db, now: Date): Promise<Claimed[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.dueAt, now), lt(outbox.attempts, MOST_ATTEMPTS)))
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
  const { id, kind, recipient, subject, body, attempts } = letter;
  try {
    await ports.messages.send({ kind, to: recipient, subject, text: body });
    await db.update(outbox).set({ sentAt: now(), dueAt: null, lastError: null }).where(eq(outbox.id, id));
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const givenUp = attempts >= MOST_ATTEMPTS;
    const dueAt = givenUp ? null : new Date(now().getTime() + waitBeforeTry(attempts));
    await db.update(outbox).set({ dueAt, lastError }).where(eq(outbox.id, id));
    log[givenUp ? 'error' : 'warn']({ letter: id, attempts }, givenUp ? 'letter given up' : 'letter not sent yet');
  }
}

/** Sends SMS and letters, each at least once. */
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
