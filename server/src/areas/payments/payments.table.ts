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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PayableKind } from '../../area/payable.ts';
import { kopecks, moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** A payment as last known. Its status is read from the provider before every change. */
export const payment = pgTable(
  'payment',
  {
    id: serial('id').primaryKey(),
    /** Who pays; null for a guest, whom the order of tickets names. */
    userId: integer('user_id').references(() => users.id),
    // What is paid for: exactly one is set. The foreign keys are only in the migrations, because payments know no other
    // area.
    bookingId: integer('booking_id'),
    bookingGroupId: integer('booking_group_id'),
    eventId: integer('event_id'),
    ticketOrderId: integer('ticket_order_id'),
    packagePurchaseId: integer('package_purchase_id'),
    certificateId: integer('certificate_id'),
    /** The use of a certificate that this payment is; its foreign key is only in the migration too. */
    certificateUseId: integer('certificate_use_id'),
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull(),
    status: text('status', { enum: ['pending', 'succeeded', 'canceled'] }).notNull(),
    sum: kopecks('sum').notNull(),
    /** The sum the provider received, which may differ from the requested one; null before. */
    received: kopecks('received'),
    /** The sum of all its refunds. A trigger updates it, so that no code can refund more than was received. */
    refunded: kopecks('refunded').notNull().default(0),
    /** What was paid for, as the provider shows it. */
    description: text('description').notNull(),
    /** The VAT rate of its receipt, in percent. */
    vatPercent: integer('vat_percent').notNull(),
    /**
     * What its receipt says: full payment, a prepayment that a second receipt settles, or an advance. Null where the desk or the bank
     * took it, and where an older server started it, whose receipts are of a prepayment that nothing settles.
     */
    receiptMode: text('receipt_mode', { enum: ['full', 'prepaid', 'advance'] }),
    /** When its second receipt was made; the sum refunded until then is not on it. */
    secondReceiptAt: moment('second_receipt_at'),
    /** Whether its form offers the cards that the account saved at the provider; then nobody else may open it. */
    offersCards: boolean('offers_cards').notNull().default(false),
    confirmationToken: text('confirmation_token').notNull(),
    /** What its QR code of SBP has, which the desk shows; null for a payment in the provider’s frame. */
    qr: text('qr'),
    frameUrl: text('frame_url').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the provider is asked about it next; null once it has answered. */
    dueAt: moment('due_at'),
    settledAt: moment('settled_at'),
    /** The member of staff who took it at the desk; null where it went through the provider. */
    takenBy: integer('taken_by').references(() => users.id),
    /** The organisation that paid, as its invoice names it; null where the person pays. */
    payer: text('payer'),
  },
  table => [
    check(
      'payment_at_desk',
      sql`(${table.provider} in ('cash', 'terminal', 'transfer')) = (${table.takenBy} is not null)`,
    ),
    check('payment_status', sql`${table.status} in ('pending', 'succeeded', 'canceled')`),
    check('payment_is_asked_about', sql`(${table.status} = 'pending') = (${table.dueAt} is not null)`),
    check(
      'payment_of_one_thing',
      sql`num_nonnulls(${table.bookingId}, ${table.bookingGroupId}, ${table.eventId}, ${table.ticketOrderId}, ${table.packagePurchaseId}, ${table.certificateId}) = 1`,
    ),
    check('payment_has_payer', sql`${table.userId} is not null or ${table.ticketOrderId} is not null`),
    check('payment_names_organisation', sql`(${table.provider} = 'transfer') = (${table.payer} is not null)`),
    check(
      'payment_refunded_fits',
      sql`${table.refunded} >= 0 and ${table.refunded} <= coalesce(${table.received}, ${table.sum})`,
    ),
    check('payment_receipt_mode', sql`${table.receiptMode} in ('full', 'prepaid', 'advance')`),
    check('payment_by_certificate', sql`(${table.provider} = 'certificate') = (${table.certificateUseId} is not null)`),
    check(
      'payment_second_receipt',
      sql`${table.secondReceiptAt} is null or coalesce(${table.receiptMode} = 'prepaid' and ${table.status} = 'succeeded', false)`,
    ),
    uniqueIndex('payment_provider_id').on(table.provider, table.providerId),
    index('payment_user').on(table.userId),
    index('payment_booking').on(table.bookingId).where(sql`${table.bookingId} is not null`),
    index('payment_booking_group').on(table.bookingGroupId).where(sql`${table.bookingGroupId} is not null`),
    index('payment_event').on(table.eventId).where(sql`${table.eventId} is not null`),
    index('payment_ticket_order').on(table.ticketOrderId).where(sql`${table.ticketOrderId} is not null`),
    index('payment_package').on(table.packagePurchaseId).where(sql`${table.packagePurchaseId} is not null`),
    index('payment_certificate').on(table.certificateId).where(sql`${table.certificateId} is not null`),
    uniqueIndex('payment_certificate_use').on(table.certificateUseId).where(sql`${table.certificateUseId} is not null`),
    index('payment_settled').on(table.settledAt).where(sql`${table.status} = 'succeeded'`),
    index('payment_due').on(table.dueAt).where(sql`${table.status} = 'pending'`),
    index('payment_unsettled')
      .on(table.id)
      .where(
        sql`${table.receiptMode} = 'prepaid' and ${table.status} = 'succeeded' and ${table.secondReceiptAt} is null and ${table.refunded} < coalesce(${table.received}, ${table.sum})`,
      ),
  ],
);
export type PaymentRow = typeof payment.$inferSelect;

/** The column of `payment` for each kind of payable; a kind without one does not compile. */
export const subjectColumn = {
  booking: 'bookingId',
  bookingGroup: 'bookingGroupId',
  event: 'eventId',
  package: 'packagePurchaseId',
  ticketOrder: 'ticketOrderId',
  certificate: 'certificateId',
} as const satisfies Record<PayableKind, keyof PaymentRow>;

/**
 * The share of a payment for one of several bookings that are paid together. It is written when the payment starts, so
 * that the money reaches its booking whatever happens to the others.
 */
export const paymentShare = pgTable(
  'payment_share',
  {
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payment.id),
    // The foreign key is only in the migration.
    bookingId: integer('booking_id').notNull(),
    sum: kopecks('sum').notNull(),
    /** The sum of its refunds, updated by the same trigger as that of the payment. */
    refunded: kopecks('refunded').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.paymentId, table.bookingId] }),
    check('payment_share_refunded_fits', sql`${table.refunded} >= 0 and ${table.refunded} <= ${table.sum}`),
    index('payment_share_booking').on(table.bookingId),
  ],
);

