import { type Guarantee, refusal } from './guarantees.refusal.ts';
import { paymentRows, ticketOrder } from './guarantees.rows.ts';

const sale = paymentRows.replace('VALUES (101,', 'VALUES (102,').replace("'bank', '1'", "'bank', '2'");
const certificate = (id = 101, code = '2'.repeat(12)) => `
  INSERT INTO certificate (id, code, state, sum, user_id, months, vat_percent, created_at)
    VALUES (${id}, '${code}', 'awaiting', 2, 101, 1, 22, now())`;
const active = `${sale} ${certificate()};
  UPDATE certificate SET state = 'active', valid_to = '2027-01-01', payment_id = 102, paid_at = now() WHERE id = 101`;
const change = (values: string) => `UPDATE certificate SET ${values} WHERE id = 101`;
const use = (values = "'reserved', 1", columns = '') => `
  INSERT INTO certificate_use (certificate_id, booking_id, state, sum, receipt_mode, used_at${columns && ', settled_at'})
    VALUES (101, 101, ${values}, 'full', now()${columns && ', now()'})`;
const ofTickets = use().replace('booking_id', 'ticket_order_id');
const terms = (values: string) => `UPDATE certificate_terms SET ${values}`;
const paid = (values: string) => `
  INSERT INTO payment (user_id, provider, provider_id, status, sum, description, vat_percent, confirmation_token, frame_url, created_at, expires_at, booking_id, certificate_use_id)
    VALUES (101, ${values}, 'succeeded', 1, '', 0, '', '', now(), now(), 101, (SELECT max(id) FROM certificate_use))`;

/** Guarantees about gift certificates. */
export const certificateGuarantees: readonly Guarantee[] = [
  {
    what: 'every certificate has a code of its own that can be typed',
    refusals: [
      refusal('certificate_once', 'unique index', 'certificate', certificate(), certificate(102)),
      refusal('certificate_code', 'check', 'certificate', '', certificate(101, 'O'.repeat(12))),
    ],
  },
  {
    what: 'a certificate is worth what was paid for it once, and nothing before',
    refusals: [
      refusal('certificate_paid', 'check', 'certificate', certificate(), change("state = 'active'")),
      refusal('certificate_state', 'check', 'certificate', active, change("state = 'x'")),
      refusal('certificate_sum', 'check', 'certificate', '', certificate().replace("'awaiting', 2", "'awaiting', 0")),
      refusal(
        'certificate_payment',
        'unique index',
        'certificate',
        `${active}; ${certificate(102, '3'.repeat(12))}`,
        "UPDATE certificate SET state = 'active', valid_to = '2027-01-01', payment_id = 102, paid_at = now() WHERE id = 102",
      ),
      refusal('certificate_blocked', 'check', 'certificate', active, change("state = 'blocked'")),
    ],
  },
  {
    what: 'a certificate never pays more than it was sold for, also at once',
    how: 'a trigger counts each use and each return in the row of the certificate, whose lock makes them wait for each other',
    refusals: [
      refusal('certificate_balance', 'check', 'certificate', active, use("'reserved', 3")),
      refusal('certificate_use_once', 'unique constraint', 'certificate_use', `${active}; ${use()}`, use()),
      refusal(
        'certificate_use_once_for_tickets',
        'unique constraint',
        'certificate_use',
        `${active}; ${ticketOrder}; ${ofTickets}`,
        ofTickets,
      ),
      refusal(
        'certificate_use_of_one',
        'check',
        'certificate_use',
        active,
        use().replace('booking_id, ', '').replace('101, 101', '101'),
      ),
      refusal('certificate_use_sum', 'check', 'certificate_use', active, use("'reserved', 0")),
      refusal('certificate_use_state', 'check', 'certificate_use', active, use("'x', 1")),
      refusal('certificate_use_settled', 'check', 'certificate_use', active, use("'settled', 1")),
      refusal(
        'certificate_use_returned',
        'check',
        'certificate_use',
        `${active}; ${use()}`,
        'UPDATE certificate_use SET returned = 1',
      ),
      refusal('certificate_use_receipt_mode', 'check', 'certificate_use', active, use().replace("'full'", "'x'")),
      refusal(
        'payment_certificate_use',
        'partial unique index',
        'payment',
        `${active}; ${use()}; ${paid("'certificate', 'a'")}`,
        paid("'certificate', 'b'"),
      ),
      refusal('payment_by_certificate', 'check', 'payment', `${active}; ${use()}`, paid("'bank', 'a'")),
    ],
    proofs: [
      { file: 'areas/certificates/certificates.race.test.ts', test: 'pays no more than it was sold for' },
      {
        file: 'areas/certificates/certificates.race.test.ts',
        test: 'the database alone refuses what is not left of it, and one that is not active',
      },
      {
        file: 'areas/certificates/certificates.tickets.test.ts',
        test: 'several orders at once spend no more than it was sold for',
      },
    ],
  },
  {
    what: 'certificates are sold for sums within limits, on one set of terms',
    refusals: [
      refusal('certificate_terms_limits', 'check', 'certificate_terms', '', terms('least = most + 1')),
      refusal('certificate_terms_months', 'check', 'certificate_terms', '', terms('months = 0')),
      refusal('certificate_terms_one', 'check', 'certificate_terms', '', terms('id = 2')),
    ],
  },
];
