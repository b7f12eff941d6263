import { type Guarantee, refusal } from './guarantees.refusal.ts';

const agreement = `INSERT INTO agreement (id, number, date, subject, "from", vat_rate, customer, customer_name, customer_inn, created_by, created_at, updated_at)
  VALUES (101, '1', '2026-01-12', '', '2026-01-12', '22', '{}', '', '', 101, now(), now())`;
const another = agreement.replace('(101, ', '(102, ');
const made = `VALUES (101, '1', '2026-12-01', '22', 101, now(), now()`;
const invoice = `INSERT INTO invoice (agreement_id, number, date, vat_rate, created_by, created_at, updated_at) ${made})`;
const act = `INSERT INTO act (agreement_id, number, date, vat_rate, created_by, created_at, updated_at, "from", "to") ${made}, '2026-12-01', '2026-12-01')`;
const upd = act.replace('agreement_id, ', 'form, agreement_id, ').replace('VALUES (', "VALUES ('upd1', ");
const line = `INSERT INTO invoice_service (id, invoice_id, name, measure, quantity, price, sum, vat) SELECT 101, id, 'Зал', '356', 1000, 1, 1, 0 FROM invoice`;
const file = 'areas/agreements/agreements.test.ts';
const bulk = 'areas/papers/papers.bulk.test.ts';

const order = `INSERT INTO invoice_order (invoice_id, user_id, booking_id, order_ids, sum, kept_until) SELECT id, 101, 101, '{101}', 1, now() FROM invoice`;
const secondInvoice = invoice.replace("'1', '2026-12-01'", "'2', '2026-12-01'");
const receipt = `INSERT INTO invoice_receipt (invoice_id, paid_on, payment_order, sum, taken_by, taken_at) SELECT min(id), '2026-12-02', '118', 1, 101, now() FROM invoice`;
const ofEvent = (number: string) =>
  `INSERT INTO invoice_order (invoice_id, user_id, event_request_id, order_ids, sum, kept_until) SELECT id, 101, 101, '{}', 1, now() FROM invoice WHERE number = ${number}`;
const ordered = `${agreement}; ${invoice}; ${order}`;
const orders = 'areas/invoice-orders/invoice-orders.test.ts';
const events = 'areas/invoice-orders/invoice-orders.events.test.ts';

const mailed = `INSERT INTO paper_mail (agreement_id, invoice_id, mailed_to, mailed_at, letter_ids) SELECT agreement_id, id, '{}', now(), '{}' FROM invoice`;
const mailedAct = `INSERT INTO paper_mail (agreement_id, act_id, mailed_to, mailed_at, letter_ids) SELECT agreement_id, id, '{}', now(), '{}' FROM act`;
const mail = 'areas/papers/mail/papers.mail.test.ts';

const payment = `INSERT INTO bank_payment (paid_on, payment_order, order_date, sum, payer_account, payer_inn, payer_name, purpose, taken_by, taken_at)
  VALUES ('2026-12-02', '118', '2026-12-01', 1, '1', '', '', '', 101, now())`;
const statements = 'areas/statements/statements.test.ts';

const answered = (column: string, value: string) =>
  `INSERT INTO upd_answer (${column}, act_id, result, content, answered_at, signed_by, discrepancy, received_at)
  SELECT ${value}, id, 'accepted', '', now(), '', '', now() FROM act`;
const answer = answered('name, digest', "'ON_1', 'x'");
const answerFile = `INSERT INTO upd_answer_file (answer_id, is_signature, name, file, digest) SELECT id, false, 'a', gen_random_uuid(), 'x' FROM upd_answer`;
const exchange = `INSERT INTO act_exchange (act_id, state, changed_at) SELECT id, 'queued', now() FROM act`;
const edo = 'areas/papers/edo/papers.edo.test.ts';

