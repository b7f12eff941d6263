import { randomBytes, randomInt } from 'node:crypto';
import { ticketAlphabet, ticketOrderStatus } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, kopecks, moment, nameText } from '../../core/db/columns.ts';
import { digitsIn, wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { event, eventTicket } from './events.table.ts';

/** A ticket's code: twelve random letters, which nobody guesses. */
const newTicketCode = (): string =>
  Array.from({ length: 12 }, () => ticketAlphabet[randomInt(ticketAlphabet.length)]).join('');

/** The key of an order: whoever has it made the order. */
const newOrderKey = (): string => randomBytes(16).toString('hex');

/** Orders of tickets. An unpaid one holds its places until a moment; nobody believes a hold after it. */
export const ticketOrder = pgTable(
  'ticket_order',
  {
    id: serial('id').primaryKey(),
    /** What its buyer knows it by: nobody guesses it. */
    key: text('key').notNull().unique().$defaultFn(newOrderKey),
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    /** Null for a guest without an account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: nameText('name').notNull(),
    phone: text('phone').notNull(),
    status: integer('status').$type<(typeof ticketOrderStatus.ids)[number]>().notNull(),
    total: kopecks('total').notNull(),
    /** The buyer's deadline, the one that is shown: until then a payment may be started. It never moves. */
    payUntil: moment('pay_until'),
    /** Until when its places are kept: the same, or later while a payment is under way. */
    holdUntil: moment('hold_until'),
    paidAt: moment('paid_at'),
    /** Why its places were let go. Late money sells again what expired, never what somebody ended on purpose. */
    endedBy: text('ended_by', { enum: ['expiry', 'buyer', 'event'] }),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    check('ticket_order_status', isOneOf(table.status, ticketOrderStatus)),
    check('ticket_order_total', sql`${table.total} >= 0`),
    // What is free is issued at once: nothing would end its waiting.
    check(
      'ticket_order_held',
      sql`(${table.status} = 1) = (${table.holdUntil} is not null) and (${table.status} <> 1 or ${table.total} > 0)`,
    ),
    // Anyone who pays in time finds the places: an order keeps them at least until its buyer's deadline.
    check(
      'ticket_order_kept_until_deadline',
      sql`${table.status} <> 1 or coalesce(${table.payUntil} <= ${table.holdUntil}, false)`,
    ),
    check('ticket_order_ended', sql`(${table.status} = 3) = (${table.endedBy} is not null)`),
    check('ticket_order_paid', sql`(${table.status} = 2 and ${table.total} > 0) = (${table.paidAt} is not null)`),
    index('ticket_order_held_until').on(table.holdUntil).where(sql`${table.status} = 1`),
    index('ticket_order_event').on(table.eventId, table.id),
    index('ticket_order_user').on(table.userId),
    // What staff sort and look for.
    index('ticket_order_created').on(table.createdAt, table.id),
    index('ticket_order_total_sum').on(table.total, table.id),
    index('ticket_order_paid_at').on(table.paidAt, table.id),
    index('ticket_order_by_status').on(table.status, table.id),
    index('ticket_order_name').using('gin', wordsIn(table.name)),
    index('ticket_order_phone').using('gin', digitsIn(table.phone)),
  ],
);
export type TicketOrderRow = typeof ticketOrder.$inferSelect;

/** What happened to a paid order, in words for staff. */
export const ticketOrderStep = pgTable(
  'ticket_order_step',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => ticketOrder.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    who: text('who').notNull(),
    what: text('what').notNull(),
  },
  table => [index('ticket_order_step_order').on(table.orderId, table.id)],
);

/** How many places of a kind an order takes, and at what price. */
export const ticketOrderLine = pgTable(
  'ticket_order_line',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => ticketOrder.id, { onDelete: 'cascade' }),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => eventTicket.id),
    count: integer('count').notNull(),
    price: kopecks('price').notNull(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.ticketId] }),
    check('ticket_order_line_count', sql`${table.count} > 0`),
    check('ticket_order_line_price', sql`${table.price} >= 0`),
    index('ticket_order_line_ticket').on(table.ticketId),
  ],
);

/**
 * Who holds a ticket: one row is one place. No kind of ticket goes while somebody holds one of it. Anyone who adds a row
 * holds the event's own locked, so that the event is not deleted meanwhile, and counts the place in its kind.
 */
export const eventAttendee = pgTable(
  'event_attendee',
  {
    id: serial('id').primaryKey(),
    eventId: integer('event_id').notNull(),
    ticketId: integer('ticket_id').notNull(),
    orderId: integer('order_id').references(() => ticketOrder.id),
    /** What its QR code says: whoever has it has the ticket. */
    code: text('code').notNull().unique().$defaultFn(newTicketCode),
    /** Null for a guest without an account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: nameText('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** What was paid for it. */
    price: kopecks('price').notNull(),
    createdAt: moment('created_at').notNull(),
    /** A cancelled one keeps its row and takes no place. */
    cancelledAt: moment('cancelled_at'),
    /** What goes back for a cancelled one. */
    refund: kopecks('refund'),
  },
  table => [
    // A ticket of another event is no ticket for this one.
    foreignKey({
      name: 'event_attendee_ticket',
      columns: [table.ticketId, table.eventId],
      foreignColumns: [eventTicket.id, eventTicket.eventId],
    }),
    check('event_attendee_price', sql`${table.price} >= 0`),
    check(
      'event_attendee_refund',
      sql`(${table.cancelledAt} is null) = (${table.refund} is null) and ${table.refund} between 0 and ${table.price}`,
    ),
    index('event_attendee_event').on(table.eventId, table.id),
    index('event_attendee_ticket_id').on(table.ticketId),
    index('event_attendee_user').on(table.userId),
    index('event_attendee_phone').on(table.phone),
    index('event_attendee_order').on(table.orderId),
  ],
);

/**
 * An event that was cancelled with its tickets: what is left to be cancelled are its tickets that stand, and each goes
 * with its refund in one transaction, so that a job which dies in the middle goes on where it was.
 */
export const eventCancellation = pgTable(
  'event_cancellation',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => event.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    who: nameText('who').notNull(),
    /** What its guests are written. */
    reason: text('reason').notNull(),
    /** When the last ticket was cancelled; null until then. */
    endedAt: moment('ended_at'),
  },
  table => [index('event_cancellation_open').on(table.at).where(sql`${table.endedAt} is null`)],
);

/** Who came: the key is the ticket, so a second scan finds the first one. */
export const checkIn = pgTable('check_in', {
  attendeeId: integer('attendee_id')
    .primaryKey()
    .references(() => eventAttendee.id, { onDelete: 'cascade' }),
  /** Of the scan that let it in: the same scan sent again is no second one. */
  scanId: uuid('scan_id').notNull(),
  /** When it was scanned; it may have reached the server later. */
  at: moment('at').notNull(),
  place: nameText('place').notNull(),
  byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
  who: nameText('who').notNull(),
});
