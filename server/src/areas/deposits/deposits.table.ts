import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { kopecks, moment } from '../../core/db/columns.ts';
import { booking } from '../bookings/bookings.table.ts';

/**
 * Bookings that a part of their price confirms. What is owed then is said only here; a trigger ends it with the booking,
 * and takes away an agreement that was not needed.
 */
export const deposit = pgTable(
  'deposit',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => booking.id),
    /** What confirms the booking. */
    sum: kopecks('sum').notNull(),
    /** What is owed after it; null until it is paid. */
    rest: kopecks('rest'),
    dueAt: moment('due_at').notNull(),
    paidAt: moment('paid_at'),
    /** When the customer is reminded next; null if not. */
    remindAt: moment('remind_at'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    check('deposit_sum', sql`${table.sum} > 0`),
    check('deposit_rest', sql`${table.rest} >= 0`),
    check('deposit_paid', sql`(${table.rest} is null) = (${table.paidAt} is null)`),
    check('deposit_reminder', sql`${table.remindAt} is null or ${table.rest} > 0`),
    index('deposit_owed').on(table.dueAt).where(sql`${table.rest} > 0`),
    index('deposit_reminded').on(table.remindAt).where(sql`${table.remindAt} is not null`),
  ],
);
