import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { kopecks, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { room } from '../rooms/rooms.table.ts';

/**
 * Requests for hours of a room that is booked on request. The last offer is a booking: a trigger follows its status, so
 * whatever pays or ends the booking also changes the request in the same transaction.
 */
export const roomRequest = pgTable(
  'room_request',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    roomId: integer('room_id')
      .notNull()
      .references(() => room.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    guests: integer('guests').notNull(),
    purpose: text('purpose').notNull(),
    contactName: nameText('contact_name').notNull(),
    status: integer('status').notNull(),
    /** Why the venue declined it; empty unless it did. */
    rejectionReason: text('rejection_reason').notNull().default(''),
    /** The booking of its last offer. */
    bookingId: integer('booking_id').references(() => booking.id),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('room_request_status', sql`${table.status} between 1 and 8`),
    check('room_request_span', sql`${table.startsAt} < ${table.endsAt}`),
    check('room_request_guests', sql`${table.guests} > 0`),
    // In all other statuses there was an offer, so there is its booking.
    check('room_request_offered', sql`${table.status} in (1, 4, 5) or ${table.bookingId} is not null`),
    check('room_request_declined', sql`(${table.status} = 4) = (${table.rejectionReason} <> '')`),
    // A booking belongs to one request.
    unique('room_request_booking').on(table.bookingId),
    index('room_request_user').on(table.userId, table.id),
    index('room_request_status_id').on(table.status, table.id),
    index('room_request_starts').on(table.startsAt, table.id),
    index('room_request_created').on(table.createdAt, table.id),
    index('room_request_room').on(table.roomId, table.updatedAt, table.id),
    index('room_request_words').using('gin', wordsIn(table.contactName, table.purpose)),
    index('room_request_updated').on(table.updatedAt, table.id),
  ],
);
export type RoomRequestRow = typeof roomRequest.$inferSelect;

/** An offer as it was made; the status is that of its booking. */
export const roomOffer = pgTable(
  'room_offer',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => booking.id),
    requestId: integer('request_id')
      .notNull()
      .references(() => roomRequest.id, { onDelete: 'cascade' }),
    /** The price by the tariff, as quoted to staff. */
    quoted: kopecks('quoted').notNull(),
    price: kopecks('price').notNull(),
    priceReason: text('price_reason').notNull(),
    /** The message to the customer. */
    comment: text('comment').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
    /** When its customer was written that it has lapsed. */
    toldAt: moment('told_at'),
  },
  table => [
    check('room_offer_price', sql`${table.price} > 0`),
    check('room_offer_reason', sql`${table.price} = ${table.quoted} or ${table.priceReason} <> ''`),
    index('room_offer_request').on(table.requestId, table.bookingId),
  ],
);
