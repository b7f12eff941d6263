import { formatHours } from '@venue/sdk';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { refundable } from '../payments/payments.service.ts';
import { giveUp } from './account/bookings.account.service.ts';
import { openCharge } from './account/bookings.account.store.ts';
import { bookingDeletedMessages } from './bookings.messages.ts';
import { endPackageUse } from './bookings.package.store.ts';
import { refundFor, shareBack } from './bookings.rules.ts';
import type { BookingRow } from './bookings.store.ts';
import * as store from './bookings.store.ts';
import { stayFiles, stayOf } from './desk/bookings.stay.service.ts';

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
  await giveHours(tx, row, shareBack(row, context.now), context.now);
  const back = await giveUp(tx, row, { sum, why: 'Отменено клиентом' }, context.now);
  await store.freeHours(tx, row.id);
  await store.changeBooking(tx, row.id, {
    status: store.bookingState.cancelled,
    cancelledAt: context.now,
    cancelledBy: 'customer',
  });
  await store.note(tx, row.id, context.now, actorOf(context).name, 'Оплаченная бронь отменена');
  // The customer was notified of the payment, so they are notified of the cancellation even without a refund.
  await tell(tx, context, {
    event: 'booking.cancelled',
    of: { kind: 'booking', ids: [row.id] },
    to: await reachOf(tx, row.userId),
    about: { ...(await stayOf(tx, row.id, context.now)), refund: back ?? 0 },
    files: () => stayFiles(tx, [row.id], context, `Бронь № ${row.id}`),
  });
  publish(tx, context.now, bookingDeletedMessages(row));
  return sum;
}

/** Gives hours that a package pays for back to it, as the terms of cancellation say. */
async function giveHours(tx: Db, row: BookingRow, percent: number, now: Date): Promise<void> {
  const hours = await endPackageUse(tx, row.id, percent, now);
  if (hours === null) return;
  await store.note(tx, row.id, now, 'Система', `В\u00a0абонемент вернулось: ${formatHours(hours)}`);
}

/** What staff may return when they cancel a booking: by the customer's terms, or all. Null where nothing was paid. */
export async function cancelRefund(db: Db, row: BookingRow, now: Date) {
  const whole = (await refundable(db, { kind: 'booking', id: row.id })) + (await openCharge(db, row.id));
  return whole === 0 ? null : { byTerms: Math.min(refundFor(row, now), whole), whole };
}

/**
 * Cancels a booking for staff; `sum` of what was paid goes back, all unless it is given, and its customer is told why.
 * The caller holds its lock and has checked that it may be cancelled.
 */
export async function cancelByStaff(
  tx: Db,
  context: Context,
  row: BookingRow,
  { reason, sum }: { readonly reason: string; readonly sum?: number },
): Promise<void> {
  const { now } = context;
  const paid = await refundable(tx, { kind: 'booking', id: row.id });
  const wasPaid = paid > 0;
  // Measured by what was paid: of a booking with a deposit that is less than its price.
  // guard: server/src/areas/packages/packages.life.test.ts
  const byTerms = row.paidAt !== null && sum !== undefined && sum < paid + (await openCharge(tx, row.id));
  await giveHours(tx, row, byTerms ? shareBack(row, now) : 100, now);
  const back = await giveUp(tx, row, { ...(sum === undefined ? {} : { sum }), why: reason }, now);
  await store.freeHours(tx, row.id);
  await store.changeBooking(tx, row.id, {
    status: store.bookingState.cancelled,
    cancelledAt: now,
    cancelledBy: 'staff',
    rejectionReason: reason,
    expiresAt: null,
  });
  await store.note(tx, row.id, now, actorOf(context).name, `Отменено: ${reason}`);
  await writeAudit(tx, context, cancelBooking.id, {
    subject: 'booking',
    subjectId: row.id,
    before: { status: row.status },
    after: { status: store.bookingState.cancelled, rejectionReason: reason },
  });
  await tell(tx, context, {
    event: 'booking.cancelledByStaff',
    of: { kind: 'booking', ids: [row.id] },
    to: await reachOf(tx, row.userId),
    about: { ...(await stayOf(tx, row.id, now)), refund: wasPaid ? back : null, reason },
    // Hours that were never paid are in no calendar that came by letter.
    files: async () => (row.paidAt === null ? [] : stayFiles(tx, [row.id], context, `Бронь № ${row.id}`)),
  });
  publish(tx, now, bookingDeletedMessages(row));
}
