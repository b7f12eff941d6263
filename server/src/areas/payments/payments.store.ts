import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { PayableKind, Subject } from '../../area/payable.ts';
import type { Db } from '../../core/db/database.ts';
import { chargedFor, forSubject, ofShare, ofSubject, ownRefunds } from './payments.shares.store.ts';
import { type PaymentRow, payment, paymentShare, type RefundRow, refund, subjectColumn } from './payments.table.ts';

export { isAdvance, isOfPrepayment, refundKey } from './payments.rules.ts';
export { addShares, dropShares, sharesOf, subjectOf, subjectOfRefund } from './payments.shares.store.ts';
export type { PaymentRow, RefundRow } from './payments.table.ts';

/** A payment by its id at the provider, read without a lock. */
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

/** Every payment of a thing, in the order they were started. */
export const paymentsOf = (db: Db, subject: Subject) =>
  db.select().from(payment).where(ofSubject(subject)).orderBy(asc(payment.id));

/** All payments with money for a thing, each with the sum that is for it. */
export async function moneyFor(db: Db, subject: Subject): Promise<PaymentRow[]> {
  const rows = await db
    .select({ ...getTableColumns(payment), share: paymentShare.sum })
    .from(payment)
    .leftJoin(paymentShare, ofShare(subject))
    .where(forSubject(subject))
    .orderBy(asc(payment.id));
  return rows.map(({ share, ...row }) => ({ ...row, sum: share ?? row.sum }));
}

type NewPayment = Omit<typeof payment.$inferInsert, (typeof subjectColumn)[PayableKind]>;

/** Adds a payment; undefined when its id at the provider is known already. */
export async function addPayment(tx: Db, { kind, id }: Subject, values: NewPayment) {
  const [row] = await tx
    .insert(payment)
    .values({ ...values, [subjectColumn[kind]]: id })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Saves the outcome of a payment: `received` is what came, or null when the provider cancelled it. */
export const settlePayment = (tx: Db, id: number, received: number | null, now: Date) =>
  tx
    .update(payment)
    .set({ status: received === null ? 'canceled' : 'succeeded', received, settledAt: now, dueAt: null })
    .where(eq(payment.id, id));

/** How long a worker owns what it has claimed; after that others may claim it. */
const LEASE_MS = 60_000;
const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Claims the payments that the provider is to be asked about. */
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

/** Sets when the provider is asked next about a claimed payment that is pending and was not notified meanwhile. */
export const askAgainAt = (db: Db, { id, dueAt: lease }: Pick<PaymentRow, 'id' | 'dueAt'>, dueAt: Date) =>
  // guard: payments.test.ts
  db
    .update(payment)
    .set({ dueAt })
    .where(and(eq(payment.id, id), eq(payment.status, 'pending'), lease ? eq(payment.dueAt, lease) : undefined));

/** Refunds that the provider refused; staff decide what follows. */
const refused = eq(refund.status, 'failed');

interface RefundRequest {
  readonly paymentId: number;
  /** The booking whose share is refunded, when several were paid together. */
  readonly bookingId?: number | null;
  readonly sum: number;
  readonly why: string;
  /** One of several refunds of the same payment. */
  readonly inPart?: boolean;
}

const requestedAgain = (now: Date) => ({
  status: 'requested' as const,
  renewals: sql`${refund.renewals} + 1`,
  requestedAt: now,
  dueAt: now,
  settledAt: null,
});

/**
 * Requests a refund. A payment is refunded once or in parts; a full refund is requested again only if the provider
 * refused it.
 */
export const addRefund = (tx: Db, request: RefundRequest, now: Date) =>
  tx
    .insert(refund)
    .values({ ...request, status: 'requested', createdAt: now, requestedAt: now, dueAt: now })
    .onConflictDoUpdate({
      ...(request.bookingId
        ? {
            target: [refund.paymentId, refund.bookingId],
            targetWhere: sql`not ${refund.inPart} and ${refund.bookingId} is not null`,
          }
        : { target: refund.paymentId, targetWhere: sql`not ${refund.inPart} and ${refund.bookingId} is null` }),
      set: { ...requestedAgain(now), sum: request.sum, why: request.why },
      setWhere: refused,
    });

/** Requests the refused refunds of a thing again; returns how many. */
export async function renewRefunds(tx: Db, subject: Subject, now: Date): Promise<number> {
  const payments = tx.select({ id: payment.id }).from(payment).where(forSubject(subject));
  // guard: payments.refunds.test.ts
  const renewed = await tx
    .update(refund)
    .set(requestedAgain(now))
    .where(and(inArray(refund.paymentId, payments), ownRefunds(subject), refused))
    .returning({ id: refund.id });
  return renewed.length;
}

/** The refund that is shown for each of these things; those without one are left out. */
export async function refundsOf(db: Db, kind: PayableKind, ids: readonly number[]): Promise<Map<number, RefundRow>> {
  if (ids.length === 0) return new Map();
  const column = payment[subjectColumn[kind]];
  const own = db
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(inArray(column, [...ids]));
  const ofShares = db
    .select({ id: refund.id })
    .from(refund)
    .where(inArray(refund.bookingId, [...ids]));
  const rows = await db
    .select({
      ...getTableColumns(refund),
      of: kind === 'booking' ? sql<number>`coalesce(${refund.bookingId}, ${column})`.mapWith(Number) : column,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    // What came back to a certificate is no money on its way.
    .where(and(inArray(refund.id, kind === 'booking' ? own.unionAll(ofShares) : own), isNull(payment.certificateUseId)))
    // A refused one wins, otherwise the last.
    .orderBy(sql`${refund.status} = 'failed'`, asc(refund.id));
  return new Map(rows.map(({ of, ...row }) => [of ?? 0, row]));
}

/** Every refund of a thing, in the order they were asked for. */
export const allRefundsOf = (db: Db, subject: Subject): Promise<RefundRow[]> =>
  db
    .select(getTableColumns(refund))
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(ofSubject(subject))
    .orderBy(asc(refund.id));

/**
 * The payments whose money for a thing may be refunded: those without a full refund, or else the first one whose refund
 * was refused.
 */
export async function paidPayments(tx: Db, subject: Subject) {
  const rows = await tx
    .select({
      ...getTableColumns(payment),
      asked: refund.id,
      share: paymentShare.bookingId,
      /** The sum that may still be refunded; that of a refused refund counts as well. */
      left: sql<number>`coalesce(${paymentShare.sum}, ${payment.received}, ${payment.sum})
        - coalesce(${paymentShare.refunded}, ${payment.refunded}) + coalesce(${refund.sum}, 0)`.mapWith(Number),
    })
    .from(payment)
    .leftJoin(paymentShare, ofShare(subject))
    .leftJoin(
      refund,
      and(
        eq(refund.paymentId, payment.id),
        not(refund.inPart),
        sql`${refund.bookingId} is not distinct from ${paymentShare.bookingId}`,
      ),
    )
    .where(and(forSubject(subject), eq(payment.status, 'succeeded'), or(isNull(refund.id), refused)))
    .orderBy(asc(payment.id));
  const fresh = rows.filter(({ asked }) => asked === null);
  return fresh.length > 0 ? fresh : rows.slice(0, 1);
}

/** Refunds of money taken at the desk, which staff give back there. */
const ofDesk = sql`${refund.paymentId} in (select ${payment.id} from ${payment} where ${isNotNull(payment.takenBy)})`;

/** Refunds of a thing that staff are to give out at the desk. */
export const deskRefunds = (tx: Db, subject: Subject) =>
  tx
    .select(getTableColumns(refund))
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(forSubject(subject), ownRefunds(subject), eq(refund.status, 'requested'), isNotNull(payment.takenBy)));

/** The money kept for a thing: payments without refunds, except refused ones, and what is paid after the month. */
export async function moneyHere(db: Db, subject: Subject): Promise<number> {
  const paid = and(forSubject(subject), eq(payment.status, 'succeeded'));
  const [came] = await db
    .select({ sum: sum(sql`coalesce(${paymentShare.sum}, ${payment.received}, ${payment.sum})`) })
    .from(payment)
    .leftJoin(paymentShare, ofShare(subject))
    .where(paid);
  const [went] = await db
    .select({ sum: sum(refund.sum) })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(paid, ownRefunds(subject), not(refused)));
  return Number(came?.sum ?? 0) - Number(went?.sum ?? 0) + (await chargedFor(db, subject));
}

/** Claims the due refunds that the provider sends. */
export async function claimRefunds(db: Db, now: Date) {
  const due = db
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.status, 'requested'), lte(refund.dueAt, now), not(ofDesk)))
    .orderBy(asc(refund.dueAt))
    .limit(20)
    .for('update', { skipLocked: true });
  return db
    .update(refund)
    .set({ dueAt: leaseFrom(now) })
    .where(inArray(refund.id, due))
    .returning();
}

