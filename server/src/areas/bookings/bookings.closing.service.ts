import { ApiFailure } from '@venue/sdk';
import type { ClosedRecord, Closing } from '../../area/closing.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { cancelByStaff } from './bookings.cancel.service.ts';
import { customerMay, endOf, staffMay } from './bookings.rules.ts';
import * as store from './bookings.store.ts';
import { bookingPage, stayOf } from './desk/bookings.stay.service.ts';

/**
 * When hours of bookings are closed, a paid one is kept or cancelled as staff chose; any other ends, because it cannot
 * be paid any more.
 */
export const bookingsClosing: Closing = {
  kind: 'booking',
  async settle(tx, context, closed) {
    const row = await store.lockBooking(tx, closed.id);
    // Its customer has cancelled it meanwhile.
    if (!row || !staffMay(row, context.now).includes('cancel')) return;
    const isPaid = row.status === store.bookingState.paid;
    // guard: server/src/areas/rooms/rooms.closing.test.ts
    if (isPaid && closed.choice === 'keep') return tellKept(tx, context, row, closed);
    // guard: server/src/areas/rooms/rooms.closing.test.ts
    if (isPaid && !actorOf(context).permissions.has('bookings.manage')) throw new ApiFailure('profile_denied');
    await cancelByStaff(tx, context, row, { reason: `Помещение закрыто: ${closed.reason}` });
  },
};

/** Tells the customer of a booking that stays what they can do, by SMS and to a confirmed address. */
async function tellKept(tx: Db, context: Context, row: store.BookingRow, { hours, reason }: ClosedRecord) {
  const { now, config } = context;
  await store.note(tx, row.id, now, actorOf(context).name, `Помещение закрыто: ${reason}. Клиент получил СМС`);
  await tell(tx, context, {
    event: 'booking.closed',
    of: { kind: 'booking', ids: [row.id] },
    to: await reachOf(tx, row.userId),
    about: {
      ...(await stayOf(tx, row.id, now)),
      closed: hours,
      mayMove: customerMay(row, now).includes('move'),
      reason,
      link: `${config.publicUrl}${bookingPage(row.id)}`,
    },
    uselessAt: endOf(hours.at(-1) ?? now),
  });
}
