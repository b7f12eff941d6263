import { type invoiceEnd, orderInvoiceStatus } from '@venue/sdk/agreements/model';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { kopecks, moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { booking, bookingGroup } from '../bookings/bookings.table.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { act, invoice } from './invoices.table.ts';

const words = (ids: readonly string[]) => sql.raw(ids.map(id => `'${id}'`).join(', '));

/**
 * What an invoice was made for: one booking, several that were made together, or an event. The invoice itself is closed
 * and never changes; what becomes of it stands here. Triggers end it with its bookings or its event.
 */
export const invoiceOrder = pgTable(
  'invoice_order',
  {
    invoiceId: integer('invoice_id')
      .primaryKey()
      .references(() => invoice.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    bookingId: integer('booking_id').references(() => booking.id),
    groupId: integer('group_id').references(() => bookingGroup.id),
    /** Accounting keeps the invoice when the request goes with its customer's account. */
    eventRequestId: integer('event_request_id').references(() => eventRequest.id, { onDelete: 'set null' }),
    /** The bookings it charges for: of a group, those that were not paid or given up then. */
    orderIds: integer('order_ids').array().notNull(),
    state: text('state')
      .$type<(typeof orderInvoiceStatus.ids)[number]>()
      .notNull()
      .default(orderInvoiceStatus.awaiting),
    why: text('why').$type<(typeof invoiceEnd.ids)[number]>(),
    /** Of the invoice. */
    sum: kopecks('sum').notNull(),
    keptUntil: moment('kept_until').notNull(),
    /** Of its receipts; a trigger counts it. */
    received: kopecks('received').notNull().default(0),
    /** What of it went back to the organisation, as staff said. */
    returned: kopecks('returned').notNull().default(0),
    paidAt: moment('paid_at'),
    /** When its customer was written that the time is about to end, and that it has ended. */
    warnedAt: moment('warned_at'),
    toldAt: moment('told_at'),
    /** When its act was made, or was found not to be needed; the act itself, where there is one. */
    actedAt: moment('acted_at'),
    actId: integer('act_id')
      .unique('invoice_order_act')
      .references(() => act.id),
  },
  table => [
    check(
      'invoice_order_of_one',
      sql`num_nonnulls(${table.bookingId}, ${table.groupId}, ${table.eventRequestId}) = 1 or (num_nonnulls(${table.bookingId}, ${table.groupId}) = 0 and ${table.state} <> 'awaiting')`,
    ),
    check('invoice_order_state', sql`${table.state} in (${words(orderInvoiceStatus.ids)})`),
    check('invoice_order_why', sql`(${table.state} = 'cancelled') = (${table.why} is not null)`),
    check(
      'invoice_order_paid',
      sql`(${table.state} = 'paid') = (${table.paidAt} is not null) and (${table.state} <> 'paid' or ${table.received} >= ${table.sum})`,
    ),
    check(
      'invoice_order_returned',
      sql`${table.returned} between 0 and greatest(0, ${table.received} - case ${table.state} when 'paid' then ${table.sum} else 0 end)`,
    ),
    check('invoice_order_acted', sql`${table.actId} is null or ${table.actedAt} is not null`),
    uniqueIndex('invoice_order_one_live').on(table.bookingId).where(sql`${table.state} <> 'cancelled'`),
    uniqueIndex('invoice_order_one_live_group').on(table.groupId).where(sql`${table.state} = 'awaiting'`),
    uniqueIndex('invoice_order_one_live_event').on(table.eventRequestId).where(sql`${table.state} <> 'cancelled'`),
    index('invoice_order_user').on(table.userId, table.invoiceId),
    index('invoice_order_to_act').on(table.invoiceId).where(sql`${table.state} = 'paid' and ${table.actedAt} is null`),
    index('invoice_order_awaiting').on(table.keptUntil).where(sql`${table.state} = 'awaiting'`),
  ],
);
export type InvoiceOrderRow = typeof invoiceOrder.$inferSelect;

/** Money that came to the account for an invoice, one row for each payment order. */
export const invoiceReceipt = pgTable(
  'invoice_receipt',
  {
    id: serial('id').primaryKey(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoiceOrder.invoiceId),
    paidOn: date('paid_on').notNull(),
    paymentOrder: text('payment_order').notNull(),
    sum: kopecks('sum').notNull(),
    takenBy: integer('taken_by')
      .notNull()
      .references(() => users.id),
    takenAt: moment('taken_at').notNull(),
  },
  table => [
    check('invoice_receipt_sum', sql`${table.sum} > 0`),
    unique('invoice_receipt_once').on(table.invoiceId, table.paidOn, table.paymentOrder),
  ],
);
export type InvoiceReceiptRow = typeof invoiceReceipt.$inferSelect;