/** Refunds. A payment is refunded once, or in parts: a unique index and the counted sum of its refunds guarantee it. */
export const refund = pgTable(
  'refund',
  {
    id: serial('id').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payment.id),
    /** The booking whose share of the payment is refunded; null where the payment is for one thing. */
    bookingId: integer('booking_id'),
    /** A partial refund, which may have others beside it: the price of one of several tickets. */
    inPart: boolean('in_part').notNull().default(false),
    status: text('status', { enum: ['requested', 'succeeded', 'failed'] }).notNull(),
    sum: kopecks('sum').notNull(),
    why: text('why').notNull(),
    /** The member of staff who handed it over at the desk; null where it went through the provider, or before this was noted. */
    givenBy: integer('given_by').references(() => users.id),
    /** Whether the payment had its second receipt before: then full payment is returned. A trigger says it. */
    afterSecondReceipt: boolean('after_second_receipt').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When it is sent next; null once the provider has answered. */
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
    uniqueIndex('refund_once').on(table.paymentId).where(sql`not ${table.inPart} and ${table.bookingId} is null`),
    uniqueIndex('refund_of_share_once')
      .on(table.paymentId, table.bookingId)
      .where(sql`not ${table.inPart} and ${table.bookingId} is not null`),
    foreignKey({
      name: 'refund_of_share',
      columns: [table.paymentId, table.bookingId],
      foreignColumns: [paymentShare.paymentId, paymentShare.bookingId],
    }),
    index('refund_booking').on(table.bookingId).where(sql`${table.bookingId} is not null`),
    index('refund_payment').on(table.paymentId),
    index('refund_due').on(table.dueAt),
    index('refund_failed').on(table.settledAt).where(sql`${table.status} = 'failed'`),
    index('refund_owed').on(table.id).where(sql`${table.status} <> 'succeeded'`),
    index('refund_settled').on(table.settledAt).where(sql`${table.status} = 'succeeded'`),
  ],
);
export type RefundRow = typeof refund.$inferSelect;
