import { addDays, dayOf, momentOf } from '@venue/sdk';
import type { ReportCadenceId, ReportNameId } from '@venue/sdk/reports/model';
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { type ReportMailRow, reportMail } from './reports.table.ts';

/** The hour of the venue at which reports are mailed, when the day before is in the books. */
const MAIL_HOUR = 8;

/** The next time after a moment at which a report is mailed: a Monday, or the first of a month, in the morning. */
export function nextMail(cadence: ReportCadenceId, now: Date): Date {
  for (let day = dayOf(now); ; day = addDays(day, 1)) {
    const at = momentOf(day, MAIL_HOUR);
    const isDay = cadence === 'weekly' ? new Date(`${day}T12:00:00Z`).getUTCDay() === 1 : day.endsWith('-01');
    if (isDay && at > now) return at;
  }
}

export const mailsOf = (db: Db, userId: number): Promise<ReportMailRow[]> =>
  db.select().from(reportMail).where(eq(reportMail.userId, userId)).orderBy(asc(reportMail.report));

/** Writes down how a person wants a report mailed; another wish for it is replaced. */
export async function saveMail(tx: Db, row: ReportMailRow): Promise<void> {
  const { cadence, sendTo, dueAt } = row;
  await tx
    .insert(reportMail)
    .values(row)
    .onConflictDoUpdate({ target: [reportMail.userId, reportMail.report], set: { cadence, sendTo, dueAt } });
}

const ofPerson = (userId: number, report: ReportNameId) =>
  and(eq(reportMail.userId, userId), eq(reportMail.report, report));

/** Whether there was such a letter. */
export async function removeMail(tx: Db, userId: number, report: ReportNameId): Promise<boolean> {
  const rows = await tx.delete(reportMail).where(ofPerson(userId, report)).returning({ userId: reportMail.userId });
  return rows.length > 0;
}

/** The letters that are due, the oldest first. */
export const dueMails = (db: Db, now: Date): Promise<ReportMailRow[]> =>
  db
    .select()
    .from(reportMail)
    .where(lte(reportMail.dueAt, now))
    .orderBy(asc(reportMail.dueAt), asc(reportMail.userId), asc(reportMail.report));

/** A letter, locked, if it is still due and no other worker has it. */
export async function lockDueMail(
  tx: Db,
  { userId, report }: ReportMailRow,
  now: Date,
): Promise<ReportMailRow | undefined> {
  const [row] = await tx
    .select()
    .from(reportMail)
    .where(and(ofPerson(userId, report), lte(reportMail.dueAt, now)))
    .for('update', { skipLocked: true });
  return row;
}

export async function setDue(tx: Db, { userId, report }: ReportMailRow, dueAt: Date): Promise<void> {
  await tx.update(reportMail).set({ dueAt }).where(ofPerson(userId, report));
}

/** Members of staff whose confirmed address this is. */
export async function staffAt(db: Db, address: string): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(isNotNull(users.roleId), eq(users.emailActive, true), sql`lower(${users.email}) = ${address.toLowerCase()}`),
    );
  return rows.map(({ id }) => id);
}
