import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { kopecks, moment } from '../../core/db/columns.ts';

/** The sandbox provider's own books: it knows nothing of our tables, as a real provider would not. */
export const sandboxPayment = pgTable('sandbox_payment', {
  id: text('id').primaryKey(),
  token: text('token').notNull().unique(),
  idempotenceKey: text('idempotence_key').notNull().unique(),
  status: text('status', { enum: ['pending', 'authorized', 'succeeded', 'canceled', 'voided'] }).notNull(),
  sum: kopecks('sum').notNull(),
  refunded: kopecks('refunded').notNull().default(0),
  description: text('description').notNull(),
  /** Paid by a QR code, not in the frame. */
  isSbp: boolean('is_sbp').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  paidAt: moment('paid_at'),
});

/** Refunds the sandbox has made, by idempotency key. */
export const sandboxRefund = pgTable('sandbox_refund', {
  idempotenceKey: text('idempotence_key').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => sandboxPayment.id),
  sum: kopecks('sum').notNull(),
  madeAt: moment('made_at').notNull(),
});

/** Receipts the sandbox has registered; their numbers are those of its fiscal documents. */
export const sandboxReceipt = pgTable('sandbox_receipt', {
  id: serial('id').primaryKey(),
  /** The payment, the key of the refund, or of the payment's second receipt. */
  of: text('of').notNull().unique(),
  sum: kopecks('sum').notNull(),
  registeredAt: moment('registered_at').notNull(),
});

/** Notifications the sandbox still has to deliver: late ones, doubled ones. */
export const sandboxNotification = pgTable(
  'sandbox_notification',
  {
    id: serial('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    event: text('event').notNull(),
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  table => [index('sandbox_notification_due').on(table.dueAt)],
);
