import { receiptStatus } from '@venue/sdk/receipts/model';
import { and, asc, eq, exists, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm';
import { integer, pgView } from 'drizzle-orm/pg-core';
import type { Subject } from '../../area/payable.ts';
import { kopecks, moment } from '../../core/db/columns.ts';
import type { Db } from '../../core/db/database.ts';
import type { Registered } from '../../ports/payments/payments.ts';
import { ownRefunds } from '../payments/payments.shares.store.ts';
import { type PaymentRow, payment, refund } from '../payments/payments.table.ts';
import { type ReceiptRow, receipt } from './receipts.table.ts';

export type { ReceiptRow } from './receipts.table.ts';

/** Receipts that the register refused; staff decide what follows. */
export const refused = eq(receipt.status, receiptStatus.refused);

const LEASE_MS = 60_000;
/** What a certificate paid has its receipt from the provider that took the money for the certificate. */
const BY_CERTIFICATE = 'certificate';

/** Claims the receipts that these providers are to be asked about. */
export function claimReceipts(db: Db, providers: readonly string[], now: Date) {
  const due = db
    .select({ id: receipt.id })
    .from(receipt)
    .innerJoin(payment, eq(payment.id, receipt.paymentId))
    .where(
      and(
        eq(receipt.status, receiptStatus.awaited),
        lte(receipt.dueAt, now),
        inArray(payment.provider, [...providers, BY_CERTIFICATE]),
      ),
    )
    .orderBy(asc(receipt.dueAt))
    .limit(20)
    .for('update', { of: receipt, skipLocked: true });
  return db
    .update(receipt)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(receipt.id, due))
    .returning();
}

/** What is left of prepayments, as the database's view says; it knows when the service of each ends. */
const prepayment = pgView('prepayment', {
  paymentId: integer('payment_id').notNull(),
  sum: kopecks('sum').notNull(),
  secondReceiptAt: moment('second_receipt_at'),
  endsAt: moment('ends_at'),
}).existing();

/** Prepayments whose service has ended and that have no second receipt yet. */
export async function prepaymentsToSettle(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: prepayment.paymentId })
    .from(prepayment)
    .where(and(isNull(prepayment.secondReceiptAt), lte(prepayment.endsAt, now)))
    .orderBy(asc(prepayment.paymentId))
    .limit(100);
  return rows.map(({ id }) => id);
}

/**
 * Gives a prepayment its second receipt, which a trigger writes with the sum that is left. Of several calls only the
 * first has an effect, and a refund that came between is not on it.
 */
export async function settlePrepayment(tx: Db, paymentId: number, now: Date): Promise<boolean> {
  const [open] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.id, paymentId), isNull(payment.secondReceiptAt)))
    .for('update');
  if (!open) return false;
  const due = and(eq(prepayment.paymentId, paymentId), lte(prepayment.endsAt, now));
  const settled = await tx
    .update(payment)
    .set({ secondReceiptAt: now })
    .where(and(eq(payment.id, paymentId), exists(tx.select().from(prepayment).where(due))))
    .returning({ id: payment.id });
  return settled.length > 0;
}

/** The payment of a receipt, and the refund if it is for one. */
export async function moneyOf(db: Db, { paymentId, refundId }: ReceiptRow) {
  const [of] = await db.select().from(payment).where(eq(payment.id, paymentId));
  const [back] = refundId === null ? [] : await db.select().from(refund).where(eq(refund.id, refundId));
  return of && { payment: of, refund: back ?? null };
}

/**
 * The title of a second receipt of a payment that has several: the booking that a certificate pays for, the hours of one
 * booking by a package, or those that nobody used in time. Undefined where a payment has only one.
 */
export async function partOf(
  db: Db,
  { isSecond, packageUseId }: ReceiptRow,
  { description, certificateUseId, packagePurchaseId }: PaymentRow,
) {
  if (certificateUseId !== null) return description;
  if (!isSecond || packagePurchaseId === null) return undefined;
  if (packageUseId === null) return `Остаток часов: ${description}`;
  const { rows } = await db.execute<{ bookingId: number }>(sql`
    select booking_id as "bookingId" from package_use where id = ${packageUseId}`);
  return `Бронь № ${rows[0]?.bookingId}: ${description}`;
}

/** The payment that a certificate was sold for, by its use. The tables belong to an area above this one. */
export async function saleOf(db: Db, useId: number) {
  const { rows } = await db.execute<{ provider: string; providerId: string }>(sql`
    select sale.provider, sale.provider_id as "providerId"
    from certificate_use used
    join certificate on certificate.id = used.certificate_id
    join payment sale on sale.id = certificate.payment_id where used.id = ${useId}`);
  const [row] = rows;
  if (!row) throw new Error(`use ${useId} of a certificate is gone`);
  return row;
}

/** The registered receipts of these payments; among those of refunds only the ones of this thing. */
export const registeredOf = (db: Db, subject: Subject, paymentIds: readonly number[]): Promise<ReceiptRow[]> =>
  db
    .select(getTableColumns(receipt))
    .from(receipt)
    .leftJoin(refund, eq(refund.id, receipt.refundId))
    .where(
      and(
        inArray(receipt.paymentId, [...paymentIds]),
        eq(receipt.status, receiptStatus.registered),
        ownRefunds(subject),
      ),
    )
    .orderBy(asc(receipt.id));

/** The receipt as it was read: neither requested again nor entered by hand since. */
const asRead = ({ id, renewals }: ReceiptRow) =>
  and(eq(receipt.id, id), eq(receipt.renewals, renewals), eq(receipt.status, receiptStatus.awaited));

export const askAgainAt = (db: Db, read: ReceiptRow, dueAt: Date, renewalSent = read.renewalSent) =>
  db.update(receipt).set({ dueAt, renewalSent }).where(asRead(read));

/** Column values for the numbers of a registered receipt. */
const numbersOf = ({ documentNumber, storageNumber, attribute, registeredAt, sum }: Omit<Registered, 'status'>) => ({
  status: receiptStatus.registered,
  dueAt: null,
  documentNumber,
  storageNumber,
  attribute,
  registeredAt,
  registeredSum: sum,
});

/** Saves the provider's final answer; true only for the worker that saved it first. */
export async function settleReceipt(
  tx: Db,
  read: ReceiptRow,
  outcome: Registered | { readonly status: 'refused' | 'byHand' },
): Promise<boolean> {
  const values = outcome.status === 'registered' ? numbersOf(outcome) : { status: outcome.status, dueAt: null };
  const settled = await tx.update(receipt).set(values).where(asRead(read)).returning({ id: receipt.id });
  return settled.length > 0;
}

export async function lockReceipt(tx: Db, id: number): Promise<ReceiptRow | undefined> {
  const [row] = await tx.select().from(receipt).where(eq(receipt.id, id)).for('update');
  return row;
}

/** Requests a receipt again. */
export const renewReceipt = (tx: Db, id: number, now: Date) =>
  tx
    .update(receipt)
    .set({ status: receiptStatus.awaited, renewals: sql`${receipt.renewals} + 1`, requestedAt: now, dueAt: now })
    .where(eq(receipt.id, id));

/** Saves the numbers of a receipt from the venue's own cash register. */
export const noteReceipt = (tx: Db, id: number, numbers: Omit<Registered, 'status'>, notedBy: number) =>
  tx
    .update(receipt)
    .set({ ...numbersOf(numbers), notedBy })
    .where(eq(receipt.id, id));