/** Guarantees about agreements, invoices and acts. */
export const paperGuarantees: readonly Guarantee[] = [
  {
    what: 'numbers of agreements, invoices and acts have no gaps or repeats within a year',
    how: "the counter's row is locked until the document is inserted",
    refusals: [
      refusal('agreement_number_of_year', 'unique constraint', 'agreement', agreement, another),
      refusal('invoice_number_of_year', 'unique constraint', 'invoice', `${agreement}; ${invoice}`, invoice),
      refusal('act_number_of_year', 'unique constraint', 'act', `${agreement}; ${act}`, act),
    ],
    proofs: [
      { file, test: 'of a hundred papers made at once have no gap and no repeat' },
      { file: bulk, test: 'a hundred papers made at once at two servers have numbers without a gap or a repeat' },
    ],
  },
  {
    what: 'a closed УПД has the XML file for the tax service, and a УПД of status 1 has VAT',
    refusals: [
      refusal('act_form', 'check', 'act', agreement, upd.replace("'upd1'", "'upd3'")),
      refusal('act_taxed', 'check', 'act', `${agreement}; ${upd}`, "UPDATE act SET vat_rate = 'none'"),
      refusal(
        'act_xml',
        'check',
        'act',
        `${agreement}; ${upd}`,
        "UPDATE act SET status = 2, closed_at = now(), pdf = ''",
      ),
    ],
  },
  {
    what: 'a closed invoice or act, its lines and its file cannot change',
    how: 'triggers reject the change',
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
    what: 'an answer to a УПД and each of its files count once, and only a refusal or differences wait for staff',
    how: 'compared by the hash of the bytes and the identifier of the file; the act is locked',
    refusals: [
      refusal(
        'upd_answer_name',
        'unique constraint',
        'upd_answer',
        `${agreement}; ${act}; ${answer}`,
        answered('name, digest', "'ON_1', 'y'"),
      ),
      refusal(
        'upd_answer_once',
        'unique constraint',
        'upd_answer',
        `${agreement}; ${act}; ${answer}`,
        answered('name, digest', "'ON_2', 'x'"),
      ),
      refusal(
        'upd_answer_file_once',
        'unique constraint',
        'upd_answer_file',
        `${agreement}; ${act}; ${answer}; ${answerFile}`,
        answerFile,
      ),
      refusal(
        'act_exchange_waiting',
        'check',
        'act_exchange',
        `${agreement}; ${act}; ${exchange}`,
        'UPDATE act_exchange SET is_waiting = true',
      ),
      refusal(
        'act_exchange_sent',
        'check',
        'act_exchange',
        `${agreement}; ${act}; ${exchange}`,
        "UPDATE act_exchange SET state = 'sent'",
      ),
    ],
    proofs: [
      { file: 'areas/papers/edo/papers.edo.race.test.ts', test: 'the same answer counts once' },
      { file: edo, test: 'the same file counts once; another answer is beside the first, and the newest decides' },
    ],
  },
  {
    what: 'acts confirm at most the quantities that the invoice charged',
    how: 'a trigger adds up the confirmed quantities',
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
  {
    what: 'an order or an event has at most one open invoice, which is cancelled with its bookings, its request or its accepted proposal',
    how: 'triggers on `booking`, `event_request` and `event_request_acceptance` cancel it in the same transaction; the hours stay held as rows of `room_slot`',
    refusals: [
      refusal(
        'invoice_order_one_live',
        'partial unique index',
        'invoice_order',
        `${ordered}; ${secondInvoice}`,
        order.replace('FROM invoice', "FROM invoice WHERE number = '2'"),
      ),
      refusal(
        'invoice_order_one_live_event',
        'partial unique index',
        'invoice_order',
        `${agreement}; ${invoice}; ${secondInvoice}; ${ofEvent("'1'")}`,
        ofEvent("'2'"),
      ),
      refusal('invoice_order_of_one', 'check', 'invoice_order', ordered, 'UPDATE invoice_order SET booking_id = NULL'),
    ],
    proofs: [
      {
        file: orders,
        test: 'given up, the invoice says so across its page; a new one may be made of the next booking',
      },
      { file: orders, test: 'paid by card instead, it is cancelled' },
      { file: events, test: 'a newer proposal that is accepted replaces an invoice that waits' },
      { file: events, test: 'an event that was paid and then %s owes its money, and has no act' },
      {
        file: orders,
        test: 'the end of its time and its money at the same moment: paid either way',
      },
    ],
  },
  {
    what: 'the hours of a booking stay held at least as long as its unpaid invoice says',
    how: 'a deferred trigger on `booking` compares them at the end of the transaction',
    proofs: [
      {
        file: 'areas/invoice-orders/invoice-orders.term.test.ts',
        test: 'no code can free the hours before the hour that the invoice says',
      },
    ],
  },
  {
    what: 'of the money of an event that was called off the venue keeps no more than came, and it has an act',
    refusals: [refusal('invoice_order_kept', 'check', 'invoice_order', ordered, 'UPDATE invoice_order SET kept = 1')],
    proofs: [
      {
        file: 'areas/cancellations/cancellations.test.ts',
        test: '%i days before, %i percent of what was paid is owed back, and the rest has its act',
      },
    ],
  },
  {
    what: 'an invoice becomes paid only by recorded receipts, each payment order counts once, and returns do not exceed receipts',
    how: 'a trigger adds up the receipts',
    refusals: [
      refusal(
        'invoice_order_paid',
        'check',
        'invoice_order',
        ordered,
        "UPDATE invoice_order SET state = 'paid', paid_at = now()",
      ),
      refusal('invoice_receipt_once', 'unique constraint', 'invoice_receipt', `${ordered}; ${receipt}`, receipt),
      refusal('invoice_receipt_sum', 'check', 'invoice_receipt', ordered, receipt.replace("'118', 1", "'118', 0")),
      refusal(
        'invoice_order_returned',
        'check',
        'invoice_order',
        `${ordered}; ${receipt}`,
        'INSERT INTO invoice_return (invoice_id, sum, sent_at) SELECT min(id), 2, now() FROM invoice',
      ),
    ],
    proofs: [
      { file: orders, test: 'of two who mark it at once one is heard' },
      { file: orders, test: 'a part confirms nothing, the rest does; the same payment order counts once' },
    ],
  },
  {
    what: 'a document created by a job is mailed automatically once',
    how: 'the letter is queued in the transaction that creates the document',
    refusals: [
      refusal(
        'paper_mail_of_one',
        'check',
        'paper_mail',
        `${agreement}; ${invoice}; ${act}; ${mailed}`,
        'UPDATE paper_mail SET act_id = (SELECT id FROM act)',
      ),
      refusal(
        'paper_mail_invoice_by_itself',
        'partial unique index',
        'paper_mail',
        `${agreement}; ${invoice}; ${mailed}`,
        mailed,
      ),
      refusal(
        'paper_mail_act_by_itself',
        'partial unique index',
        'paper_mail',
        `${agreement}; ${act}; ${mailedAct}`,
        mailedAct,
      ),
    ],
    proofs: [{ file: mail, test: 'that makes itself goes to its payer, once; an act with the file of its УПД' }],
  },
  {
    what: 'a payment of a bank statement is stored once, however often the statement is uploaded, and counts for one invoice',
    how: 'its row is locked while it is assigned',
    refusals: [
      refusal('bank_payment_once', 'unique constraint', 'bank_payment', payment, payment),
      refusal('bank_payment_counted', 'check', 'bank_payment', payment, "UPDATE bank_payment SET state = 'counted'"),
      refusal(
        'bank_payment_state',
        'check',
        'bank_payment',
        '',
        payment.replace('(paid_on', '(state, paid_on').replace("('2026", "('lost', '2026"),
      ),
      refusal('bank_payment_sum', 'check', 'bank_payment', '', payment.replace("'2026-12-01', 1,", "'2026-12-01', 0,")),
    ],
    proofs: [
      { file: statements, test: 'exact is counted and pays the booking; the same statement again changes nothing' },
      {
        file: statements,
        test: 'a part, too much and another payer wait, each with its reason, and are counted by hand once',
      },
    ],
  },
];
