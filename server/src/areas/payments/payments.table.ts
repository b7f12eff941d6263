import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PayableKind } from '../../area/payable.ts';
import { kopecks, moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** A payment as we know it; the provider's word is read again before every move. */
export const payment = pgTable(
  'payment',
  {
    id: serial('id').primaryKey(),
    /** Who pays. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    // What is paid: exactly one. Their foreign keys stand in the migrations alone, because payments know no other area.
    bookingId: integer('booking_id'),
    eventId: integer('event_id'),
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull(),
    status: text('status', { enum: ['pending', 'succeeded', 'canceled'] }).notNull(),
    sum: kopecks('sum').notNull(),
    /** What was paid, in words, as the provider shows it. */
    description: text('description').notNull(),
    /** The rate its receipt was written with. */
    vatPercent: integer('vat_percent').notNull(),
    confirmationToken: text('confirmation_token').notNull(),
    frameUrl: text('frame_url').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the provider is asked about it (again); null once it has said yes or no. */
    dueAt: moment('due_at'),
    settledAt: moment('settled_at'),
  },
  table => [
    check('payment_status', sql`${table.status} in ('pending', 'succeeded', 'canceled')`),
    check('payment_is_asked_about', sql`(${table.status} = 'pending') = (${table.dueAt} is not null)`),
    check('payment_of_one_thing', sql`num_nonnulls(${table.bookingId}, ${table.eventId}) = 1`),
    uniqueIndex('payment_provider_id').on(table.provider, table.providerId),
    index('payment_user').on(table.userId),
    index('payment_booking').on(table.bookingId).where(sql`${table.bookingId} is not null`),
    index('payment_event').on(table.eventId).where(sql`${table.eventId} is not null`),
    index('payment_settled').on(table.settledAt).where(sql`${table.status} = 'succeeded'`),
    index('payment_due').on(table.dueAt).where(sql`${table.status} = 'pending'`),
  ],
);
export type PaymentRow = typeof payment.$inferSelect;

/** The column of `payment` that names what is paid; a kind without one does not compile. */
export const subjectColumn = {
  booking: 'bookingId',
  event: 'eventId',
} as const satisfies Record<PayableKind, keyof PaymentRow>;

/** Money on its way back. One refund per payment: the unique constraint is the guarantee. */
export const refund = pgTable(
  'refund',
  {
    id: serial('id').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payment.id)
      .unique(),
    status: text('status', { enum: ['requested', 'succeeded', 'failed'] }).notNull(),
    sum: kopecks('sum').notNull(),
    why: text('why').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it is sent (again); null once the provider has said yes or no. */
    dueAt: moment('due_at'),
    /** How often it was requested again after the provider had refused it. */
    renewals: integer('renewals').notNull().default(0),
    /** Since when it waits for the provider's answer. */
    requestedAt: moment('requested_at').notNull(),
    settledAt: moment('settled_at'),
  },
  table => [
    check('refund_status', sql`${table.status} in ('requested', 'succeeded', 'failed')`),
    check('refund_is_sent_again', sql`(${table.status} = 'requested') = (${table.dueAt} is not null)`),
    index('refund_due').on(table.dueAt),
    index('refund_failed').on(table.settledAt).where(sql`${table.status} = 'failed'`),
    index('refund_settled').on(table.settledAt).where(sql`${table.status} = 'succeeded'`),
  ],
);
export type RefundRow = typeof refund.$inferSelect;
