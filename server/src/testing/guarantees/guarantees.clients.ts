import { type Guarantee, refusal } from './guarantees.refusal.ts';

const agreement = `INSERT INTO agreement (id, number, date, subject, "from", vat_rate, customer, customer_name, customer_inn, created_by, created_at, updated_at)
  VALUES (101, '1', '2026-01-12', '', '2026-01-12', '22', '{}', '', '', 101, now(), now())`;
const invoices = `INSERT INTO invoice (agreement_id, number, date, vat_rate, created_by, created_at, updated_at)
  SELECT 101, n::text, '2026-12-01', '22', 101, now(), now() FROM generate_series(1, 2) n;
  INSERT INTO invoice_order (invoice_id, of_agreement, order_ids, sum) SELECT id, true, '{}', 1 FROM invoice`;
const terms = `INSERT INTO client_terms (agreement_id, customer, inn, discount_percent, own_prices, is_postpaid, credit_limit, due_days, "from", allowed_by, created_at, updated_at)
  VALUES (101, '', '', 10, '[]', true, 100, 10, '2026-01-01', '', now(), now())`;
const month = (order: 'min' | 'max') =>
  `INSERT INTO client_invoice (terms_id, month, invoice_id) SELECT id, '2026-12-01', (SELECT ${order}(id) FROM invoice) FROM client_terms`;
const booked = `INSERT INTO client_booking (booking_id, terms_id, sum, created_at) SELECT 101, id, 10, now() FROM client_terms`;
const book = 'areas/client-terms/client-terms.book.test.ts';
const ofMonth = 'areas/client-terms/client-terms.month.test.ts';

/** Guarantees about organisations that pay after the month. */
export const clientGuarantees: readonly Guarantee[] = [
  {
    what: 'an organisation never owes more than its limit when it books, however many book at once',
    how: 'the trigger `client_booking_fits` locks its terms and adds up',
    proofs: [{ file: book, test: 'two at once never exceed the limit' }],
  },
  {
    what: 'a month of an organisation has one invoice, and a booking is in at most one',
    how: 'the trigger `client_booking_stays` keeps an invoiced booking as it is',
    refusals: [
      refusal(
        'client_invoice_terms_id_month_pk',
        'primary key',
        'client_invoice',
        `${agreement}; ${invoices}; ${terms}; ${month('min')}`,
        month('max'),
      ),
      refusal('client_booking_pkey', 'primary key', 'client_booking', `${agreement}; ${terms}; ${booked}`, booked),
    ],
    proofs: [{ file: ofMonth, test: 'each month has its own, and a month without hours has none' }],
  },
  {
    what: 'no more is taken off a booking than its organisation pays for it',
    refusals: [
      refusal(
        'client_booking_returned',
        'check',
        'client_booking',
        `${agreement}; ${terms}; ${booked}`,
        'UPDATE client_booking SET returned = 11',
      ),
    ],
  },
  {
    what: 'an agreement has terms once',
    refusals: [refusal('client_terms_agreement', 'unique constraint', 'client_terms', `${agreement}; ${terms}`, terms)],
  },
];
