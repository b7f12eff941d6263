import { sql } from 'drizzle-orm';
import { booking } from './bookings.table.ts';

// The table is that of invoices, which know bookings; here it is only named.

/**
 * Until when the money of the invoice that a booking waits for is to come; null without one. Its names are qualified,
 * because drizzle qualifies none in one table.
 */
export const invoicedUntil = sql<Date | null>`(
  select min(waits.kept_until) from invoice_order waits
  where waits.state = 'awaiting' and (waits.booking_id = booking.id or waits.group_id = booking.group_id)
    and booking.id = any(waits.order_ids))`.mapWith(booking.payUntil);
