import { randomBytes } from 'node:crypto';
import { ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { isOneOf, moment, nameText } from '../../../core/db/columns.ts';
import { users } from '../../accounts/accounts.table.ts';
import { event, eventTicket } from '../events.table.ts';
import { ticketOrder } from './events.attendees.table.ts';

/** The key of a place in a queue: whoever has it is treated as its person. */
const newWaitKey = (): string => randomBytes(16).toString('hex');

/**
 * Places in the queue for tickets that are sold out. It is served in the order of ids, while the event's row is locked.
 * An offer is an unpaid order; a trigger follows its status, so whatever pays or ends the order also changes the place.
 * Places that are set aside count as held in their kind of ticket, which another trigger sees to.
 */
export const ticketWait = pgTable(
  'ticket_wait',
  {
    id: serial('id').primaryKey(),
    /** The key by which its person opens it; it cannot be guessed. */
    key: text('key').notNull().unique().$defaultFn(newWaitKey),
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    ticketId: integer('ticket_id').notNull(),
    /** Null for a guest without an account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: nameText('name').notNull(),
    phone: text('phone').notNull(),
    places: integer('places').notNull(),
    status: integer('status').$type<(typeof ticketWaitStatus.ids)[number]>().notNull(),
    /** How often others got places of this kind before, because this person needs more of them. */
    passes: integer('passes').notNull().default(0),
    /** Places that are set aside until there are enough, and since when. */
    gathered: integer('gathered').notNull().default(0),
    gatheredAt: moment('gathered_at'),
    /** The order that was made when places were given back, and how many were offered. */
    orderId: integer('order_id').references(() => ticketOrder.id, { onDelete: 'cascade' }),
    offered: integer('offered'),
    /**
     * For a person who let an offer lapse: until when the places, free again, are everybody's. Null while there are none,
     * and for all other people.
     */
    publicUntil: moment('public_until'),
    /** It ended, and its person has not been told yet. */
    isUntold: boolean('is_untold').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    // The kind of ticket must belong to the same event.
    foreignKey({
      name: 'ticket_wait_ticket',
      columns: [table.ticketId, table.eventId],
      foreignColumns: [eventTicket.id, eventTicket.eventId],
    }),
    check('ticket_wait_status', isOneOf(table.status, ticketWaitStatus)),
    check('ticket_wait_places', sql`${table.places} > 0 and ${table.passes} >= 0`),
    // Only whoever still waits has places set aside, and fewer than they need.
    check(
      'ticket_wait_gathered',
      sql`${table.gathered} >= 0 and ${table.gathered} < ${table.places} and (${table.gathered} = 0 or ${table.status} = 1)`,
    ),
    // An offer has its order, and a place that still waits has none.
    check(
      'ticket_wait_offered',
      sql`(${table.orderId} is null) = (${table.offered} is null) and ${table.offered} between 1 and ${table.places}`,
    ),
    check('ticket_wait_order', sql`(${table.status} in (2, 3, 4)) <= (${table.orderId} is not null)`),
    check('ticket_wait_waiting', sql`${table.status} not in (1, 6) or ${table.orderId} is null`),
    // An order is held for one place.
    unique('ticket_wait_of_order').on(table.orderId),
    // A person has one place per kind of ticket, because a second one would take another person's turn.
    uniqueIndex('ticket_wait_once').on(table.phone, table.ticketId).where(sql`${table.status} in (1, 2)`),
    index('ticket_wait_line').on(table.eventId, table.id).where(sql`${table.status} = 1`),
    index('ticket_wait_event').on(table.eventId, table.id),
    index('ticket_wait_kind').on(table.ticketId, table.id),
    index('ticket_wait_phone').on(table.phone, table.id),
    index('ticket_wait_user').on(table.userId, table.id),
    index('ticket_wait_created').on(table.createdAt),
    // Those that have ended, by which the oldest leave.
    index('ticket_wait_ended').on(table.updatedAt).where(sql`${table.status} not in (1, 2)`),
    index('ticket_wait_untold').on(table.id).where(sql`${table.isUntold}`),
  ],
);
export type TicketWaitRow = typeof ticketWait.$inferSelect;
