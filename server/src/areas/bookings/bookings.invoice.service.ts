import type { Subject, Unwanted } from '../../area/payable.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { publish } from '../../core/publish.ts';
import { takeTransfer } from '../payments/payments.desk.service.ts';
import { addShares } from '../payments/payments.store.ts';
import { lapsedCover } from './bookings.cover.store.ts';
import { dueOf } from './bookings.due.rules.ts';
import { moneyMessage } from './bookings.messages.ts';
import { bookingPayable, expire, refuse, takeForGood } from './bookings.payable.ts';
import { customerMay, latestOf, unpaidOf } from './bookings.rules.ts';
import * as store from './bookings.store.ts';
import { groupPayable } from './group/bookings.group.payable.ts';
import { lockGroup } from './group/bookings.group.store.ts';

export { isDepositDue } from './bookings.due.rules.ts';
export { linesDue } from './bookings.payable.ts';

/** What an invoice would be for: a booking, or the unpaid bookings of its group. */
export interface Unpaid {
  readonly subject: Subject;
  readonly userId: number;
  /** All of the order, the paid and the cancelled ones too. */
  readonly parts: readonly store.BookingRow[];
  /** What would be charged for. */
  readonly unpaid: readonly store.BookingRow[];
}

/** A booking with its group, locked until the transaction ends. */
export async function lockOrder(tx: Db, bookingId: number, now: Date): Promise<Unpaid | undefined> {
  const seen = await store.bookingById(tx, bookingId);
  if (!seen) return undefined;
  if (seen.groupId !== null) return lockUnpaid(tx, { kind: 'bookingGroup', id: seen.groupId }, now);
  return lockUnpaid(tx, { kind: 'booking', id: bookingId }, now);
}

/** The same for the subject of an existing invoice. */
export async function lockUnpaid(tx: Db, subject: Subject, now: Date): Promise<Unpaid | undefined> {
  if (subject.kind === 'bookingGroup') {
    const group = await lockGroup(tx, subject.id);
    return group && { subject, userId: group.userId, parts: group.parts, unpaid: unpaidOf(group.parts, now) };
  }
  const row = await store.lockBooking(tx, subject.id);
  return row && { subject, userId: row.userId, parts: [row], unpaid: unpaidOf([row], now) };
}

/**
 * What an invoice for these bookings is of: what is due now. Certificates and packages have paid their part, and a
 * deposit is confirmed by less than the price.
 */
export const invoicedSum = (rows: readonly store.BookingRow[]): number =>
  rows.reduce((sum, row) => sum + dueOf(row), 0);

/** Whether something waits to be confirmed, but certificates and discounts have left nothing to pay. */
export const isCovered = ({ unpaid }: Unpaid): boolean => unpaid.length > 0 && invoicedSum(unpaid) === 0;

/** Whether there is something to pay, all of it awaits payment, and none is being paid by card now. */
export const awaitsPayment = ({ unpaid }: Unpaid, now: Date): boolean =>
  // guard: server/src/areas/invoice-orders/invoice-orders.part.test.ts
  invoicedSum(unpaid) > 0 &&
  unpaid.every(row => row.status === store.bookingState.awaitingPayment && customerMay(row, now).includes('pay'));

/** Extends the hold of these bookings to the invoice's deadline; false if some hours are lost. */
export async function keepForInvoice(
  tx: Db,
  rows: readonly store.BookingRow[],
  { until, who, number, now }: { until: Date; who: string; number: string; now: Date },
): Promise<boolean> {
  for (const row of rows) {
    const latest = row.payUntil !== null && row.payUntil > until ? row.payUntil : until;
    if ((await store.moveHold(tx, row.id, latest)) < row.hours.length) return false;
    await store.changeBooking(tx, row.id, { payUntil: latest, expiresAt: latest });
    await store.note(tx, row.id, now, who, `Выставлен счёт №\u00a0${number}, часы ждут оплаты`);
    publish(tx, now, [moneyMessage(row, 'process')]);
  }
  return true;
}

