import { sql } from 'drizzle-orm';
import { booking, bookingEvent } from './bookings.table.ts';

/** When a booking last changed, by its history. */
export const lastChange =
  sql`coalesce((select max(${bookingEvent.at}) from ${bookingEvent} where ${bookingEvent.bookingId} = ${booking.id}), ${booking.createdAt})`.mapWith(
    booking.createdAt,
  );
