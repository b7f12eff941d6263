import { formatDateTime, formatMoney } from '@venue/sdk';
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
import { fateOfMoney } from './bookings.rules.ts';
import * as store from './bookings.store.ts';
import * as money from './payments.store.ts';

export interface Cashier {
  readonly db: Db;
  readonly payments: PaymentProvider;
  readonly now: () => Date;
  readonly holdMinutes: number;
  /** There may be messages and letters to send. */
  readonly nudge: () => void;
  readonly log: ErrorLog;
}

/** What payments are settled with, outside of a request. */
export const cashierOf = ({ db, ports, config, now, log }: JobContext): Cashier => ({
  ...{ db, now, log },
  payments: ports.payments,
  holdMinutes: config.holdMinutes,
  nudge: ports.nudge,
});

/**
 * Brings one payment to where the provider says it stands. Notifications, the poller and the sweeper all end here,
 * any number of times and in any order: the move is made once, under the booking's lock.
 */
export async function settle(cashier: Cashier, providerId: string): Promise<void> {
  const seen = await money.paymentByProvider(cashier.db, cashier.payments.name, providerId);
  if (seen?.status !== 'pending') return;
  const told = await cashier.payments.read(providerId);
  if (told && told.status !== 'pending') {
    await inTransaction(cashier.db, tx => apply(tx, cashier, seen, told), cashier.log);
    return;
  }
  const now = cashier.now();
  // The provider's own term is over and it has heard of no money: nothing more will come.
  if (seen.expiresAt.getTime() + 5 * 60_000 < now.getTime()) {
    const nothing = { id: providerId, status: 'canceled', sum: seen.sum } as const;
    await inTransaction(cashier.db, tx => apply(tx, cashier, seen, nothing), cashier.log);
  }
}

async function apply(tx: Db, cashier: Cashier, seen: store.PaymentRow, told: ProviderPayment): Promise<void> {
  const booking = await store.lockBooking(tx, seen.bookingId);
  const payment = await money.lockPayment(tx, seen.id);
  if (!booking || payment?.status !== 'pending') return;
  afterCommit(tx, cashier.nudge);
  const now = cashier.now();
  if (told.status === 'canceled') {
    await money.settlePayment(tx, payment.id, 'canceled', now);
    await decline(tx, booking, now, cashier.holdMinutes);
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
    kind: 'sms',
    to: await phoneOf(tx, booking.userId),
    text: `Бронь № ${booking.id} оплачена: ${roomName(booking.roomId)}, ${formatDateTime(booking.startsAt)}. Ждём вас! Площадка`,
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
  const why = alreadyPaid
    ? 'Бронь уже была оплачена, вторая оплата возвращается'
    : sum !== booking.price
      ? 'Сумма оплаты не совпала со стоимостью брони, деньги возвращаются'
      : 'Оплата пришла после окончания брони, часы уже заняты. Деньги возвращаются полностью';
  await money.askRefund(tx, { bookingId: booking.id, paymentId: payment.id, sum, why }, now);
  await store.note(tx, booking.id, now, 'Система', why);
  await post(tx, now, {
    kind: 'sms',
    to: await phoneOf(tx, booking.userId),
    text: `Бронь № ${booking.id}: ${why.toLowerCase()}, ${formatMoney(sum)}. Площадка`,
  });
  if (alreadyPaid) {
    publish(tx, now, [moneyMessage(booking, 'process')]);
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
  publish(tx, now, [...bookingDeletedMessages(booking), moneyMessage(booking, 'process')]);
}

/** A declined payment leaves the hours held for another try, if they still are. */
async function decline(tx: Db, booking: store.BookingRow, now: Date, holdMinutes: number): Promise<void> {
  if (booking.status !== store.bookingState.processing) return;
  if (booking.expiresAt !== null && booking.expiresAt > now) {
    const until = new Date(now.getTime() + holdMinutes * 60_000);
    const expiresAt = until < booking.expiresAt ? until : booking.expiresAt;
    await store.extendHold(tx, booking.id, expiresAt);
    await store.changeBooking(tx, booking.id, { status: store.bookingState.awaitingPayment, expiresAt });
  }
  await store.note(tx, booking.id, now, 'Система', 'Платёж отклонён');
  publish(tx, now, [moneyMessage(booking, 'declined')]);
}
