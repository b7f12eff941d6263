import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { PayableKind, Subject } from '../../area/payable.ts';
import type { Db } from '../../core/db/database.ts';
import { type PaymentRow, payment, paymentShare, type RefundRow, refund, subjectColumn } from './payments.table.ts';

// What payments are for: one thing each, or several bookings that have a share of it.

/** Payments of one thing. */
export const ofSubject = ({ kind, id }: Subject) => eq(payment[subjectColumn[kind]], id);

/** The payments whose money is for a thing: its own, and those of several bookings that it is one of. */
export const forSubject = (subject: Subject) =>
  subject.kind === 'booking'
    ? sql`${payment.id} in (
        select own.id from ${payment} as own where own.booking_id = ${subject.id}
        union all select share.payment_id from ${paymentShare} as share where share.booking_id = ${subject.id})`
    : ofSubject(subject);

/** Of a payment for several bookings, what of it is for this one. */
export const ofShare = ({ kind, id }: Subject) =>
  and(eq(paymentShare.paymentId, payment.id), kind === 'booking' ? eq(paymentShare.bookingId, id) : sql`false`);

/** Refunds of a thing, among those of the payments for it: of one for several bookings only its own. */
export const ownRefunds = ({ kind, id }: Subject) =>
  kind === 'booking' ? or(isNull(refund.bookingId), eq(refund.bookingId, id)) : isNull(refund.bookingId);

/** What a refund gives back: the thing that was paid, or of several bookings one. */
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

/** Writes what of a payment is for each of several bookings. */
export const addShares = (tx: Db, shares: readonly (typeof paymentShare.$inferInsert)[]) =>
  tx
    .insert(paymentShare)
    .values([...shares])
    .onConflictDoNothing();

export const sharesOf = (tx: Db, paymentId: number) =>
  tx.select().from(paymentShare).where(eq(paymentShare.paymentId, paymentId)).orderBy(asc(paymentShare.bookingId));

/** Its money is for none of the bookings any more: it goes back whole. */
export const dropShares = (tx: Db, paymentId: number) =>
  tx.delete(paymentShare).where(eq(paymentShare.paymentId, paymentId));
