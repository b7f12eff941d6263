import { and, asc, eq, getTableColumns, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { room } from '../rooms/rooms.table.ts';
import { booking, payment, refund } from './bookings.table.ts';

type RefundRow = typeof refund.$inferSelect;

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
  tx.update(payment).set({ status, settledAt: now, dueAt: null }).where(eq(payment.id, id));

/** How long a worker has what it claimed for itself; one that died leaves it to others then. */
const LEASE_MS = 60_000;
const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Takes for this worker the payments that the provider is to be asked about. */
export function claimPayments(db: Db, now: Date) {
  const due = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.status, 'pending'), lte(payment.dueAt, now)))
    .orderBy(asc(payment.dueAt))
    .limit(20)
    .for('update', { skipLocked: true });
  return db
    .update(payment)
    .set({ dueAt: leaseFrom(now) })
    .where(inArray(payment.id, due))
    .returning();
}

/** Says when the provider is asked about a payment again, if it is still to be asked. */
export const askAgainAt = (db: Db, id: number, dueAt: Date) =>
  db
    .update(payment)
    .set({ dueAt })
    .where(and(eq(payment.id, id), eq(payment.status, 'pending')));

/** Open payments of bookings whose hours are about to be freed: money may be on its way. */
export const paymentsOfExpired = (db: Db, now: Date) =>
  db
    .select(getTableColumns(payment))
    .from(payment)
    .innerJoin(booking, eq(booking.id, payment.bookingId))
    .where(and(eq(payment.status, 'pending'), lte(booking.expiresAt, now)))
    .limit(50);

/** The provider has said that it sends no money back; staff decide what follows. */
export const refused = eq(refund.status, 'failed');

const MOST_LISTED = 100;

interface RefundRequest {
  readonly bookingId: number;
  readonly paymentId: number;
  readonly sum: number;
  readonly why: string;
}

const requestedAgain = (now: Date) => ({
  status: 'requested' as const,
  renewals: sql`${refund.renewals} + 1`,
  requestedAt: now,
  dueAt: now,
  settledAt: null,
});

/** Asks for money to go back. A payment is refunded once: only a request the provider refused is made again. */
export const addRefund = (tx: Db, request: RefundRequest, now: Date) =>
  tx
    .insert(refund)
    .values({ ...request, status: 'requested', createdAt: now, requestedAt: now, dueAt: now })
    .onConflictDoUpdate({
      target: refund.paymentId,
      set: { ...requestedAgain(now), sum: request.sum, why: request.why },
      setWhere: refused,
    });

/** Requests the refunds of a booking again that the provider has refused; answers how many. */
export async function renewRefunds(tx: Db, bookingId: number, now: Date): Promise<number> {
  const renewed = await tx
    .update(refund)
    .set(requestedAgain(now))
    .where(and(eq(refund.bookingId, bookingId), refused))
    .returning({ id: refund.id });
  return renewed.length;
}

/** Refunds the provider has refused, with whose they are. */
export const failedRefunds = (db: Db) =>
  db
    .select({
      orderId: refund.bookingId,
      roomName: room.name,
      customer: personName,
      phone: users.phone,
      sum: refund.sum,
      why: refund.why,
      failedAt: sql`coalesce(${refund.settledAt}, ${refund.createdAt})`.mapWith(refund.settledAt),
    })
    .from(refund)
    .innerJoin(booking, eq(booking.id, refund.bookingId))
    .innerJoin(room, eq(room.id, booking.roomId))
    .innerJoin(users, eq(users.id, booking.userId))
    .where(refused)
    .orderBy(asc(refund.settledAt), asc(refund.id))
    .limit(MOST_LISTED);

/**
 * The payment whose money for a booking is still here. One whose refund was refused is among them, after those that
 * nobody has asked back.
 */
export async function paidPayment(tx: Db, bookingId: number) {
  const [row] = await tx
    .select(getTableColumns(payment))
    .from(payment)
    .leftJoin(refund, eq(refund.paymentId, payment.id))
    .where(and(eq(payment.bookingId, bookingId), eq(payment.status, 'succeeded'), or(isNull(refund.id), refused)))
    .orderBy(sql`${refund.id} is not null`, asc(payment.id))
    .limit(1);
  return row;
}

/** Takes due refunds for this worker. */
export async function claimRefunds(db: Db, now: Date) {
  const due = db
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.status, 'requested'), lte(refund.dueAt, now)))
    .orderBy(asc(refund.dueAt))
    .limit(20)
    .for('update', { skipLocked: true });
  return db
    .update(refund)
    .set({ dueAt: leaseFrom(now) })
    .where(inArray(refund.id, due))
    .returning();
}

/** The request as it was sent: none that was renewed meanwhile. */
const asSent = ({ id, renewals }: Pick<RefundRow, 'id' | 'renewals'>) =>
  and(eq(refund.id, id), eq(refund.renewals, renewals), eq(refund.status, 'requested'));

/** Says when a refund is sent again. */
export const sendAgainAt = (db: Db, sent: RefundRow, dueAt: Date) =>
  db.update(refund).set({ dueAt }).where(asSent(sent));

export async function refundContext(db: Db, refundId: number) {
  const [row] = await db
    .select({ userId: booking.userId, bookingId: booking.id, providerId: payment.providerId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(booking, eq(booking.id, refund.bookingId))
    .where(eq(refund.id, refundId));
  return row;
}

/** Writes down the provider's answer; of several workers that bring it, one is told that it did. */
export async function settleRefund(tx: Db, sent: RefundRow, status: 'succeeded' | 'failed', now: Date) {
  const settled = await tx
    .update(refund)
    .set({ status, settledAt: now, dueAt: null })
    .where(asSent(sent))
    .returning({ id: refund.id });
  return settled.length > 0;
}
