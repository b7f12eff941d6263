import { randomBytes, randomInt } from 'node:crypto';
import { type TicketRefund, ticketAlphabet, ticketOrderStatus, ticketRefund } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { isOneOf, kopecks, moment, nameText } from '../../../core/db/columns.ts';
import { digitsIn, wordsIn } from '../../../core/db/search.ts';
import { users } from '../../accounts/accounts.table.ts';
import { event, eventTicket } from '../events.table.ts';

/** A ticket's code: twelve random letters that cannot be guessed. */
export const newTicketCode = (): string =>
  Array.from({ length: 12 }, () => ticketAlphabet[randomInt(ticketAlphabet.length)]).join('');

/** The key of an order: whoever has it is treated as its buyer. */
const newOrderKey = (): string => randomBytes(16).toString('hex');

/**
 * Orders of tickets: what was bought together, for one event. Its tickets may be moved to other dates of a series; each
 * says itself which event it and its money are for. An unpaid one holds its places until `holdUntil`; an expired hold is ignored. A free one is issued at
 * once, unless it is an offer to somebody in the queue.
 */
export const ticketOrder = pgTable(
  'ticket_order',
  {
    id: serial('id').primaryKey(),
    /** The key by which its buyer opens the order; it cannot be guessed. */
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
    /** The payment deadline shown to the buyer: a payment may be started until then. It never moves. */
    payUntil: moment('pay_until'),
    /** Until when the places are held: the deadline, or later while a payment is in progress. */
    holdUntil: moment('hold_until'),
    paidAt: moment('paid_at'),
    /**
     * Why its places were freed. A late payment issues the tickets of an expired order, but not of one ended on
     * purpose.
     */
    endedBy: text('ended_by', { enum: ['expiry', 'buyer', 'event'] }),
    /** The terms of refunds that the buyer saw; those of the event may change. */
    refundTerms: integer('refund_terms').$type<TicketRefund>().notNull().default(ticketRefund.byDays),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    check('ticket_order_refund_terms', isOneOf(table.refundTerms, ticketRefund)),
    check('ticket_order_status', isOneOf(table.status, ticketOrderStatus)),
    check('ticket_order_total', sql`${table.total} >= 0`),
    check('ticket_order_held', sql`(${table.status} = 1) = (${table.holdUntil} is not null)`),
    // An order holds its places at least until the payment deadline, so a payment in time always finds them.
    check(
      'ticket_order_kept_until_deadline',
      sql`${table.status} <> 1 or coalesce(${table.payUntil} <= ${table.holdUntil}, false)`,
    ),
    check('ticket_order_ended', sql`(${table.status} = 3) = (${table.endedBy} is not null)`),
    check('ticket_order_paid', sql`(${table.status} = 2 and ${table.total} > 0) = (${table.paidAt} is not null)`),
    index('ticket_order_held_until').on(table.holdUntil).where(sql`${table.status} = 1`),
    index('ticket_order_event').on(table.eventId, table.id),
    index('ticket_order_user').on(table.userId),
    // Columns that staff sort and search by.
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
 * Ticket holders: one row is one place. A kind of ticket that somebody holds cannot be deleted. Code that adds a row
 * holds the event's row locked, so that the event is not deleted meanwhile, and counts the place in its kind.
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
    /** Whether its holder wants a reminder; they may say no on its page, without an account. */
    reminds: boolean('reminds').notNull().default(true),
    /** A cancelled one keeps its row and takes no place. */
    cancelledAt: moment('cancelled_at'),
    /** The sum to refund for a cancelled ticket. */
    refund: kopecks('refund'),
    /** When its buyer, or whoever had it then, gave it to its holder; null for one that is with its buyer. */
    transferredAt: moment('transferred_at'),
    /** When it came here from another date of the series; null for one that is for the event of its order. */
    movedAt: moment('moved_at'),
    /** What its calendar entries add to the revision of the event: each sends the former holder a cancellation. */
    sequence: integer('sequence').notNull().default(0),
  },
  table => [
    // The kind of ticket must belong to the same event.
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
 * Events cancelled with their tickets. A job cancels the remaining tickets, each together with its refund in one
 * transaction, so that it continues where it stopped after a crash.
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
    /** The reason that its guests are sent. */
    reason: text('reason').notNull(),
    /** When the last ticket was cancelled; null until then. */
    endedAt: moment('ended_at'),
  },
  table => [index('event_cancellation_open').on(table.at).where(sql`${table.endedAt} is null`)],
);

/** Guests who were let in: the key is the ticket, so a second scan finds the first one. */
export const checkIn = pgTable('check_in', {
  attendeeId: integer('attendee_id')
    .primaryKey()
    .references(() => eventAttendee.id, { onDelete: 'cascade' }),
  /** Id of the scan that let the guest in: resending that scan does not count as a second one. */
  scanId: uuid('scan_id').notNull(),
  /** When it was scanned; it may have reached the server later. */
  at: moment('at').notNull(),
  place: nameText('place').notNull(),
  byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
  who: nameText('who').notNull(),
});