/** The refund as it was sent: neither settled nor requested again since. */
const asSent = ({ id, renewals }: Pick<RefundRow, 'id' | 'renewals'>) =>
  // guard: payments.refunds.test.ts
  and(eq(refund.id, id), eq(refund.renewals, renewals), eq(refund.status, 'requested'));

/** Sets when a refund is sent again. */
export const sendAgainAt = (db: Db, sent: RefundRow, dueAt: Date) =>
  db.update(refund).set({ dueAt }).where(asSent(sent));

/** The payment that a refund gives back. */
export async function paymentOfRefund(db: Db, { paymentId }: Pick<RefundRow, 'paymentId'>) {
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId));
  return row;
}

/** Of the refunds of a thing that were asked for together with this one: the sum requested, and how much went back. */
export async function refundedTogether(tx: Db, subject: Subject, { createdAt }: Pick<RefundRow, 'createdAt'>) {
  const total = (where: SQL | undefined) => sql<number>`coalesce(sum(${refund.sum}) filter (where ${where}), 0)`;
  const [row] = await tx
    .select({
      requestedSum: total(sql`true`).mapWith(Number),
      back: total(eq(refund.status, 'succeeded')).mapWith(Number),
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(forSubject(subject), ownRefunds(subject), eq(refund.createdAt, createdAt)));
  return row ?? { requestedSum: 0, back: 0 };
}

/** Saves the provider's answer; true only for the worker that saved it first. */
export async function settleRefund(tx: Db, sent: RefundRow, status: 'succeeded' | 'failed', now: Date) {
  const settled = await tx
    .update(refund)
    .set({ status, settledAt: now, dueAt: null })
    .where(asSent(sent))
    .returning({ id: refund.id });
  return settled.length > 0;
}
