import { type AppliedPromo, arrivals, type QuoteLine } from '@venue/sdk/bookings/model';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { copiedName, kopecks, moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { room, tariff } from '../rooms/rooms.table.ts';
import type { BookingDeposit } from './deposit/bookings.deposit.store.ts';

/** Several bookings that were made together and are paid at once. The state is kept in the bookings, not here. */
export const bookingGroup = pgTable('booking_group', {
  id: serial('id').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  createdAt: moment('created_at').notNull(),
});

/** An order for hours of a room, with everything as it was quoted. Never deleted. */
export const booking = pgTable(
  'booking',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    roomId: integer('room_id')
      .notNull()
      .references(() => room.id),
    roomName: copiedName('room_name'),
    /** The group it was made in; null if it was made alone. */
    groupId: integer('group_id').references(() => bookingGroup.id),
    tariffId: integer('tariff_id')
      .notNull()
      .references(() => tariff.id),
    tariffTitle: text('tariff_title').notNull(),
    status: integer('status').notNull(),
    /** Beginnings of the booked hours, in order. */
    hours: moment('hours').array().notNull(),
    /** The buffer hours before and after, as the room required when the booking was made. */
    buffers: moment('buffers').array().notNull().default([]),
    /** Only for order, deadlines and filters: between the first hour and the last may be hours of others. */
    firstStart: moment('starts_at').notNull(),
    lastEnd: moment('ends_at').notNull(),
    /** When it got its present hours by a move; null if it never was moved. */
    movedAt: moment('moved_at'),
    lines: jsonb('lines').$type<QuoteLine[]>().notNull(),
    price: kopecks('price').notNull(),
    vat: kopecks('vat').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The payment deadline shown to the customer. A started payment does not change it. */
    payUntil: moment('pay_until'),
    /** Until when the hours are held: the deadline, or later while a payment is under way. */
    expiresAt: moment('expires_at'),
    paidAt: moment('paid_at'),
    cancelledAt: moment('cancelled_at'),
    rejectionReason: text('rejection_reason'),
    /** Money that comes late revives only what expired, never what somebody cancelled on purpose. */
    cancelledBy: text('cancelled_by', { enum: ['customer', 'staff', 'expiry'] }),
    /** Whether its guests came, as the desk saw it. */
    arrival: text('arrival', { enum: arrivals }),
    /** The staff member who made it for a caller; null if the customer did. */
    madeBy: integer('made_by').references(() => users.id),
    /** When the link to pay by was sent last. */
    linkSentAt: moment('link_sent_at'),
    /** A note for the staff on shift. */
    comment: text('comment').notNull().default(''),
    /** How many will come, as far as that was said. */
    guests: integer('guests'),
    /** What its customer tells the staff. */
    customerComment: text('customer_comment').notNull().default(''),
    /** Rises, by a trigger, with every change that its entries in calendars show. */
    revision: integer('revision').notNull().default(0),
    /** The most runs of hours it had before a change, for the entries that its calendars have of them. */
    formerRuns: integer('former_runs').notNull().default(0),
  },
  table => [
    check('booking_status', sql`${table.status} in (1, 2, 3, 4)`),
    check('booking_price', sql`${table.price} >= 0`),
    check('booking_guests', sql`${table.guests} > 0`),
    // The arrival is marked only for paid bookings, which may be cancelled later.
    check(
      'booking_arrival',
      sql`${table.arrival} is null or (${table.arrival} in ('came', 'absent') and ${table.status} in (2, 3))`,
    ),
    // An open booking holds its hours at least until the deadline, so whoever pays in time gets them.
    check(
      'booking_kept_until_deadline',
      sql`${table.status} not in (1, 4) or coalesce(${table.payUntil} <= ${table.expiresAt}, false)`,
    ),
    index('booking_user').on(table.userId, table.id),
    index('booking_group_id').on(table.groupId).where(sql`${table.groupId} is not null`),
    index('booking_starts').on(table.firstStart, table.id),
    index('booking_created').on(table.createdAt, table.id),
    index('booking_price_id').on(table.price, table.id),
    index('booking_status_id').on(table.status, table.id),
    index('booking_room').on(table.roomId, table.firstStart),
    index('booking_room_id').on(table.roomId, table.id),
    index('booking_by_room').on(table.roomName, table.id),
    index('booking_expires').on(table.expiresAt).where(sql`${table.status} in (1, 4)`),
  ],
);
/**
 * A booking with its room's current name, whether that room is booked instantly, because only then may customers move
 * it, why the room is closed at one of its hours, if it is, the promo code whose discount it has, and the organisation
 * that pays after the month, if one does.
 */
