import { addDays, dayOf } from '@venue/sdk';
import { and, asc, eq, inArray, lte, max, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import type { StatementLine } from '../../ports/payments/payments.ts';
import { statementDay, statementLine } from './receipts.table.ts';

export type StatementDayRow = typeof statementDay.$inferSelect;

/** How many past days are read when a provider's books are read for the first time. */
const FIRST_DAYS = 7;
const LEASE_MS = 60_000;

/** Adds every day until today for reading, including days on which no server ran. */
export async function addDaysUntil(db: Db, provider: string, now: Date): Promise<void> {
  const today = dayOf(now);
  const [{ last = null } = {}] = await db
    .select({ last: max(statementDay.day) })
    .from(statementDay)
    .where(eq(statementDay.provider, provider));
  const days: string[] = [];
  for (let day = last === null ? addDays(today, -FIRST_DAYS) : addDays(last, 1); day <= today; day = addDays(day, 1))
    days.push(day);
  if (days.length === 0) return;
  await db
    .insert(statementDay)
    .values(days.map(day => ({ provider, day, dueAt: now, requestedAt: now })))
    .onConflictDoNothing();
}

const ofDay = ({ provider, day }: Pick<StatementDayRow, 'provider' | 'day'>) =>
  and(eq(statementDay.provider, provider), eq(statementDay.day, day));

/** Claims the days that are due for reading. */
export function claimDays(db: Db, provider: string, now: Date) {
  const due = db
    .select({ day: statementDay.day })
    .from(statementDay)
    .where(and(eq(statementDay.provider, provider), lte(statementDay.dueAt, now)))
    .orderBy(asc(statementDay.dueAt))
    .limit(20)
    .for('update', { skipLocked: true });
  return db
    .update(statementDay)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(statementDay.provider, provider), inArray(statementDay.day, due)))
    .returning();
}

/** Saves the lines of the provider's books for a day, and when to read it again. */
export async function writeStatement(
  tx: Db,
  read: StatementDayRow,
  lines: readonly StatementLine[],
  { readAt, dueAt }: { readAt: Date; dueAt: Date | null },
): Promise<void> {
  const { provider } = read;
  if (lines.length > 0)
    await tx
      .insert(statementLine)
      .values(lines.map(({ id: providerId, ...line }) => ({ ...line, provider, providerId })))
      .onConflictDoUpdate({
        target: [statementLine.provider, statementLine.kind, statementLine.providerId],
        set: { sum: sql`excluded.sum`, at: sql`excluded.at`, refundKey: sql`excluded.refund_key` },
      });
  await tx.update(statementDay).set({ readAt, dueAt, requestedAt: readAt }).where(ofDay(read));
}

export const readAgainAt = (db: Db, read: StatementDayRow, dueAt: Date) =>
  db.update(statementDay).set({ dueAt }).where(ofDay(read));

/**
 * Schedules a day of these providers for reading at once, and the day before, whose books may have money that came at midnight. Returns
 * whether the day is known.
 */
export async function readNow(tx: Db, providers: readonly string[], day: string, now: Date): Promise<boolean> {
  const days = await tx
    .update(statementDay)
    .set({ dueAt: now, requestedAt: now })
    .where(and(inArray(statementDay.provider, [...providers]), inArray(statementDay.day, [day, addDays(day, -1)])))
    .returning({ day: statementDay.day });
  return days.some(each => each.day === day);
}