/** Ends the longer hold of these bookings after their invoice was withdrawn. */
export async function holdAfterInvoice(
  tx: Db,
  { now, actor }: Context,
  rows: readonly store.BookingRow[],
  { until, number }: { until: Date; number: string },
): Promise<void> {
  for (const row of rows) {
    // A payment by card has been started beside the invoice: its money is still expected.
    if (row.status === store.bookingState.processing) continue;
    const end = new Date(Math.min(until.getTime(), latestOf(row.hours, now).getTime()));
    await store.moveHold(tx, row.id, end);
    await store.changeBooking(tx, row.id, { payUntil: end, expiresAt: end });
    await store.note(tx, row.id, now, actor?.name ?? '', `Счёт №\u00a0${number} отозван`);
    publish(tx, now, [moneyMessage(row, 'process')]);
  }
}

interface Transfer {
  readonly invoiceId: number;
  readonly number: string;
  /** The organisation, as the invoice names it. */
  readonly payer: string;
  /** What the invoice is of; other money than what is due now pays for nothing. */
  readonly sum: number;
  readonly rows: readonly store.BookingRow[];
}

/**
 * Marks bookings as paid by the money received for their invoice; the caller holds their locks. False if one of them is
 * no longer available: then the transaction must be rolled back.
 */
export async function payByTransfer(
  tx: Db,
  context: Context,
  { subject, userId, parts }: Unpaid,
  { invoiceId, number, payer, sum, rows }: Transfer,
): Promise<boolean> {
  const { now, ports, config } = context;
  const [first] = rows;
  if (!first) return false;
  const description = `Счёт №\u00a0${number}`;
  const paymentId = await takeTransfer(tx, context, subject, {
    providerId: String(invoiceId),
    sum,
    userId,
    description,
    vatPercent: first.vatPercent,
    payer,
  });
  const money = { sum, now, ports, config, paymentId };
  if (subject.kind === 'booking') return (await bookingPayable.paid(tx, first, money)) === null;
  await addShares(
    tx,
    rows.map(row => ({ paymentId, bookingId: row.id, sum: dueOf(row) })),
  );
  await groupPayable.paid(tx, { id: subject.id, userId, createdAt: now, parts }, money);
  for (const { id } of rows) if ((await store.bookingById(tx, id))?.status !== store.bookingState.paid) return false;
  return true;
}

/** Ends those of these bookings whose hold has expired but which the job has not closed yet. */
export async function endLapsed(tx: Db, rows: readonly store.BookingRow[], now: Date): Promise<void> {
  for (const row of rows)
    if (row.status === store.bookingState.awaitingPayment && row.expiresAt !== null && row.expiresAt <= now)
      await expire(tx, row, now);
}

class Lost extends Error {
  readonly row: store.BookingRow;
  readonly back: Unwanted;
  constructor(row: store.BookingRow, back: Unwanted) {
    super(back.why);
    this.row = row;
    this.back = back;
  }
}

/**
 * Takes the hours of bookings again for the late money of their invoice: all of them or none. Returns why the money has
 * to go back, or null.
 */
export async function takeAgain(tx: Db, rows: readonly store.BookingRow[], now: Date): Promise<Unwanted | null> {
  try {
    await inTransaction(tx, async inner => {
      for (const row of rows) {
        const sum = dueOf({
          ...row,
          covered: row.covered + (await lapsedCover(inner, { kind: 'booking', id: row.id })),
        });
        const back = await takeForGood(inner, row, sum, now);
        // guard: server/src/areas/invoice-orders/invoice-orders.late.test.ts
        if (back !== null) throw new Lost(row, back);
      }
    });
    return null;
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    // One that was paid in another way stays as it is.
    if (error.row.status === store.bookingState.cancelled) await refuse(tx, error.row, now, error.back);
    for (const { id } of rows)
      await store.note(tx, id, now, 'Система', 'Деньги по\u00a0счёту пришли после срока, их нужно вернуть');
    return error.back;
  }
}