export type BookingRow = typeof booking.$inferSelect & {
  readonly roomName: string;
  readonly isInstant: boolean;
  readonly closedWhy: string | null;
  readonly promo: AppliedPromo | null;
  /** What certificates pay of it once the rest of its money is here; 0 when they have. */
  readonly covered: number;
  readonly accountPayer: string | null;
  readonly deposit: BookingDeposit | null;
  /** The term of the invoice that it waits for. */
  readonly invoicedUntil: Date | null;
};

/** Hours closed by staff. */
export const technicalReason = pgTable('technical_reason', {
  id: serial('id').primaryKey(),
  roomId: integer('room_id')
    .notNull()
    .references(() => room.id),
  reason: text('reason').notNull(),
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  createdAt: moment('created_at').notNull(),
});

/**
 * One taken hour of one room. The primary key is the guarantee that no hour is sold twice: whatever the code
 * does, the database refuses a second row.
 */
export const roomSlot = pgTable(
  'room_slot',
  {
    roomId: integer('room_id')
      .notNull()
      .references(() => room.id),
    startsAt: moment('starts_at').notNull(),
    /** The hall that was taken as a whole, where this is one of its parts. */
    hallId: integer('hall_id').references(() => room.id),
    kind: text('kind', { enum: ['hold', 'booking', 'technical', 'event', 'buffer'] }).notNull(),
    bookingId: integer('booking_id').references(() => booking.id),
    technicalReasonId: integer('technical_reason_id').references(() => technicalReason.id, { onDelete: 'cascade' }),
    /**
     * The foreign key is only in the migration: requests take hours, so the bookings area does not depend on requests.
     */
    eventRequestId: integer('event_request_id'),
    /** The same for events. An event and the request it came from share their hours: the row then names both. */
    eventId: integer('event_id'),
    /** For holds: from this moment on the row does not count. */
    expiresAt: moment('expires_at'),
  },
  table => [
    primaryKey({ columns: [table.roomId, table.startsAt] }),
    check('room_slot_whole_hour', sql`${table.startsAt} = date_trunc('hour', ${table.startsAt})`),
    // Buffers of a hold expire with it.
    check(
      'room_slot_hold_expires',
      sql`case ${table.kind} when 'hold' then ${table.expiresAt} is not null when 'buffer' then true else ${table.expiresAt} is null end`,
    ),
    check('room_slot_owner', sql`(${table.kind} in ('hold', 'booking', 'buffer')) = (${table.bookingId} is not null)`),
    check('room_slot_hall', sql`${table.hallId} <> ${table.roomId}`),
    check(
      'room_slot_event',
      sql`(${table.kind} = 'event') = (${table.eventRequestId} is not null or ${table.eventId} is not null)`,
    ),
    index('room_slot_event_request').on(table.eventRequestId),
    index('room_slot_event_id').on(table.eventId).where(sql`${table.eventId} is not null`),
    index('room_slot_booking').on(table.bookingId),
    index('room_slot_technical').on(table.technicalReasonId),
    index('room_slot_time').on(table.startsAt),
    index('room_slot_of_hall').on(table.hallId).where(sql`${table.hallId} is not null`),
  ],
);

/** What happened to a booking, in words for the staff's card. */
export const bookingEvent = pgTable(
  'booking_event',
  {
    id: serial('id').primaryKey(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => booking.id),
    at: moment('at').notNull(),
    who: text('who').notNull(),
    what: text('what').notNull(),
  },
  table => [index('booking_event_booking').on(table.bookingId, table.id)],
);
