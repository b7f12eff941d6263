import { receiptStatus } from '@venue/sdk/receipts/model';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { kopecks, moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { payment, refund } from '../payments/payments.table.ts';

/**
 * The receipt of a payment that was received, or of a refund that was sent. A trigger creates it with the money, so
 * none is forgotten; bank transfers need none. A prepayment has a second one, after the service was given.
 */
export const receipt = pgTable(
  'receipt',
  {
    id: serial('id').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payment.id),
    /** The refund it is for; null where it is for the payment itself. */
    refundId: integer('refund_id').references(() => refund.id),
    /** Whether it is the second receipt of the payment: of full payment, settled by the prepayment. No money moves. */
    isSecond: boolean('is_second').notNull().default(false),
    /** The use of a package that a second receipt is of; the foreign key is only in the migration. */
    packageUseId: integer('package_use_id'),
    status: text('status', { enum: receiptStatus.ids as ['awaited', 'registered', 'refused', 'byHand'] }).notNull(),
    sum: kopecks('sum').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the provider is asked about it next; null where no answer is awaited. */
    dueAt: moment('due_at'),
    /** Since when it waits for the provider's answer. */
    requestedAt: moment('requested_at').notNull(),
    /**
     * How often it was requested by itself, and the last of these requests that reached the provider: by staff, and a
     * second receipt once more, because no payment carries its data.
     */
    renewals: integer('renewals').notNull().default(0),
    renewalSent: integer('renewal_sent').notNull().default(0),
    // The data of the registered receipt.
    documentNumber: text('document_number'),
    storageNumber: text('storage_number'),
    attribute: text('attribute'),
    registeredAt: moment('registered_at'),
    registeredSum: kopecks('registered_sum'),
    /** Who entered the numbers by hand; null where the provider sent them. */
    notedBy: integer('noted_by').references(() => users.id),
  },
  table => [
    check('receipt_status', sql`${table.status} in ('awaited', 'registered', 'refused', 'byHand')`),
    check('receipt_is_asked_about', sql`(${table.status} = 'awaited') = (${table.dueAt} is not null)`),
    check(
      'receipt_registered',
      sql`num_nonnulls(${table.documentNumber}, ${table.storageNumber}, ${table.attribute}, ${table.registeredAt}, ${table.registeredSum}) = case when ${table.status} = 'registered' then 5 else 0 end`,
    ),
    check('receipt_second', sql`not ${table.isSecond} or ${table.refundId} is null`),
    uniqueIndex('receipt_of_payment')
      .on(table.paymentId)
      .where(sql`${table.refundId} is null and not ${table.isSecond}`),
    check('receipt_of_use', sql`${table.packageUseId} is null or ${table.isSecond}`),
    uniqueIndex('receipt_second_of_payment')
      .on(table.paymentId)
      .where(sql`${table.isSecond} and ${table.packageUseId} is null`),
    uniqueIndex('receipt_of_package_use').on(table.packageUseId).where(sql`${table.packageUseId} is not null`),
    index('receipt_of_uses').on(table.paymentId).where(sql`${table.packageUseId} is not null`),
    uniqueIndex('receipt_of_refund').on(table.refundId).where(sql`${table.refundId} is not null`),
    uniqueIndex('receipt_document').on(table.storageNumber, table.documentNumber),
    index('receipt_due').on(table.dueAt).where(sql`${table.status} = 'awaited'`),
    index('receipt_refused').on(table.id).where(sql`${table.status} = 'refused'`),
  ],
);
export type ReceiptRow = typeof receipt.$inferSelect;

/** A day of the provider's books: when it was read, and when it is read again. */
export const statementDay = pgTable(
  'statement_day',
  {
    provider: text('provider').notNull(),
    day: date('day').notNull(),
    readAt: moment('read_at'),
    dueAt: moment('due_at'),
    /** The start of the current attempts to read it, from which the retry delay is calculated. */
    requestedAt: moment('requested_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.provider, table.day] }),
    index('statement_day_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** Lines of the provider's books. */
export const statementLine = pgTable(
  'statement_line',
  {
    provider: text('provider').notNull(),
    kind: text('kind', { enum: ['payment', 'refund'] }).notNull(),
    providerId: text('provider_id').notNull(),
    /** The provider's id of the payment. */
    paymentId: text('payment_id').notNull(),
    refundKey: text('refund_key'),
    sum: kopecks('sum').notNull(),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.provider, table.kind, table.providerId] }),
    check('statement_line_is_the_payment', sql`${table.kind} <> 'payment' or ${table.providerId} = ${table.paymentId}`),
    index('statement_line_payment').on(table.provider, table.paymentId),
  ],
);

/**
 * Money that came or went, as our rows, the provider's books and the receipts together show it: a copy of the view
 * `movement_said`. Triggers of all four tables update it.
 */
export const movement = pgTable(
  'movement',
  {
    id: serial('id').primaryKey(),
    provider: text('provider').notNull(),
    /** The provider's id of the payment; all rows with it are updated together. */
    providerPayment: text('provider_payment').notNull(),
    /**
     * Which row of the payment it is: `p` our payment, `r` a refund, `s` its second receipt, `b` a receipt on the bank account for an invoice,
     * `v` its return, `x` a line that is only in the provider's books.
     */
    key: text('key').notNull(),
    paymentId: integer('payment_id').references(() => payment.id, { onDelete: 'cascade' }),
    refundId: integer('refund_id'),
    receiptId: integer('receipt_id'),
    /** The invoice that money on the bank account came for, or was sent back for; receipts know no other area. */
    invoiceId: integer('invoice_id'),
    way: text('way', { enum: ['payment', 'refund', 'settlement'] }).notNull(),
    means: text('means', { enum: ['online', 'cash', 'terminal', 'transfer'] }).notNull(),
    at: moment('at').notNull(),
    /** The day in the venue's time zone. */
    day: date('day').notNull(),
    sum: kopecks('sum'),
    providerSum: kopecks('provider_sum'),
    receipt: text('receipt', { enum: ['awaited', 'registered', 'refused', 'byHand'] }),
    /** What does not agree, and from when on. */
    trouble: text('trouble', { enum: ['unknown', 'missing', 'sum', 'receiptRefused', 'receiptLate', 'receiptSum'] }),
    troubleFrom: moment('trouble_from'),
  },
  table => [
    unique('movement_key').on(table.provider, table.key),
    index('movement_payment').on(table.provider, table.providerPayment),
    // With `trouble` in the index, skipping to a page in the middle reads no rows.
    index('movement_newest').on(
      sql`(${table.trouble} is null)`,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.trouble,
    ),
    index('movement_oldest').on(sql`(${table.trouble} is null)`, table.at, table.id, table.trouble),
    index('movement_differs').on(table.at, table.id, table.troubleFrom).where(sql`${table.trouble} is not null`),
    index('movement_day').on(table.day),
    index('movement_day_differs').on(table.day, table.troubleFrom).where(sql`${table.trouble} is not null`),
    index('movement_way').on(table.way),
    index('movement_means').on(table.means),
    index('movement_receipt').on(table.receipt),
  ],
);
