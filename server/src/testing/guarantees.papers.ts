import { type Guarantee, refusal } from './guarantees.refusal.ts';

const agreement = `INSERT INTO agreement (id, number, date, subject, "from", vat_rate, customer, customer_name, customer_inn, created_by, created_at, updated_at)
  VALUES (101, '1', '2026-01-12', '', '2026-01-12', '22', '{}', '', '', 101, now(), now())`;
const another = agreement.replace('(101, ', '(102, ');
const made = `VALUES (101, '1', '2026-12-01', '22', 101, now(), now()`;
const invoice = `INSERT INTO invoice (agreement_id, number, date, vat_rate, created_by, created_at, updated_at) ${made})`;
const act = `INSERT INTO act (agreement_id, number, date, vat_rate, created_by, created_at, updated_at, "from", "to") ${made}, '2026-12-01', '2026-12-01')`;
const line = `INSERT INTO invoice_service (id, invoice_id, name, measure, quantity, price, sum, vat) SELECT 101, id, 'Зал', '356', 1000, 1, 1, 0 FROM invoice`;
const file = 'areas/agreements/agreements.test.ts';

/** What always holds of agreements, invoices and acts. */
export const paperGuarantees: readonly Guarantee[] = [
  {
    what: 'agreements, invoices and acts of a year are numbered without gaps and repeats',
    how: 'the row of a counter is locked until the paper is there',
    refusals: [
      refusal('agreement_number_of_year', 'unique constraint', 'agreement', agreement, another),
      refusal('invoice_number_of_year', 'unique constraint', 'invoice', `${agreement}; ${invoice}`, invoice),
      refusal('act_number_of_year', 'unique constraint', 'act', `${agreement}; ${act}`, act),
    ],
    proofs: [{ file, test: 'of a hundred papers made at once have no gap and no repeat' }],
  },
  {
    what: 'a closed invoice or act is what was issued: neither it nor its lines nor its file are changed',
    how: 'triggers refuse it, whoever asks',
    refusals: [
      refusal(
        'invoice_closed',
        'check',
        'invoice',
        `${agreement}; ${invoice}`,
        'UPDATE invoice SET status = 2, closed_at = now()',
      ),
    ],
    proofs: [
      { file, test: 'is not closed empty, and closed refuses every change, in the database too' },
      { file, test: 'closed counts in its agreement and refuses every change; a removed line is left again' },
    ],
  },
  {
    what: 'acts confirm no more of an invoice than it charged for',
    how: 'a trigger counts what they confirm',
    refusals: [
      refusal(
        'invoice_service_acted',
        'check',
        'invoice_service',
        `${agreement}; ${invoice}; ${line}`,
        'UPDATE invoice_service SET acted = 1001',
      ),
    ],
    proofs: [{ file, test: 'of two that confirm the same at once one is refused' }],
  },
];
