import { sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';

// Deposits belong to an area above this one, so their table is named here without being imported.

/** The deposit of a booking: what confirms it, and what is owed once it is paid (null until then). */
export interface BookingDeposit {
  readonly sum: number;
  readonly rest: number | null;
  readonly dueAt: string;
}

/** The deposit of a booking, as a column. Its names are qualified, because drizzle qualifies none in one table. */
export const bookingDeposit = sql<BookingDeposit | null>`(
  select json_build_object('sum', own.sum, 'rest', own.rest, 'dueAt', own.due_at)
  from deposit own where own.booking_id = booking.id)`;

interface OfBooking {
  readonly price: number;
  readonly deposit: BookingDeposit | null;
}

/** What is owed of a booking whose deposit was paid. */
export const restOf = ({ deposit }: Pick<OfBooking, 'deposit'>): number => deposit?.rest ?? 0;

/**
 * What another price of a paid booking changes: what is due at once, what goes back, and what is owed less. What is owed
 * goes down before any money goes back.
 */
export function differenceOf(row: OfBooking, price: number, paid: number) {
  const more = price - paid - restOf(row);
  // guard: server/src/areas/deposits/deposits.test.ts
  const lower = Math.min(restOf(row), Math.max(0, -more));
  return { due: Math.max(0, more), back: Math.max(0, -more) - lower, lower };
}

/** Saves that a deposit was paid, and what is owed from now on; the caller holds the lock of the booking. */
export const startRest = (tx: Db, bookingId: number, rest: number, now: Date) =>
  tx.execute(sql`
    update deposit set rest = ${rest}, paid_at = ${now.toISOString()}::timestamptz,
      remind_at = rest_reminder(due_at, ${now.toISOString()}::timestamptz)
    where booking_id = ${bookingId} and rest is null`);

/** Takes a part off what is owed, because it was paid or the price is lower; the caller holds the lock of the booking. */
export const lowerRest = (tx: Db, bookingId: number, sum: number) =>
  tx.execute(sql`
    update deposit set rest = rest - ${sum}, remind_at = case when rest > ${sum} then remind_at end
    where booking_id = ${bookingId} and rest is not null`);
