import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { PayableKind, Subject } from '../../area/payable.ts';
import type { Db } from '../../core/db/database.ts';
import { type PaymentRow, payment, paymentShare, type RefundRow, refund, subjectColumn } from './payments.table.ts';

// A payment is for one thing, or for several bookings that each have a share of it.

/** Payments of one thing. */
export const ofSubject = ({ kind, id }: Subject) => eq(payment[subjectColumn[kind]], id);

/** The payments with money for a thing: its own and, for a booking, those it shares with other bookings. */
export const forSubject = (subject: Subject) =>
  subject.kind === 'booking'
    ? sql`${payment.id} in (
        select own.id from ${payment} as own where own.booking_id = ${subject.id}
        union all select share.payment_id from ${paymentShare} as share where share.booking_id = ${subject.id})`
    : ofSubject(subject);

/** The share of this booking in a payment for several bookings. */
export const ofShare = ({ kind, id }: Subject) =>
  and(eq(paymentShare.paymentId, payment.id), kind === 'booking' ? eq(paymentShare.bookingId, id) : sql`false`);

/** Refunds that belong to a thing, among those of its payments: of a shared payment only the booking's own. */
export const ownRefunds = ({ kind, id }: Subject) =>
  kind === 'booking' ? or(isNull(refund.bookingId), eq(refund.bookingId, id)) : isNull(refund.bookingId);

/** What a refund is for: the paid thing, or one of several bookings. */
export function subjectOfRefund(row: PaymentRow, { bookingId }: Pick<RefundRow, 'bookingId'>) {
  const { kind, id } = subjectOf(row);
  if (kind !== 'bookingGroup') return { kind, id };
  if (bookingId === null) throw new Error(`a refund of payment ${row.id} is of none of its bookings`);
  return { kind: 'booking' as const, id: bookingId };
}

/** What a payment is for. */
export function subjectOf(row: PaymentRow): Subject {
  for (const kind of Object.keys(subjectColumn) as PayableKind[]) {
    const id = row[subjectColumn[kind]];
    if (id !== null) return { kind, id };
  }
  throw new Error(`payment ${row.id} is for nothing`);
}

/** Saves the shares of several bookings in a payment. */
export const addShares = (tx: Db, shares: readonly (typeof paymentShare.$inferInsert)[]) =>
  tx
    .insert(paymentShare)
    .values([...shares])
    .onConflictDoNothing();

export const sharesOf = (tx: Db, paymentId: number) =>
  tx.select().from(paymentShare).where(eq(paymentShare.paymentId, paymentId)).orderBy(asc(paymentShare.bookingId));

/** Removes the shares of a payment whose money is for none of its bookings, so that it is refunded in full. */
export const dropShares = (tx: Db, paymentId: number) =>
  tx.delete(paymentShare).where(eq(paymentShare.paymentId, paymentId));

/** What an organisation pays for a booking after the month; the table belongs to an area above this one. */
export async function chargedFor(db: Db, { kind, id }: Subject): Promise<number> {
  if (kind !== 'booking') return 0;
  const { rows } = await db.execute(sql`
    select sum - returned as charge from client_booking where booking_id = ${id} and sum is not null`);
  return Number(rows[0]?.charge ?? 0);
}
