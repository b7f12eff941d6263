import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { kopecks, moment } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { ticketOrder } from '../events/tickets/events.attendees.table.ts';
import { payment } from '../payments/payments.table.ts';

/**
 * A gift certificate: money that its buyer paid for bookings and tickets to come. What has been spent and returned of it is counted
 * by triggers under its row lock, and a check refuses more than it was sold for.
 */
export const certificate = pgTable(
  'certificate',
  {
    id: serial('id').primaryKey(),
    /** Its one spelling, without hyphens. */
    code: text('code').notNull(),
    state: text('state', { enum: ['awaiting', 'active', 'blocked'] }).notNull(),
    sum: kopecks('sum').notNull(),
    /** What bookings and tickets have taken, or hold until they are paid. */
    spent: kopecks('spent').notNull().default(0),
    /** What went back to the buyer. */
    returned: kopecks('returned').notNull().default(0),
    /** The account that bought it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    recipient: text('recipient').notNull().default(''),
    wish: text('wish').notNull().default(''),
    months: integer('months').notNull(),
    /** The last day on which it pays; null until it is paid. */
    validTo: date('valid_to'),
    vatPercent: integer('vat_percent').notNull(),
    /** The payment it was sold for. */
    paymentId: integer('payment_id').references(() => payment.id),
    blockReason: text('block_reason'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  table => [
    check('certificate_state', sql`${table.state} in ('awaiting', 'active', 'blocked')`),
    check('certificate_code', sql`${table.code} ~ '^[234679ACEHKMPTXY]{12}$'`),
    check('certificate_sum', sql`${table.sum} > 0`),
    check(
      'certificate_balance',
      sql`${table.spent} >= 0 and ${table.returned} >= 0 and ${table.spent} + ${table.returned} <= ${table.sum}`,
    ),
    check(
      'certificate_paid',
      sql`num_nonnulls(${table.validTo}, ${table.paymentId}, ${table.paidAt}) = case ${table.state} when 'awaiting' then 0 else 3 end and (${table.state} <> 'awaiting' or ${table.spent} + ${table.returned} = 0)`,
    ),
    check('certificate_blocked', sql`(${table.state} = 'blocked') = (${table.blockReason} is not null)`),
    uniqueIndex('certificate_once').on(table.code),
    uniqueIndex('certificate_payment').on(table.paymentId),
    index('certificate_user').on(table.userId, table.id),
    index('certificate_by_sum').on(table.sum, table.id),
    index('certificate_by_end').on(table.validTo, table.id),
    index('certificate_created').on(table.createdAt, table.id),
    index('certificate_paid_at').on(table.paidAt).where(sql`${table.paidAt} is not null`),
    index('certificate_words').using('gin', wordsIn(table.recipient)),
  ],
);
export type CertificateRow = typeof certificate.$inferSelect;

/**
 * What a certificate pays for a booking or an order of tickets. It is reserved while that waits for the rest of its
 * money; triggers settle it with a payment of its own, or let it lapse.
 */
export const certificateUse = pgTable(
  'certificate_use',
  {
    id: serial('id').primaryKey(),
    certificateId: integer('certificate_id')
      .notNull()
      .references(() => certificate.id),
    /** What it pays for: exactly one is set. */
    bookingId: integer('booking_id').references(() => booking.id),
    ticketOrderId: integer('ticket_order_id').references(() => ticketOrder.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['reserved', 'settled', 'lapsed', 'withdrawn'] }).notNull(),
    sum: kopecks('sum').notNull(),
    /** What came back to the certificate of what it had paid. A trigger counts it. */
    returned: kopecks('returned').notNull().default(0),
    /** What the receipt of the use says, as in `payment`. */
    receiptMode: text('receipt_mode', { enum: ['full', 'prepaid'] }).notNull(),
    usedAt: moment('used_at').notNull(),
    settledAt: moment('settled_at'),
  },
  table => [
    check('certificate_use_state', sql`${table.state} in ('reserved', 'settled', 'lapsed', 'withdrawn')`),
    check('certificate_use_receipt_mode', sql`${table.receiptMode} in ('full', 'prepaid')`),
    check('certificate_use_of_one', sql`num_nonnulls(${table.bookingId}, ${table.ticketOrderId}) = 1`),
    check('certificate_use_sum', sql`${table.sum} > 0`),
    check(
      'certificate_use_returned',
      sql`${table.returned} between 0 and case ${table.state} when 'settled' then ${table.sum} else 0 end`,
    ),
    check('certificate_use_settled', sql`(${table.state} = 'settled') = (${table.settledAt} is not null)`),
    unique('certificate_use_once').on(table.certificateId, table.bookingId),
    unique('certificate_use_once_for_tickets').on(table.certificateId, table.ticketOrderId),
    index('certificate_use_booking').on(table.bookingId),
    index('certificate_use_ticket_order').on(table.ticketOrderId),
    index('certificate_use_settled_at').on(table.settledAt).where(sql`${table.state} = 'settled'`),
  ],
);
export type CertificateUseRow = typeof certificateUse.$inferSelect;

/** What is sold now: one row, which staff change. */
export const certificateTerms = pgTable(
  'certificate_terms',
  {
    id: integer('id').primaryKey(),
    sums: integer('sums').array().notNull(),
    least: kopecks('least').notNull(),
    most: kopecks('most').notNull(),
    months: integer('months').notNull(),
  },
  table => [
    check('certificate_terms_one', sql`${table.id} = 1`),
    check('certificate_terms_limits', sql`${table.least} > 0 and ${table.least} <= ${table.most}`),
    check('certificate_terms_months', sql`${table.months} between 1 and 60`),
  ],
);
