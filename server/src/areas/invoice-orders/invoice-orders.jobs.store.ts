import { bookingStatus } from '@venue/sdk/bookings/model';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { and, asc, eq, gt, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { booking } from '../bookings/bookings.table.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { invoiceOrder } from '../papers/money/papers.money.table.ts';
import { invoice } from '../papers/papers.table.ts';
import { payment, paymentShare } from '../payments/payments.table.ts';

const MOST = 50;

const noticeColumns = {
  invoiceId: invoiceOrder.invoiceId,
  // Only an agreement may have neither, and its customer is not written to.
  userId: sql<number>`${invoiceOrder.userId}`.mapWith(invoiceOrder.userId),
  number: invoice.number,
};

/** Invoices that expired unpaid, marked as told about. The rows are locked, and other workers skip them. */
export async function claimExpired(tx: Db, now: Date) {
  const rows = await tx
    .select(noticeColumns)
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .where(and(eq(invoiceOrder.why, 'expired'), isNull(invoiceOrder.toldAt)))
    .orderBy(asc(invoiceOrder.invoiceId))
    .limit(MOST)
    .for('update', { of: invoiceOrder, skipLocked: true });
  await mark(tx, rows, { toldAt: now });
  return rows;
}

async function mark(
  tx: Db,
  rows: readonly { readonly invoiceId: number }[],
  values: Partial<typeof invoiceOrder.$inferInsert>,
): Promise<void> {
  const ids = rows.map(each => each.invoiceId);
  if (ids.length > 0) await tx.update(invoiceOrder).set(values).where(inArray(invoiceOrder.invoiceId, ids));
}

const keptOf = sql<number>`coalesce(${paymentShare.sum} - ${paymentShare.refunded}, ${payment.sum} - ${payment.refunded})`;

// What the venue keeps of an event that was called off late has an act as well.
const toAct = and(
  or(eq(invoiceOrder.state, 'paid'), gt(invoiceOrder.kept, 0)),
  not(invoiceOrder.ofAgreement),
  isNull(invoiceOrder.actedAt),
);

/** Paid invoices without an act, whose bookings are over or whose event has happened; and those of which something is kept. */
export const invoicesToAct = (db: Db, now: Date) =>
  db
    .select({ invoiceId: invoiceOrder.invoiceId })
    .from(invoiceOrder)
    .where(
      and(
        toAct,
        sql`not exists (
          select 1 from ${booking} where ${booking.id} = any(${invoiceOrder.orderIds})
            and ${booking.status} <> ${bookingStatus.cancelled} and ${booking.lastEnd} > ${now.toISOString()}::timestamptz)`,
        sql`(${invoiceOrder.kept} > 0 or not exists (select 1 from ${eventRequest}
          where ${eventRequest.id} = ${invoiceOrder.eventRequestId} and ${eventRequest.status} <> ${eventRequestStatus.happened}))`,
      ),
    )
    .orderBy(asc(invoiceOrder.invoiceId))
    .limit(MOST);

/** The paid invoice, locked until the transaction ends; undefined if another worker has it or its act is made. */
export async function lockToAct(tx: Db, invoiceId: number) {
  const [row] = await tx
    .select()
    .from(invoiceOrder)
    .where(and(toAct, eq(invoiceOrder.invoiceId, invoiceId)))
    .for('update', { skipLocked: true });
  return row;
}

export const markActed = async (tx: Db, invoiceId: number, values: { actedAt: Date; actId: number | null }) =>
  void (await tx.update(invoiceOrder).set(values).where(eq(invoiceOrder.invoiceId, invoiceId)));

/**
 * What remains of an invoice's money with each of its bookings, after all refunds that were promised, and whether a
 * certificate or the rest after a deposit pays for the booking as well.
 */
export const moneyOfInvoice = (tx: Db, { invoiceId, orderIds }: { invoiceId: number; orderIds: readonly number[] }) =>
  tx
    .select({
      bookingId: booking.id,
      status: booking.status,
      kept: keptOf.mapWith(Number),
      isDeposit: sql<boolean>`exists (select 1 from deposit own where own.booking_id = booking.id)`,
      isPart: sql<boolean>`exists (select 1 from deposit own where own.booking_id = booking.id)
        or exists (select 1 from certificate_use used where used.booking_id = booking.id and used.state = 'settled')`,
    })
    .from(booking)
    .innerJoin(payment, and(eq(payment.provider, 'transfer'), eq(payment.providerId, String(invoiceId))))
    .leftJoin(paymentShare, and(eq(paymentShare.paymentId, payment.id), eq(paymentShare.bookingId, booking.id)))
    .where(and(inArray(booking.id, [...orderIds]), eq(payment.status, 'succeeded')))
    .orderBy(asc(booking.id));
