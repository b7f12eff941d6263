import { cancelBooking } from '@venue/sdk/bookings/admin';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { post } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { sendBack } from '../payments/payments.service.ts';
import { bookingDeletedMessages } from './bookings.messages.ts';
import { bookingPayable } from './bookings.payable.ts';
import { refundFor } from './bookings.rules.ts';
import type { BookingRow } from './bookings.store.ts';
import * as store from './bookings.store.ts';

/** Releases an unpaid booking: frees its hours and cancels it. The caller holds its lock. */
export async function release(tx: Db, context: Context, row: BookingRow): Promise<void> {
  await store.freeHours(tx, row.id);
  await store.changeBooking(tx, row.id, {
    status: store.bookingState.cancelled,
    cancelledAt: context.now,
    cancelledBy: 'customer',
    expiresAt: null,
  });
  // A visitor who came by the link in an SMS is not signed in.
  await store.note(tx, row.id, context.now, context.actor?.name ?? 'Клиент по\u00a0ссылке', 'Бронь снята до оплаты');
  publish(tx, context.now, bookingDeletedMessages(row));
}

/** Cancels a paid booking for its owner; the caller holds its lock. Returns the refund by the rules, in kopecks. */
export async function cancelPaid(tx: Db, context: Context, row: BookingRow): Promise<number> {
  const sum = refundFor(row, context.now);
  const back = await sendBack(tx, bookingPayable, row, { sum, why: 'Отменено клиентом' }, context.now);
  await store.freeHours(tx, row.id);
  await store.changeBooking(tx, row.id, {
    status: store.bookingState.cancelled,
    cancelledAt: context.now,
    cancelledBy: 'customer',
  });
  await store.note(tx, row.id, context.now, actorOf(context).name, 'Оплаченная бронь отменена');
  // The customer was notified of the payment, so they are notified of the cancellation even without a refund.
  await post(tx, context.now, {
    event: 'booking.cancelled',
    to: await phoneOf(tx, row.userId),
    about: { id: row.id, room: row.roomName, refund: back },
  });
  publish(tx, context.now, bookingDeletedMessages(row));
  return sum;
}

/**
 * Cancels a booking for staff; all that was paid goes back, and its customer is told why. The caller holds its lock and
 * has checked that it may be cancelled.
 */
export async function cancelByStaff(tx: Db, context: Context, row: BookingRow, reason: string): Promise<void> {
  const back = await sendBack(tx, bookingPayable, row, { why: reason }, context.now);
  await store.freeHours(tx, row.id);
  await store.changeBooking(tx, row.id, {
    status: store.bookingState.cancelled,
    cancelledAt: context.now,
    cancelledBy: 'staff',
    rejectionReason: reason,
    expiresAt: null,
  });
  await store.note(tx, row.id, context.now, actorOf(context).name, `Отменено: ${reason}`);
  await writeAudit(tx, context, cancelBooking.id, {
    subject: 'booking',
    subjectId: row.id,
    before: { status: row.status },
    after: { status: store.bookingState.cancelled, rejectionReason: reason },
  });
  await post(tx, context.now, {
    event: 'booking.cancelledByStaff',
    to: await phoneOf(tx, row.userId),
    about: { id: row.id, room: row.roomName, isPaid: back > 0, reason },
  });
  publish(tx, context.now, bookingDeletedMessages(row));
}
