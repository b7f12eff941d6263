import { type invoiceEnd, orderInvoiceStatus } from '@venue/sdk/papers/model';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { kopecks, moment } from '../../../core/db/columns.ts';
import { users } from '../../accounts/accounts.table.ts';
import { booking, bookingGroup } from '../../bookings/bookings.table.ts';
import { eventRequest } from '../../event-requests/event-requests.table.ts';
import { act, invoice } from '../papers.table.ts';

/** Whether money received for an invoice is due back; as `owedOf` says. */
export const owedInSql = (table: Record<'state' | 'received' | 'returned' | 'sum' | 'kept', AnyPgColumn>) =>
  sql`${table.state} <> 'awaiting' and ${table.received} - ${table.returned} > case ${table.state} when 'paid' then ${table.sum} else ${table.kept} end`;

/** What has not come yet for an invoice that waits for its money; as `unpaidOf` says. */
export const unpaidInSql = (table: Record<'received' | 'returned' | 'sum', AnyPgColumn>) =>
  sql<number>`greatest(0, ${table.sum} - ${table.received} + ${table.returned})`;

const words = (ids: readonly string[]) => sql.raw(ids.map(id => `'${id}'`).join(', '));

/**
 * What an issued invoice is for: one booking, a group, an event, or services under an agreement. The invoice itself is
 * closed and never changes; its payment state is kept here. Triggers cancel it when its bookings or its event are
 * cancelled.
 */
export const invoiceOrder = pgTable(
  'invoice_order',
  {
    invoiceId: integer('invoice_id')
      .primaryKey()
      .references(() => invoice.id),
    /** Null for an agreement without an account. */
    userId: integer('user_id').references(() => users.id),
    /** Whether staff made it for an agreement. */
    ofAgreement: boolean('of_agreement').notNull().default(false),
    bookingId: integer('booking_id').references(() => booking.id),
    groupId: integer('group_id').references(() => bookingGroup.id),
    /** Accounting keeps the invoice when the request goes with its customer's account. */
    eventRequestId: integer('event_request_id').references(() => eventRequest.id, { onDelete: 'set null' }),
    /** The bookings it charges for: of a group, those that were neither paid nor cancelled at the time. */
    orderIds: integer('order_ids').array().notNull(),
    state: text('state')
      .$type<(typeof orderInvoiceStatus.ids)[number]>()
      .notNull()
      .default(orderInvoiceStatus.awaiting),
    why: text('why').$type<(typeof invoiceEnd.ids)[number]>(),
    /** The total of the invoice. */
    sum: kopecks('sum').notNull(),
    /** Null for an agreement whose invoice says no last day. */
    keptUntil: moment('kept_until'),
    /** The sum of its receipts; maintained by a trigger. */
    received: kopecks('received').notNull().default(0),
    /** The sum of its returns; maintained by a trigger. */
    returned: kopecks('returned').notNull().default(0),
    /** What the venue keeps of the money of an event that was called off late. */
    kept: kopecks('kept').notNull().default(0),
    paidAt: moment('paid_at'),
    /** When its payer was reminded of the overdue sum last, and how often. */
    debtRemindedAt: moment('debt_reminded_at'),
    debtReminders: integer('debt_reminders').notNull().default(0),
    /** When the customer was notified that the invoice has expired. */
    toldAt: moment('told_at'),
    /** When its act was made or found unnecessary; `actId` is the act, if any. */
    actedAt: moment('acted_at'),
    actId: integer('act_id')
      .unique('invoice_order_act')
      .references(() => act.id),
  },
  table => [
    check(
      'invoice_order_of_one',
      sql`case when ${table.ofAgreement} then num_nonnulls(${table.bookingId}, ${table.groupId}, ${table.eventRequestId}) = 0 else num_nonnulls(${table.bookingId}, ${table.groupId}, ${table.eventRequestId}) = 1 or (num_nonnulls(${table.bookingId}, ${table.groupId}) = 0 and ${table.state} <> 'awaiting') end`,
    ),
    check(
      'invoice_order_awaited',
      sql`${table.ofAgreement} or (${table.userId} is not null and ${table.keptUntil} is not null)`,
    ),
    check('invoice_order_received', sql`${table.received} >= 0`),
    check('invoice_order_state', sql`${table.state} in (${words(orderInvoiceStatus.ids)})`),
    check('invoice_order_why', sql`(${table.state} = 'cancelled') = (${table.why} is not null)`),
    check(
      'invoice_order_paid',
      sql`(${table.state} = 'paid') = (${table.paidAt} is not null) and (${table.state} <> 'paid' or ${table.received} >= ${table.sum})`,
    ),
    check(
      'invoice_order_returned',
      sql`${table.returned} between 0 and greatest(0, ${table.received} - case ${table.state} when 'paid' then ${table.sum} else ${table.kept} end)`,
    ),
    check(
      'invoice_order_kept',
      sql`${table.kept} between 0 and ${table.received} and (${table.kept} = 0 or ${table.state} = 'cancelled')`,
    ),
    check('invoice_order_acted', sql`${table.actId} is null or ${table.actedAt} is not null`),
    uniqueIndex('invoice_order_one_live').on(table.bookingId).where(sql`${table.state} <> 'cancelled'`),
    uniqueIndex('invoice_order_one_live_group').on(table.groupId).where(sql`${table.state} = 'awaiting'`),
    uniqueIndex('invoice_order_one_live_event').on(table.eventRequestId).where(sql`${table.state} <> 'cancelled'`),
    index('invoice_order_user').on(table.userId, table.invoiceId),
    index('invoice_order_to_act').on(table.invoiceId).where(sql`${table.state} = 'paid' and ${table.actedAt} is null`),
    index('invoice_order_kept_to_act').on(table.invoiceId).where(sql`${table.kept} > 0 and ${table.actedAt} is null`),
    index('invoice_order_owed').on(table.invoiceId).where(owedInSql(table)),
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

/** Money for an invoice that was sent back to its payer; written once and never changed. */
export const invoiceReturn = pgTable(
  'invoice_return',
  {
    id: serial('id').primaryKey(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoiceOrder.invoiceId),
    sum: kopecks('sum').notNull(),
    /** Null where the person is not known any more. */
    sentBy: integer('sent_by').references(() => users.id),
    sentAt: moment('sent_at').notNull(),
  },
  table => [check('invoice_return_sum', sql`${table.sum} > 0`), index('invoice_return_invoice').on(table.invoiceId)],
);
