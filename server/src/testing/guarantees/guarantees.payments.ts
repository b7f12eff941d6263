import { type Guarantee, refusal } from './guarantees.refusal.ts';
import { moveUntil, paidAs, receiptOf, refund, refundInPart, refundOfShare, share } from './guarantees.rows.ts';

/** Guarantees about payments and refunds. */
export const paymentGuarantees: readonly Guarantee[] = [
  {
    what: 'a booking moved to more expensive hours keeps its old ones until the difference is paid; it has at most one such move',
    how: 'the new hours are held beside the old ones; one statement takes the new ones and frees the old ones',
    refusals: [
      refusal('booking_move_pkey', 'primary key', 'booking_move', moveUntil('now()'), moveUntil('now()')),
      refusal('booking_move_due', 'check', 'booking_move', '', moveUntil('now()', 0)),
    ],
    proofs: [
      {
        file: 'areas/bookings/move/bookings.move.test.ts',
        test: 'what is dearer stays until it is paid: the new hours are held, the old ones are its own',
      },
    ],
  },
  {
    what: 'a payment belongs to exactly one existing payable',
    refusals: [
      refusal('payment_of_one_thing', 'check', 'payment', '', paidAs(101, 101)),
      refusal('payment_event_fk', 'foreign key', 'payment', '', paidAs(null, 999)),
      refusal('payment_booking_id_booking_id_fk', 'foreign key', 'payment', '', paidAs(999, null)),
      refusal('payment_ticket_order_fk', 'foreign key', 'payment', '', paidAs(null, null, 999)),
      refusal(
        'payment_booking_group_fk',
        'foreign key',
        'payment',
        '',
        'UPDATE payment SET booking_id = NULL, booking_group_id = 999 WHERE id = 101',
      ),
    ],
  },
  {
    what: 'a payment has a payer: an account, or the guest of a ticket order',
    refusals: [
      refusal('payment_has_payer', 'check', 'payment', '', 'UPDATE payment SET user_id = NULL WHERE id = 101'),
    ],
  },
  {
    what: 'a payment for an invoice names the organisation that paid',
    refusals: [
      refusal(
        'payment_names_organisation',
        'check',
        'payment',
        '',
        "UPDATE payment SET provider = 'transfer', taken_by = user_id WHERE id = 101",
      ),
    ],
    proofs: [
      {
        file: 'areas/receipts/receipts.paper.test.ts',
        test: 'what an organisation paid by an invoice names that organisation, whoever’s account it was booked from',
      },
    ],
  },
  {
    what: 'in a payment for several bookings each has a share; it is refunded once, and at most in full',
    how: 'the shares are written when the payment starts; the trigger `refund_is_counted` adds up the refunds of each',
    refusals: [
      refusal('payment_share_payment_id_booking_id_pk', 'primary key', 'payment_share', share(), share()),
      refusal('payment_share_booking_fk', 'foreign key', 'payment_share', '', share(999)),
      refusal(
        'refund_of_share_once',
        'partial unique index',
        'refund',
        `UPDATE payment SET received = 2 WHERE id = 101; ${share()}; UPDATE payment_share SET sum = 2; ${refundOfShare(false)}`,
        refundOfShare(false),
      ),
      refusal('refund_of_share', 'foreign key', 'refund', '', refundOfShare(true)),
      refusal(
        'payment_share_refunded_fits',
        'check',
        'payment_share',
        `UPDATE payment SET received = 2 WHERE id = 101; ${share()}; ${refundOfShare(true)}`,
        refundOfShare(true),
      ),
    ],
    proofs: [
      {
        file: 'areas/bookings/group/bookings.group.test.ts',
        test: 'one is cancelled alone, by the terms of its own hours, once and from its own share',
      },
    ],
  },
  {
    what: 'a payment is refunded once or in parts, and never by more than was paid',
    how: 'the trigger `refund_is_counted` adds up the refunds; each refund has one idempotency key at the provider',
    refusals: [
      refusal(
        'refund_once',
        'partial unique index',
        'refund',
        `UPDATE payment SET received = 2 WHERE id = 101; ${refund}`,
        refund,
      ),
      refusal('payment_refunded_fits', 'check', 'payment', refundInPart, refundInPart),
    ],
  },
  {
    what: 'hours paid before the deadline are always booked, and a refund is retried until the provider confirms or declines it',
    how: 'hours are held longer than a payment may take; refunds are retried without limit, with growing pauses',
    refusals: [
      refusal(
        'booking_kept_until_deadline',
        'check',
        'booking',
        '',
        `UPDATE booking SET status = 4, pay_until = now(), expires_at = now() - interval '1 second' WHERE id = 101`,
      ),
      refusal(
        'booking_move_kept_until_deadline',
        'check',
        'booking_move',
        '',
        moveUntil("now() - interval '1 second'"),
      ),
      refusal('payment_is_asked_about', 'check', 'payment', '', `UPDATE payment SET status = 'pending' WHERE id = 101`),
      refusal('refund_is_sent_again', 'check', 'refund', refund, 'UPDATE refund SET due_at = NULL'),
    ],
    proofs: [
      {
        file: 'areas/payments/payments.test.ts',
        test: 'who paid in time keeps the hour, although the notice comes late',
      },
      {
        file: 'areas/payments/payments.refunds.test.ts',
        test: 'an outage of days ends no refund: it is sent ever more seldom, and once',
      },
    ],
  },
  {
    what: 'each payment and refund has one fiscal receipt, polled until it is registered or rejected; a fiscal document belongs to one receipt',
    how: 'the triggers `payment_has_receipt` and `refund_has_receipt` insert it with the payment or refund; one idempotency key per request at the provider',
    refusals: [
      refusal('receipt_of_payment', 'partial unique index', 'receipt', '', receiptOf(null)),
      refusal(
        'receipt_of_refund',
        'partial unique index',
        'receipt',
        `${refund}; UPDATE refund SET id = 101, status = 'succeeded', due_at = NULL`,
        receiptOf(101),
      ),
      refusal('receipt_is_asked_about', 'check', 'receipt', '', 'UPDATE receipt SET due_at = NULL'),
      refusal('receipt_registered', 'check', 'receipt', '', "UPDATE receipt SET status = 'registered', due_at = NULL"),
      refusal(
        'receipt_document',
        'unique index',
        'receipt',
        `${refund}; UPDATE refund SET status = 'succeeded', due_at = NULL`,
        `UPDATE receipt SET status = 'registered', due_at = NULL, document_number = '1', storage_number = '1',
           attribute = '1', registered_at = now(), registered_sum = 1`,
      ),
    ],
    proofs: [
      {
        file: 'areas/receipts/receipts.test.ts',
        test: 'comes with the money, whoever took it; with a transfer none does',
      },
      {
        file: 'areas/receipts/receipts.test.ts',
        test: 'an outage of days ends nothing: it is asked ever more seldom, and registered once',
      },
    ],
  },
  {
    what: "each entry of the provider's books is copied once",
    refusals: [
      refusal(
        'statement_line_provider_kind_provider_id_pk',
        'primary key',
        'statement_line',
        `INSERT INTO statement_line (provider, kind, provider_id, payment_id, sum, at) VALUES ('bank', 'payment', '1', '1', 1, now())`,
      ),
      refusal(
        'statement_line_is_the_payment',
        'check',
        'statement_line',
        '',
        `INSERT INTO statement_line (provider, kind, provider_id, payment_id, sum, at) VALUES ('bank', 'payment', '1', '2', 1, now())`,
      ),
    ],
  },
  {
    what: 'the reconciliation has one row per payment, computed from our rows, the provider’s books and the receipts',
    how: 'triggers on these tables recompute it, with the payment locked and the days of the books locked in share mode',
    refusals: [
      refusal(
        'movement_key',
        'unique constraint',
        'movement',
        '',
        `INSERT INTO movement (provider, provider_payment, key, way, means, at, day)
           VALUES ('bank', '1', 'p101', 'payment', 'online', now(), current_date)`,
      ),
    ],
    proofs: [
      {
        file: 'areas/receipts/receipts.movements.test.ts',
        test: 'is what the four tables say, whatever happens to them',
      },
      {
        file: 'areas/receipts/receipts.movements.test.ts',
        test: '%s do not miss each other while neither is committed',
      },
      {
        file: 'areas/receipts/receipts.movements.test.ts',
        test: 'what the bank sent back twice for one request is seen',
      },
    ],
  },
];
