import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, serial, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { room } from '../rooms/rooms.table.ts';

/**
 * Places in the line for hours of a room: so many in a row, within a part of a day. The line is served in the order of
 * ids. The hours held for a place are a booking; a trigger follows its status, so whatever pays or ends the booking
 * also changes the place in the same transaction.
 */
export const roomWait = pgTable(
  'room_wait',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    roomId: integer('room_id')
      .notNull()
      .references(() => room.id),
    day: date('day').notNull(),
    fromHour: integer('from_hour').notNull(),
    toHour: integer('to_hour').notNull(),
    hours: integer('hours').notNull(),
    /** The latest possible start of the hours; nobody waits after it. */
    until: moment('until').notNull(),
    status: integer('status').notNull(),
    /** The booking that was made when the hours became free. */
    bookingId: integer('booking_id').references(() => booking.id),
    /**
     * For a person who let an offer of these hours lapse: until when the hours, free again, are everybody's. Null while
     * they are taken, and for all other people.
     */
    publicUntil: moment('public_until'),
    /** When its person was written that the hours held for them are about to be given away, and that they were. */
    warnedAt: moment('warned_at'),
    toldAt: moment('told_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('room_wait_status', sql`${table.status} between 1 and 7`),
    check(
      'room_wait_hours',
      sql`${table.fromHour} >= 0 and ${table.toHour} <= 24 and ${table.hours} between 1 and ${table.toHour} - ${table.fromHour}`,
    ),
    // A place that was offered hours has their booking, and one that still waits or was never served has none.
    check('room_wait_held', sql`(${table.status} in (2, 3, 4, 7)) <= (${table.bookingId} is not null)`),
    check('room_wait_waiting', sql`${table.status} not in (1, 6) or ${table.bookingId} is null`),
    // A booking is held for one place.
    unique('room_wait_booking').on(table.bookingId),
    // A person has one place per room and day, because a second one would take another person's turn.
    uniqueIndex('room_wait_once').on(table.userId, table.roomId, table.day).where(sql`${table.status} in (1, 2)`),
    index('room_wait_line').on(table.id).where(sql`${table.status} = 1`),
    index('room_wait_user').on(table.userId, table.id),
    index('room_wait_day').on(table.day, table.id),
    index('room_wait_created').on(table.createdAt),
  ],
);
export type WaitRow = typeof roomWait.$inferSelect;
