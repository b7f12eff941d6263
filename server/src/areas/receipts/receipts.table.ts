import { receiptStatus } from '@venue/sdk/receipts/model';
import { sql } from 'drizzle-orm';
import {
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
 * The receipt of a payment that came, or of a refund that went. A trigger writes it with the money, so none is
 * forgotten; money that came to the bank account needs none.
 */
export const receipt = pgTable(
  'receipt',
  {
    id: serial('id').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payment.id),
    /** The refund it is of; null where it is of the payment itself. */
    refundId: integer('refund_id').references(() => refund.id),
    status: text('status', { enum: receiptStatus.ids as ['awaited', 'registered', 'refused', 'byHand'] }).notNull(),
    sum: kopecks('sum').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the provider is asked about it (again); null where nothing is awaited. */
    dueAt: moment('due_at'),
    /** Since when it waits for the provider's answer. */
    requestedAt: moment('requested_at').notNull(),
    /** How often staff asked for it anew, and the last of these that reached the provider. */
    renewals: integer('renewals').notNull().default(0),
    renewalSent: integer('renewal_sent').notNull().default(0),
    // What the register said.
    documentNumber: text('document_number'),
    storageNumber: text('storage_number'),
    attribute: text('attribute'),
    registeredAt: moment('registered_at'),
    registeredSum: kopecks('registered_sum'),
    /** Who wrote the numbers down; null where the provider told them. */
    notedBy: integer('noted_by').references(() => users.id),
  },
  table => [
    check('receipt_status', sql`${table.status} in ('awaited', 'registered', 'refused', 'byHand')`),
    check('receipt_is_asked_about', sql`(${table.status} = 'awaited') = (${table.dueAt} is not null)`),
    check(
      'receipt_registered',
      sql`num_nonnulls(${table.documentNumber}, ${table.storageNumber}, ${table.attribute}, ${table.registeredAt}, ${table.registeredSum}) = case when ${table.status} = 'registered' then 5 else 0 end`,
    ),
    uniqueIndex('receipt_of_payment').on(table.paymentId).where(sql`${table.refundId} is null`),
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
    /** Since when it could not be read. */
    requestedAt: moment('requested_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.provider, table.day] }),
    index('statement_day_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** Money as the provider's books have it. */
export const statementLine = pgTable(
  'statement_line',
  {
    provider: text('provider').notNull(),
    kind: text('kind', { enum: ['payment', 'refund'] }).notNull(),
    providerId: text('provider_id').notNull(),
    /** The provider's number of the payment. */
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
 * Money that came or went, as our rows, the provider's books and the receipts say together: what the view
 * `movement_said` says of it. Triggers of all four tables write it anew.
 */
export const movement = pgTable(
  'movement',
  {
    id: serial('id').primaryKey(),
    provider: text('provider').notNull(),
    /** The provider's number of the payment: what changes around it is written anew together. */
    providerPayment: text('provider_payment').notNull(),
    /** Which row of those around the payment it is of: `p` one of ours, `r` a refund, `x` a line of the books alone. */
    key: text('key').notNull(),
    paymentId: integer('payment_id').references(() => payment.id, { onDelete: 'cascade' }),
    refundId: integer('refund_id'),
    receiptId: integer('receipt_id'),
    way: text('way', { enum: ['payment', 'refund'] }).notNull(),
    means: text('means', { enum: ['online', 'cash', 'terminal', 'transfer'] }).notNull(),
    at: moment('at').notNull(),
    /** The day of the venue. */
    day: date('day').notNull(),
    sum: kopecks('sum'),
    providerSum: kopecks('provider_sum'),
    receipt: text('receipt', { enum: ['awaited', 'registered', 'refused', 'byHand'] }),
    /** What does not agree, from a moment on. */
    trouble: text('trouble', { enum: ['unknown', 'missing', 'sum', 'receiptRefused', 'receiptLate', 'receiptSum'] }),
    troubleFrom: moment('trouble_from'),
  },
  table => [
    unique('movement_key').on(table.provider, table.key),
    index('movement_payment').on(table.provider, table.providerPayment),
    // With what differs, no row is read to walk to a page in the middle.
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
