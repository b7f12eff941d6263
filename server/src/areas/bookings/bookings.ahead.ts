import { formatFewRuns, formatHours } from '@venue/sdk';
import type { Ahead } from '../../area/ahead.ts';
import { cancelPaid, release } from './bookings.cancel.service.ts';
import * as own from './bookings.own.store.ts';
import { customerMay, refundFor, statusAt } from './bookings.rules.ts';
import * as store from './bookings.store.ts';

/** Upcoming bookings, paid or held. */
export const bookingsAhead: Ahead = {
  list: async (db, userId, now) =>
    (await own.bookingsAhead(db, userId, now))
      .filter(row => statusAt(row, now) !== store.bookingState.cancelled)
      .map(row => ({
        kind: row.status === store.bookingState.paid ? ('booking' as const) : ('hold' as const),
        id: row.id,
        title: `${row.roomName}, ${formatFewRuns(row.hours)}, ${formatHours(row.hours.length)}`,
        sum: row.price,
        until: row.lastEnd.toISOString(),
        refund: customerMay(row, now).includes('cancel') ? refundFor(row, now) : null,
      })),
  settle: async (tx, context, userId) => {
    for (const { id } of await own.bookingsAhead(tx, userId, context.now)) {
      const row = await store.lockBooking(tx, id);
      if (!row) continue;
      const may = customerMay(row, context.now);
      if (may.includes('cancel')) await cancelPaid(tx, context, row);
      else if (may.includes('release')) await release(tx, context, row);
    }
  },
};
