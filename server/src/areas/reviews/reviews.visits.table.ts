import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { booking } from '../bookings/bookings.table.ts';
import { ticketOrder } from '../events/tickets/events.attendees.table.ts';

/**
 * Visits whose customer was asked for a review: a booking that took place, or an order of tickets that was used. A visit
 * is asked about once, and has one review.
 */
export const reviewVisit = pgTable(
  'review_visit',
  {
    id: serial('id').primaryKey(),
    bookingId: integer('booking_id')
      .unique('review_visit_booking')
      .references(() => booking.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .unique('review_visit_order')
      .references(() => ticketOrder.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    /** When the review was left; a visit whose review was removed gets no other. */
    reviewedAt: moment('reviewed_at'),
  },
  table => [
    check('review_visit_one', sql`num_nonnulls(${table.bookingId}, ${table.orderId}) = 1`),
    index('review_visit_asked').on(table.askedAt),
  ],
);
