import type { OwnPrice } from '@venue/sdk/client-terms/model';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { kopecks, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { agreement } from '../agreements/agreements.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { invoice } from '../papers/papers.table.ts';

/** Prices and payment of an organisation that books regularly, one for each agreement. */
export const clientTerms = pgTable(
  'client_terms',
  {
    id: serial('id').primaryKey(),
    agreementId: integer('agreement_id')
      .notNull()
      .unique('client_terms_agreement')
      .references(() => agreement.id),
    /** Copies from the agreement, whose customer never changes once it is in force. */
    customer: nameText('customer').notNull(),
    inn: text('inn').notNull(),
    discountPercent: integer('discount_percent').notNull(),
    ownPrices: jsonb('own_prices').$type<OwnPrice[]>().notNull(),
    isPostpaid: boolean('is_postpaid').notNull(),
    creditLimit: kopecks('credit_limit').notNull(),
    /** Days from the invoice of a month until it is due. */
    dueDays: integer('due_days').notNull(),
    from: date('from').notNull(),
    to: date('to'),
    allowedBy: text('allowed_by').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('client_terms_discount', sql`${table.discountPercent} between 0 and 100`),
    check('client_terms_limit', sql`${table.creditLimit} >= 0`),
    check('client_terms_due', sql`${table.dueDays} between 1 and 90`),
    check('client_terms_term', sql`${table.to} >= ${table.from}`),
    index('client_terms_by_inn').on(table.inn.op('text_pattern_ops')),
    index('client_terms_by_customer').on(table.customer, table.id),
    index('client_terms_by_limit').on(table.creditLimit, table.id),
    index('client_terms_updated').on(table.updatedAt, table.id),
    index('client_terms_words').using('gin', wordsIn(table.customer)),
  ],
);
export type ClientTermsTableRow = typeof clientTerms.$inferSelect;

/** The one invoice of a month. */
export const clientInvoice = pgTable(
  'client_invoice',
  {
    termsId: integer('terms_id')
      .notNull()
      .references(() => clientTerms.id),
    /** Its first day. */
    month: date('month').notNull(),
    invoiceId: integer('invoice_id')
      .notNull()
      .unique('client_invoice_of_one')
      .references(() => invoice.id),
  },
  table => [
    primaryKey({ columns: [table.termsId, table.month] }),
    check('client_invoice_month', sql`extract(day from ${table.month}) = 1`),
  ],
);

/** A booking at the price of an organisation, and what of it is paid after the month. */
export const clientBooking = pgTable(
  'client_booking',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => booking.id),
    termsId: integer('terms_id')
      .notNull()
      .references(() => clientTerms.id),
    /** What the organisation pays after the month; null where only the price is its own. A trigger keeps the limit. */
    sum: kopecks('sum'),
    /** The part of it that a cancellation or a move took off again. */
    returned: kopecks('returned').notNull().default(0),
    /** The invoice it is in; from then on it stays as it is. */
    invoiceId: integer('invoice_id').references(() => clientInvoice.invoiceId),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    check('client_booking_sum', sql`${table.sum} >= 0`),
    check('client_booking_returned', sql`${table.returned} between 0 and coalesce(${table.sum}, 0)`),
    check('client_booking_invoiced', sql`${table.invoiceId} is null or ${table.sum} is not null`),
    index('client_booking_open').on(table.termsId).where(sql`${table.invoiceId} is null`),
    index('client_booking_invoice').on(table.invoiceId),
  ],
);
