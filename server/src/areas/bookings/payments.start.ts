import { ApiFailure } from '@venue/sdk';
import { roomName } from '@venue/sdk/rooms/model';
import { actorOf, type Context } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { publish } from '../../core/publish.ts';
import { found } from '../../core/record/records.ts';
import type { StartedPayment } from '../../ports/payments/payments.ts';
import { moneyMessage } from './bookings.messages.ts';
import { customerMay, graceEnds, MOST_PAYMENTS, nextAsk } from './bookings.rules.ts';
import * as store from './bookings.store.ts';
import { addPayment } from './payments.store.ts';

/**
 * Starts paying a booking, or goes on with the payment already started: a repeat is harmless by itself. The hours are
 * kept for the provider's term and its grace, so that money sent in time always finds them. The customer's deadline
 * stays: it is until then that a payment may be started.
 */
export async function startPayment(context: Context, orderId: number) {
  const asked = await inTransaction(context.db, async tx => {
    const booking = await payable(tx, context, orderId);
    const payments = await store.paymentsOf(tx, orderId);
    const open = payments.find(each => each.status === 'pending' && each.expiresAt > context.now);
    if (open) return { booking, open, attempt: 0 };
    if (payments.length >= MOST_PAYMENTS) throw new ApiFailure('booking_not_payable');
    return { booking, open: undefined, attempt: payments.length + 1 };
  });
  if (asked.open) return show(orderId, asked.open, context);

  const expiresAt = new Date(context.now.getTime() + context.config.paymentTermMinutes * 60_000);
  const started = await askProvider(context, asked.booking, asked.attempt, expiresAt);

  const start = async (tx: Db) => {
    afterCommit(tx, context.ports.nudge);
    const booking = found(await store.lockBooking(tx, orderId));
    const added = await addPayment(tx, {
      bookingId: orderId,
      provider: context.ports.payments.name,
      providerId: started.id,
      status: 'pending',
      sum: booking.price,
      confirmationToken: started.confirmationToken,
      frameUrl: started.frameUrl,
      createdAt: context.now,
      expiresAt,
      dueAt: nextAsk({ createdAt: context.now, expiresAt }, context.now),
    });
    // The same key gave the same payment to another click: that one has extended the hold already.
    const payment = added ?? (await store.paymentsOf(tx, orderId)).find(each => each.providerId === started.id);
    if (!payment) throw new Error(`payment ${started.id} was not written`);
    // The row stays even when the hold was lost meanwhile: if money comes, it has to be known.
    const keptUntil = new Date(Math.max(graceEnds(expiresAt).getTime(), booking.payUntil?.getTime() ?? 0));
    if ((await store.moveHold(tx, orderId, keptUntil)) < booking.hours.length) return { payment, lost: true };
    await store.changeBooking(tx, orderId, { status: store.bookingState.processing, expiresAt: keptUntil });
    await store.note(tx, orderId, context.now, actorOf(context).name, 'Оплата начата');
    publish(tx, context.now, [moneyMessage(booking, 'process')]);
    return { payment, lost: false };
  };
  const { payment, lost } = await inTransaction(context.db, start, context.log);
  if (lost) throw new ApiFailure('hold_expired');
  return show(orderId, payment, context);
}

async function payable(tx: Db, context: Context, orderId: number) {
  const booking = await store.lockBooking(tx, orderId);
  if (booking?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  if (customerMay(booking, context.now).includes('pay')) return booking;
  const ended = booking.expiresAt !== null && booking.expiresAt <= context.now;
  throw new ApiFailure(ended || booking.cancelledBy === 'expiry' ? 'hold_expired' : 'booking_not_payable');
}

async function askProvider(
  context: Context,
  booking: store.BookingRow,
  attempt: number,
  expiresAt: Date,
): Promise<StartedPayment> {
  try {
    return await context.ports.payments.start({
      key: `booking-${booking.id}-${attempt}`,
      sum: booking.price,
      description: `Бронь № ${booking.id}, ${roomName(booking.roomId)}`,
      expiresAt,
    });
  } catch (cause) {
    throw new ApiFailure('payment_down', { retryAfter: 5, cause });
  }
}

const show = (
  orderId: number,
  payment: { providerId: string; confirmationToken: string; frameUrl: string; expiresAt: Date | string },
  { now }: Context,
) => ({
  message: {
    orderId,
    paymentId: payment.providerId,
    confirmationToken: payment.confirmationToken,
    frameUrl: payment.frameUrl,
    expiresAt: new Date(payment.expiresAt).toISOString(),
    now: now.toISOString(),
  },
});
