import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { booking, payment, refund } from './bookings.table.ts';

/** A payment with its booking's number, as first seen without a lock. */
export async function paymentByProvider(db: Db, provider: string, providerId: string) {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, provider), eq(payment.providerId, providerId)));
  return row;
}

export async function lockPayment(tx: Db, id: number) {
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for('update');
  return row;
}

export async function addPayment(tx: Db, values: typeof payment.$inferInsert) {
  const [row] = await tx.insert(payment).values(values).onConflictDoNothing().returning();
  return row;
}

export const settlePayment = (tx: Db, id: number, status: 'succeeded' | 'canceled', now: Date) =>
  tx.update(payment).set({ status, settledAt: now }).where(eq(payment.id, id));

/** Payments nobody has told us the end of, oldest first. */
export const pendingPayments = (db: Db, before: Date) =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.status, 'pending'), lte(payment.createdAt, before)))
    .orderBy(asc(payment.createdAt))
    .limit(50);

/** Open payments of bookings whose hold has ended: money may be on its way. */
export const paymentsOfExpired = (db: Db, now: Date) =>
  db
    .select({ providerId: payment.providerId })
    .from(payment)
    .innerJoin(booking, eq(booking.id, payment.bookingId))
    .where(and(eq(payment.status, 'pending'), lte(booking.expiresAt, now)))
    .limit(50);

/** Asks for money to go back. A payment is refunded once: a second request changes nothing. */
export const askRefund = (
  tx: Db,
  request: { bookingId: number; paymentId: number; sum: number; why: string },
  now: Date,
) =>
  tx
    .insert(refund)
    .values({ ...request, status: 'requested', createdAt: now, dueAt: now })
    .onConflictDoNothing();

/** The payment that paid a booking and has not been refunded. */
export async function paidPayment(tx: Db, bookingId: number) {
  const [row] = await tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.bookingId, bookingId),
        eq(payment.status, 'succeeded'),
        sql`not exists (select 1 from refund where refund.payment_id = ${payment.id})`,
      ),
    )
    .orderBy(asc(payment.id))
    .limit(1);
  return row;
}

/** Takes due refunds for this worker; others see them again only after a minute. */
export async function claimRefunds(db: Db, now: Date) {
  const nextTry = new Date(now.getTime() + 60_000);
  const due = db
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.status, 'requested'), lte(refund.dueAt, now)))
    .orderBy(asc(refund.id))
    .limit(20)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(refund)
    .set({ dueAt: nextTry, attempts: sql`${refund.attempts} + 1` })
    .where(sql`${refund.id} in ${due}`)
    .returning();
  return claimed;
}

export async function refundContext(db: Db, refundId: number) {
  const [row] = await db
    .select({ userId: booking.userId, bookingId: booking.id, providerId: payment.providerId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(booking, eq(booking.id, refund.bookingId))
    .where(eq(refund.id, refundId));
  return row;
}

export const settleRefund = (tx: Db, id: number, status: 'succeeded' | 'failed', now: Date) =>
  tx.update(refund).set({ status, settledAt: now, dueAt: null }).where(eq(refund.id, id));
