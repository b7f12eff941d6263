import { and, eq, inArray, isNotNull, lte, type Placeholder } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { payment } from '../../payments/payments.table.ts';
import { whole } from '../bookings.store.ts';
import { booking, roomSlot } from '../bookings.table.ts';
import { type BookingMoveRow, bookingMove } from './bookings.move.table.ts';

export type { BookingMoveRow } from './bookings.move.table.ts';

/** Writes a move down, in place of an earlier one of the same booking. */
export async function putMove(tx: Db, values: typeof bookingMove.$inferInsert): Promise<void> {
  await tx.insert(bookingMove).values(values).onConflictDoUpdate({ target: bookingMove.bookingId, set: values });
}

export async function moveOf(db: Db, bookingId: number): Promise<BookingMoveRow | undefined> {
  const [row] = await db.select().from(bookingMove).where(eq(bookingMove.bookingId, bookingId));
  return row;
}

/** The moves that wait for money, by booking. */
export async function openMoves(db: Db, bookingIds: readonly number[]): Promise<Map<number, BookingMoveRow>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bookingMove)
    .where(and(inArray(bookingMove.bookingId, [...bookingIds]), eq(bookingMove.state, 'open')));
  return new Map(rows.map(row => [row.bookingId, row]));
}

export const changeMove = (tx: Db, bookingId: number, values: Partial<Pick<BookingMoveRow, 'state' | 'expiresAt'>>) =>
  tx.update(bookingMove).set(values).where(eq(bookingMove.bookingId, bookingId));

/** Deletes a move that has taken place. */
export const removeMove = (tx: Db, bookingId: number) =>
  tx.delete(bookingMove).where(eq(bookingMove.bookingId, bookingId));

/** Frees the hours held for a move; the hours of the booking itself have no `expiresAt`. */
export async function freeHeld(tx: Db, bookingId: number): Promise<Date[]> {
  const freed = await tx
    .delete(roomSlot)
    .where(and(eq(roomSlot.bookingId, bookingId), isNotNull(roomSlot.expiresAt)))
    .returning({ startsAt: roomSlot.startsAt, hallId: roomSlot.hallId });
  return freed.filter(({ hallId }) => hallId === null).map(({ startsAt }) => startsAt);
}

export const moveEnded = (now: Date | Placeholder) =>
  and(eq(bookingMove.state, 'open'), lte(bookingMove.expiresAt, now));

/** Bookings with a move whose time has run out, locked, and skipped by other workers. */
export const expiredMoves = (tx: Db, now: Date) =>
  tx
    .select(whole)
    .from(bookingMove)
    .innerJoin(booking, eq(booking.id, bookingMove.bookingId))
    .where(moveEnded(now))
    .limit(50)
    .for('update', { of: booking, skipLocked: true });

/** Open payments of expired moves; their money may still arrive. */
export const paymentsOfExpiredMoves = (db: Db, now: Date | Placeholder) =>
  db
    .select({ provider: payment.provider, providerId: payment.providerId })
    .from(payment)
    .innerJoin(bookingMove, eq(bookingMove.bookingId, payment.bookingId))
    .where(and(eq(payment.status, 'pending'), moveEnded(now)))
    .limit(50);
