import { bookingStatus } from '@venue/sdk/bookings/model';
import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Reminding } from '../../area/reminding.ts';
import { mustExist } from '../../core/record/records.ts';
import { bookingById, changeBooking } from '../bookings/bookings.store.ts';
import { booking } from '../bookings/bookings.table.ts';
import { invoicedUntil } from '../bookings/bookings.term.store.ts';
import { writeLink } from '../bookings/link/bookings.link.service.ts';
import { roomOffer, roomRequest } from './room-requests.table.ts';

/**
 * Unpaid offers, by their bookings; those that were made for a few hours only are left out (`reminderTimes`), and those
 * that wait for an invoice, which has a reminder of its own.
 */
export const offerReminding: Reminding = {
  kind: 'offer',
  who: 'the customer whom a room was offered',
  upcoming: (now, until) => sql`
    select ${booking.id}, ${booking.payUntil} as at, ${booking.userId} as user_id, ${booking.id}::text as whose,
      ${roomOffer.createdAt} as since
    from ${roomRequest}
    join ${roomOffer} on ${roomOffer.bookingId} = ${roomRequest.bookingId}
    join ${booking} on ${booking.id} = ${roomOffer.bookingId}
    where ${roomRequest.status} = ${roomRequestStatus.offered}
      and ${booking.status} = ${bookingStatus.awaitingPayment}
      and ${invoicedUntil} is null
      and ${booking.payUntil} > ${now.toISOString()}::timestamptz
      and ${booking.payUntil} <= ${until.toISOString()}::timestamptz`,
  lock: async (tx, ids) =>
    (
      await tx
        .select({ id: booking.id })
        .from(booking)
        .where(inArray(booking.id, [...ids]))
        .orderBy(asc(booking.id))
        // The time of its link is changed with it.
        .for('update', { skipLocked: true })
    ).map(({ id }) => id),
  async remind(tx, works, [id = 0]) {
    const row = mustExist(await bookingById(tx, id));
    await changeBooking(tx, id, { linkSentAt: works.now });
    return writeLink(tx, works, row, 'roomRequest.runsOut');
  },
};
