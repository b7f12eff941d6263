import { failures } from '@venue/sdk';
import { EXPIRED_REASON } from '@venue/sdk/bookings/model';
import { roomName } from '@venue/sdk/rooms/model';
import type { ErrorLog } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { post } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import type { JobContext } from '../../jobs/job.ts';
import type { PaymentProvider, ProviderPayment } from '../../ports/payments/payments.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { bookingDeletedMessages, bookingPaidMessages, moneyMessage } from './bookings.messages.ts';
import { fateOfMoney, graceEnds } from './bookings.rules.ts';
import * as store from './bookings.store.ts';
import * as money from './payments.store.ts';

export interface Cashier {
  readonly db: Db;
  readonly payments: PaymentProvider;
  readonly now: () => Date;
  /** There may be messages and letters to send. */
  readonly nudge: () => void;
  readonly log: ErrorLog;
}

/** What payments are settled with, outside of a request. */
export const cashierOf = ({ db, ports, now, log }: Pick<JobContext, 'db' | 'ports' | 'now' | 'log'>): Cashier => ({
  ...{ db, now, log },
  payments: ports.payments,
  nudge: ports.nudge,
});

/**
 * Brings one payment to where the provider says it stands. Notifications, the poller and the sweeper all end here,
 * any number of times and in any order: the move is made once, under the booking's lock.
 */
export async function settle(cashier: Cashier, providerId: string): Promise<void> {
  const seen = await money.paymentByProvider(cashier.db, cashier.payments.name, providerId);
  if (seen?.status !== 'pending') return;
  const told = (await cashier.payments.read(providerId)) ?? unknown(seen, cashier.now());
  if (told.status === 'pending') return;
  await inTransaction(cashier.db, tx => apply(tx, cashier, seen, told), cashier.log);
}

/** A provider that has not heard of a payment says no, once it has had the time to hear of it. */
const unknown = ({ providerId, sum, expiresAt }: store.PaymentRow, now: Date): ProviderPayment => ({
  id: providerId,
  status: graceEnds(expiresAt) < now ? 'canceled' : 'pending',
  sum,
});

async function apply(tx: Db, cashier: Cashier, seen: store.PaymentRow, told: ProviderPayment): Promise<void> {
  const booking = await store.lockBooking(tx, seen.bookingId);
  const payment = await money.lockPayment(tx, seen.id);
  if (!booking || payment?.status !== 'pending') return;
  afterCommit(tx, cashier.nudge);
  const now = cashier.now();
  if (told.status === 'canceled') {
    await money.settlePayment(tx, payment.id, 'canceled', now);
    await decline(tx, booking, now);
    return;
  }
  await money.settlePayment(tx, payment.id, 'succeeded', now);
  const fate = fateOfMoney(booking, told.sum, now);
  const taken =
    fate === 'book' &&
    (await store.takeHours(tx, booking.roomId, booking.hours, { kind: 'booking', bookingId: booking.id }, now));
  await (taken ? book(tx, booking, now) : giveBack(tx, booking, payment, told.sum, now));
}

async function book(tx: Db, booking: store.BookingRow, now: Date): Promise<void> {
  const revived = booking.status === store.bookingState.cancelled;
  await store.changeBooking(tx, booking.id, {
    status: store.bookingState.paid,
    paidAt: now,
    expiresAt: null,
    cancelledAt: null,
    cancelledBy: null,
    rejectionReason: null,
  });
  await store.note(
    tx,
    booking.id,
    now,
    'Система',
    revived ? 'Оплата пришла после окончания брони, часы были свободны — бронь оплачена' : 'Оплачено',
  );
  await post(tx, now, {
    event: 'booking.paid',
    to: await phoneOf(tx, booking.userId),
    uselessAt: booking.startsAt,
    about: { id: booking.id, room: roomName(booking.roomId), startsAt: booking.startsAt },
  });
  publish(tx, now, [...bookingPaidMessages(booking), moneyMessage(booking, 'paid')]);
}

/** Money that cannot be booked any more goes back whole; the person is told why. */
async function giveBack(
  tx: Db,
  booking: store.BookingRow,
  payment: store.PaymentRow,
  sum: number,
  now: Date,
): Promise<void> {
  const alreadyPaid = booking.status === store.bookingState.paid;
  const cause = alreadyPaid ? 'twice' : sum !== booking.price ? 'sum' : 'late';
  const why = {
    twice: 'Бронь уже была оплачена, вторая оплата возвращается',
    sum: 'Сумма оплаты не совпала со стоимостью брони, деньги возвращаются',
    late: 'Оплата пришла после окончания брони, часы уже заняты. Деньги возвращаются полностью',
  }[cause];
  await store.note(tx, booking.id, now, 'Система', why);
  await post(tx, now, {
    event: 'payment.returned',
    to: await phoneOf(tx, booking.userId),
    about: { id: booking.id, sum, cause },
  });
  if (alreadyPaid) {
    await askRefund(tx, booking, { paymentId: payment.id, sum, why }, now);
    return;
  }
  await store.freeHours(tx, booking.id);
  const deliberate = booking.status === store.bookingState.cancelled && booking.cancelledBy !== 'expiry';
  await store.changeBooking(tx, booking.id, {
    status: store.bookingState.cancelled,
    cancelledAt: booking.cancelledAt ?? now,
    cancelledBy: booking.cancelledBy ?? 'expiry',
    expiresAt: null,
    ...(deliberate ? {} : { rejectionReason: why }),
  });
  publish(tx, now, bookingDeletedMessages(booking));
  await askRefund(tx, booking, { paymentId: payment.id, sum, why }, now);
}

/** Asks for money of a booking to go back, and tells its owner's screens. */
export async function askRefund(
  tx: Db,
  booking: Pick<store.BookingRow, 'id' | 'userId'>,
  request: { paymentId: number; sum: number; why: string },
  now: Date,
): Promise<void> {
  await money.addRefund(tx, { bookingId: booking.id, ...request }, now);
  publish(tx, now, [moneyMessage(booking, 'refund_requested')]);
}

/** A declined payment leaves the hours held for another try until the customer's deadline; after it they are freed. */
async function decline(tx: Db, booking: store.BookingRow, now: Date): Promise<void> {
  if (booking.status !== store.bookingState.processing) return;
  await store.note(tx, booking.id, now, 'Система', 'Платёж отклонён');
  publish(tx, now, [moneyMessage(booking, 'declined')]);
  const payments = await store.paymentsOf(tx, booking.id);
  if (payments.some(each => each.status === 'pending' && each.expiresAt > now)) return;
  const { payUntil } = booking;
  if (payUntil === null || payUntil <= now) return expire(tx, booking, now);
  await store.moveHold(tx, booking.id, payUntil);
  await store.changeBooking(tx, booking.id, { status: store.bookingState.awaitingPayment, expiresAt: payUntil });
}

/** Ends a booking that was not paid in time. */
export async function expire(tx: Db, booking: store.BookingRow, now: Date): Promise<void> {
  await store.freeHours(tx, booking.id);
  await store.changeBooking(tx, booking.id, {
    status: store.bookingState.cancelled,
    cancelledAt: now,
    cancelledBy: 'expiry',
    rejectionReason: EXPIRED_REASON,
    expiresAt: null,
  });
  await store.note(tx, booking.id, now, 'Система', failures.hold_expired.text);
  publish(tx, now, bookingDeletedMessages(booking));
}
