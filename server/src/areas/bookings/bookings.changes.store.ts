import { sql } from 'drizzle-orm';
import { booking } from './bookings.table.ts';

/** When a booking last changed, by its history. Its names are qualified, because drizzle qualifies none in one table. */
export const lastChange = sql`coalesce(
  (select max(change.at) from booking_event change where change.booking_id = booking.id), ${booking.createdAt})`.mapWith(
  booking.createdAt,
);
