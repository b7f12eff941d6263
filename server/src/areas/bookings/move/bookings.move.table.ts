import type { QuoteLine } from '@venue/sdk/bookings/model';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { kopecks, moment } from '../../../core/db/columns.ts';
import { booking } from '../bookings.table.ts';

/**
 * A move of a paid booking to more expensive hours that is not paid yet. Its new hours are held in addition to the old
 * ones until `expires_at`. A booking has at most one such move; it is deleted once it takes place.
 */
export const bookingMove = pgTable(
  'booking_move',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => booking.id),
    /** `lapsed`: not paid in time, but a late payment may still complete it. `dropped`: cancelled for good. */
    state: text('state', { enum: ['open', 'lapsed', 'dropped'] }).notNull(),
    hours: moment('hours').array().notNull(),
    buffers: moment('buffers').array().notNull(),
    lines: jsonb('lines').$type<QuoteLine[]>().notNull(),
    price: kopecks('price').notNull(),
    vat: kopecks('vat').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    /** The price difference to pay. */
    due: kopecks('due').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The payment deadline shown to the customer. */
    payUntil: moment('pay_until').notNull(),
    /** Until when the new hours are held: the deadline, or later while a payment is under way. */
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    check('booking_move_state', sql`${table.state} in ('open', 'lapsed', 'dropped')`),
    check('booking_move_due', sql`${table.due} > 0 and ${table.due} <= ${table.price}`),
    // The hours are held at least until the deadline, so whoever pays in time gets them.
    check('booking_move_kept_until_deadline', sql`${table.payUntil} <= ${table.expiresAt}`),
    index('booking_move_expires').on(table.expiresAt).where(sql`${table.state} = 'open'`),
  ],
);
export type BookingMoveRow = typeof bookingMove.$inferSelect;
