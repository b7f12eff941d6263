import { recordsChanged } from '@venue/sdk';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Area } from '../area/area.ts';
import { outbox } from '../core/db/core.table.ts';
import type { Db } from '../core/db/database.ts';
import { brokenConstraint, inTransaction } from '../core/db/transact.ts';
import { counter } from '../core/metrics.ts';
import { isByMachine } from '../core/notice.ts';
import { noticeOf } from '../core/notices.ts';
import { dropLetterFiles, filesOfLetter, messageKey } from '../core/outbox.ts';
import { publish, toTopic } from '../core/publish.ts';
import { hasReturnPaths, returnPathOf } from '../core/returnPath.ts';
import { NOBODY, Refused, Undeliverable } from '../ports/messages/messages.ts';
import type { Job, JobContext } from './job.ts';
import { nextTry } from './nextTry.ts';
import { FIRST_REPORT_MS, LETTER_REPORT_MS } from './reports.job.ts';

const outcomes = counter('messages_total', 'tries to send a message, by kind and outcome.', ['kind', 'outcome']);

const BATCH = 20;
/** A letter claimed by a server that died is claimed again after this long. */
const LEASE_MS = 2 * 60_000;

const whatStays = { body: sql`coalesce(${outbox.keptBody}, ${outbox.body})`, html: null, leave: null, replyTo: null };

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

/** Why a try failed, in Russian. */
function reasonOf(error: unknown): string {
  // guard: reports.test.ts
  if (brokenConstraint(error) === 'outbox_reference') return 'Шлюз ответил номером другого сообщения';
  return error instanceof Error ? error.message : String(error);
}

type Unreachable = NonNullable<Area['unreachable']>;

/** Sends a letter, or sets when it is tried again; returns whether the list of unsent letters has changed for staff. */
async function deliver(
  { db, ports, config, now, log }: JobContext,
  letter: Claimed,
  unreachable: readonly Unreachable[],
): Promise<boolean> {
  const { id, event, kind, recipient: to, subject, body: text, attempts, createdAt, uselessAt } = letter;
  const waited = letter.lastError !== null;
  if (uselessAt && uselessAt <= now()) {
    await db
      .update(outbox)
      .set({ dueAt: null, ...whatStays })
      .where(eq(outbox.id, id));
    await dropLetterFiles(db, id);
    outcomes.inc({ kind, outcome: 'too late' });
    log.warn({ letter: id, attempts }, 'letter not sent while it was of use');
    return waited;
  }
  try {
    const files = kind === 'mail' ? await filesOfLetter(db, id) : [];
    const { html, leave, replyTo } = letter;
    const isAutomatic = isByMachine(noticeOf(event));
    const formatted = { html, leave, replyTo, isAutomatic, files };
    const end = await ports.messages.send({
      ...{ kind, to, subject, text, ...formatted, key: messageKey(letter), isRepeat: attempts > 1 },
      triedBy: letter.gateway,
      ...(kind === 'mail' ? { returnPath: returnPathOf(config, letter) } : {}),
      beforeTry: async gateway => void (await db.update(outbox).set({ gateway }).where(eq(outbox.id, id))),
    });
    const sentAt = now();
    // A letter that may come back goes anew as it was; a code or a link is removed at once.
    const mayReturn = end === 'left' && kind === 'mail' && hasReturnPaths(config);
    const isKept = end === 'shown' || (mayReturn && letter.keptBody === null);
    const waitMs = mayReturn ? LETTER_REPORT_MS : FIRST_REPORT_MS;
    await db
      .update(outbox)
      .set({
        ...{ sentAt, dueAt: null, lastError: null },
        ...(isKept ? {} : whatStays),
        ...(typeof end === 'string' ? {} : end),
        ...(typeof end !== 'string' || mayReturn ? { reportDueAt: new Date(sentAt.getTime() + waitMs) } : {}),
      })
      .where(eq(outbox.id, id));
    // guard: server/src/areas/papers/mail/papers.mail.test.ts
    if (!isKept) await dropLetterFiles(db, id);
    outcomes.inc({ kind, outcome: 'sent' });
    return waited;
  } catch (error) {
    const lastError = reasonOf(error).slice(0, 500);
    const isOver = error instanceof Undeliverable;
    await inTransaction(
      db,
      async tx => {
        // guard: jobs.test.ts, server/src/areas/unsent/unsent.test.ts
        await tx
          .update(outbox)
          .set({
            lastError,
            // guard: reports.test.ts
            ...(error instanceof Refused ? { gateway: NOBODY } : {}),
            ...(isOver ? { dueAt: null, refusedAt: now(), ...whatStays } : { dueAt: nextTry(createdAt, now()) }),
          })
          // Meanwhile another worker may have sent it while this one hung longer than its lease, or staff dropped it.
          .where(and(eq(outbox.id, id), isNull(outbox.sentAt), isNull(outbox.droppedAt)));
        // guard: server/src/areas/mailing/bounces/mailing.bounces.test.ts
        if (isOver && kind === 'mail') for (const each of unreachable) await each(tx, to, now());
      },
      log,
    );
    outcomes.inc({ kind, outcome: isOver ? 'refused' : 'failed' });
    log.warn({ letter: id, attempts }, isOver ? 'letter cannot be delivered' : 'letter not sent yet');
    return true;
  }
}

/** Sends SMS and letters, each at least once, as long as anybody needs them and they can be delivered. */
export const sendOutbox = (areas: readonly Area[]): Job => ({
  name: 'outbox.send',
  everyMs: 2_000,
  onNudge: true,
  async run(context) {
    const { db, now, log } = context;
    const unreachable = areas.flatMap(area => area.unreachable ?? []);
    const tellStaff = async (tx: Db) => publish(tx, now(), [toTopic(recordsChanged, 'staff', { tags: ['unsent'] })]);
    for (;;) {
      const letters = await claim(db, now());
      const changes = await Promise.all(letters.map(letter => deliver(context, letter, unreachable)));
      if (changes.includes(true)) await inTransaction(db, tellStaff, log);
      if (letters.length < BATCH) return;
    }
  },
});
