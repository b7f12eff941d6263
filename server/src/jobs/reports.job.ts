import { recordsChanged } from '@venue/sdk';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { outbox } from '../core/db/core.table.ts';
import type { Db } from '../core/db/database.ts';
import { inTransaction } from '../core/db/transact.ts';
import { counter } from '../core/metrics.ts';
import { dropLetterFiles, messageKey } from '../core/outbox.ts';
import { publish, toTopic } from '../core/publish.ts';
import type { DeliveryReport } from '../ports/messages/messages.ts';
import type { Job, JobContext } from './job.ts';
import { nextTry } from './nextTry.ts';

const reports = counter('message_reports_total', 'what gateways said of messages they took.', ['gateway', 'state']);

const BATCH = 20;
const LEASE_MS = 2 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Operators try to deliver an SMS for a day or two. */
const PATIENCE_MS = 3 * DAY_MS;
/** Mail servers try for some days; most give up after five or before. */
export const LETTER_REPORT_MS = 5 * DAY_MS;
/** Most SMS arrive within seconds. */
export const FIRST_REPORT_MS = 60_000;

type Row = typeof outbox.$inferSelect;

/** Claims messages whose gateway is to be asked, by a short statement of its own. */
async function claim(db: Db, now: Date): Promise<Row[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.reportDueAt, now))
    .orderBy(asc(outbox.reportDueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ reportDueAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(outbox.id, due))
    .returning();
}

const whatBecame = (report: DeliveryReport, now: Date): Partial<Row> =>
  report.state === 'undelivered'
    ? { refusedAt: now, lastError: `Не\u00a0доставлено: ${report.reason}`, reportDueAt: null }
    : { deliveredAt: now, reportDueAt: null };

/** No report has come about a letter in time: it has arrived as far as is known, and nothing of it is sent anew. */
async function forget(db: Db, { id }: Row): Promise<false> {
  await db
    .update(outbox)
    .set({ reportDueAt: null, html: null, leave: null, replyTo: null })
    .where(and(eq(outbox.id, id), isNull(outbox.dueAt)));
  await dropLetterFiles(db, id);
  return false;
}

/** Asks the gateway about a message; returns whether it has not arrived and staff should see that. */
async function ask({ db, ports, now, log }: JobContext, row: Row): Promise<boolean> {
  const { id, recipient: to, gateway, reference, uselessAt } = row;
  if (row.kind === 'mail') return forget(db, row);
  const sentAt = row.sentAt ?? row.createdAt;
  const later = () =>
    now().getTime() - sentAt.getTime() < PATIENCE_MS ? nextTry(sentAt, now(), { leastMs: FIRST_REPORT_MS }) : null;
  try {
    const sent = { gateway: gateway ?? '', reference, to, key: messageKey(row) };
    const report = (await ports.messages.report?.(sent)) ?? ({ state: 'pending' } as const);
    const values = report.state === 'pending' ? { reportDueAt: later() } : whatBecame(report, now());
    const { rowCount } = await db
      .update(outbox)
      .set(values)
      // Meanwhile staff may have sent it anew, which is another message for the gateway.
      .where(and(eq(outbox.id, id), eq(outbox.resends, row.resends), isNull(outbox.refusedAt)));
    if (report.state !== 'pending') reports.inc({ gateway: gateway ?? '', state: report.state });
    return rowCount === 1 && report.state === 'undelivered' && (uselessAt === null || uselessAt > now());
  } catch (err) {
    log.warn({ err, letter: id }, 'a gateway did not say what became of a message');
    await db.update(outbox).set({ reportDueAt: later() }).where(eq(outbox.id, id));
    return false;
  }
}

/**
 * Asks gateways what became of the SMS they took, until they say so or three days have passed, and ends the wait for
 * reports about letters.
 */
export const askReports: Job = {
  name: 'outbox.reports',
  everyMs: 30_000,
  async run(context) {
    const { db, now, log } = context;
    const notifyStaff = async (tx: Db) => publish(tx, now(), [toTopic(recordsChanged, 'staff', { tags: ['unsent'] })]);
    for (;;) {
      const rows = await claim(db, now());
      const changes = await Promise.all(rows.map(row => ask(context, row)));
      if (changes.includes(true)) await inTransaction(db, notifyStaff, log);
      if (rows.length < BATCH) return;
    }
  },
};
