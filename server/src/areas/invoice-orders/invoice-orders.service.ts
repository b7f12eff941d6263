import { ApiFailure, dayOf } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { type LineFields, paperStatus, type VatRate, vatRate } from '@venue/sdk/papers/model';
import type { Organisation } from '@venue/sdk/profile/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint } from '../../core/db/transact.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { agreementNumbering, numberFor, withNumber } from '../agreements/agreements.numbers.store.ts';
import { requisitesOf } from '../agreements/agreements.service.ts';
import { type AgreementTableRow, addAgreementRow } from '../agreements/agreements.store.ts';
import {
  awaitsPayment,
  invoicedSum,
  keepForInvoice,
  linesDue,
  type Unpaid,
} from '../bookings/bookings.invoice.service.ts';
import { invoiceToMail, type Mailed, mailByItself } from '../papers/mail/papers.mail.service.ts';
import * as orders from '../papers/money/papers.money.store.ts';
import { numberings } from '../papers/papers.numbers.store.ts';
import { invoicePdf, presentInvoice } from '../papers/papers.service.ts';
import * as store from '../papers/papers.store.ts';
import { movedDays } from '../rooms/rooms.workYear.store.ts';
import { chargedLines, keptUntil, releasedAt, type Terms } from './invoice-orders.rules.ts';

export { cancellationLine, chargedLines } from './invoice-orders.rules.ts';

/** When the first of these bookings begins. */
export const firstStart = (rows: Unpaid['unpaid']): Date =>
  new Date(Math.min(...rows.map(each => each.firstStart.getTime())));

/** The terms of invoices made now. */
export const termsNow = async (db: Db, { config }: Pick<Context, 'config'>): Promise<Terms> => ({
  ...config,
  movedDays: await movedDays(db),
});

/** The rate by which bookings were priced. */
const rateOf = (rows: Unpaid['unpaid']): VatRate =>
  vatRate.ids.find(id => id === String(rows[0]?.vatPercent)) ?? vatRate.none;

/** The agreement under which an organisation pays for its orders: the existing one or a new one. */
async function agreementFor(
  tx: Db,
  context: Issuer,
  userId: number,
  organisation: Organisation,
  rate: VatRate,
): Promise<AgreementTableRow> {
  const customer = orders.requisitesOfCompany(organisation);
  const has = await orders.offerOf(tx, userId, customer);
  return has ?? addOffer(tx, context, { userId, organisation, vatRate: rate, subject: orders.OFFER_SUBJECT });
}

interface Offered {
  readonly userId: number;
  readonly organisation: Organisation;
  readonly vatRate: VatRate;
  readonly subject: string;
  readonly eventRequestId?: number;
}

/** Adds an agreement that is accepted by paying; it is in force at once. */
export async function addOffer(
  tx: Db,
  { now, config }: Issuer,
  { organisation, ...offered }: Offered,
): Promise<AgreementTableRow> {
  const date = dayOf(now);
  const number = await numberFor(tx, config, agreementNumbering, date, undefined);
  return withNumber(agreementNumbering, () =>
    addAgreementRow(tx, {
      ...offered,
      number,
      date,
      from: date,
      to: null,
      status: agreementStatus.active,
      sum: null,
      customer: orders.requisitesOfCompany(organisation),
      customerName: organisation.name,
      customerInn: organisation.INN,
      createdBy: offered.userId,
      createdAt: now,
      updatedAt: now,
    }),
  );
}

/** What making an invoice needs from the context of a request or a job. */
export type Issuer = Pick<Context, 'now' | 'config' | 'staffNameOf'>;

interface ToIssue {
  readonly agreement: AgreementTableRow;
  readonly userId: number;
  readonly rate: VatRate;
  readonly lines: readonly LineFields[];
  /** The expected total of the lines; another total is an error. */
  readonly sum: number;
  readonly until: Date;
  /** The member of staff who makes it; otherwise its customer does. */
  readonly createdBy?: number;
  /** Mails it; by default it goes to the address in the payer’s requisites. */
  readonly mail?: ((paper: Mailed) => Promise<void>) | undefined;
}

/** Makes an invoice of these lines, closes it and mails it to its payer. @throws ApiFailure requisites_missing */
export async function issueInvoice(tx: Db, context: Issuer, issued: ToIssue): Promise<{ id: number; number: string }> {
  const { now, config } = context;
  const { agreement, createdBy = issued.userId, rate, sum } = issued;
  const venue = requisitesOf(config);
  const date = dayOf(now);
  const number = await numberFor(tx, config, numberings.invoice, date, undefined);
  const stamps = { createdBy, createdAt: now, updatedAt: now };
  const head = { agreementId: agreement.id, number, date, due: dayOf(issued.until), vatRate: rate };
  const { id } = await withNumber(numberings.invoice, () => store.addInvoice(tx, { ...head, ...stamps }));
  for (const line of issued.lines) await store.addInvoiceLine(tx, { invoiceId: id, ...store.valuesOfLine(line, rate) });
  await store.recountInvoice(tx, id, rate, now);
  const made = await store.invoiceById(tx, id);
  if (made?.sum !== sum) throw new Error(`invoice ${id} adds up to another sum than what it is for`);
  const pdf = await invoicePdf(await presentInvoice(tx, context, made, false), agreement, venue, '', issued.until);
  await store.changeInvoice(tx, id, { status: paperStatus.closed, closedAt: now, pdf });
  const mail = issued.mail ?? (paper => mailByItself(tx, context, agreement.customer, paper));
  await mail(invoiceToMail(made, pdf));
  return { id, number };
}

interface OrderInvoicing {
  readonly organisation: Organisation;
  readonly sum: number;
  /** Mails the invoice, made under this agreement, in the way that staff chose. */
  readonly mail?: (agreement: AgreementTableRow, paper: Mailed) => Promise<void>;
}

/**
 * Makes and closes the invoice of an order and extends the hold of its hours; the caller has locked the order.
 * @throws ApiFailure booking_not_payable, invoice_too_late, sum_changed, hold_expired, requisites_missing
 */
export async function invoiceOrder(
  tx: Db,
  context: Context,
  order: Unpaid,
  { organisation, sum, mail }: OrderInvoicing,
): Promise<number> {
  const { now, config } = context;
  const { unpaid: rows, userId, subject } = order;
  requisitesOf(config);
  if (!awaitsPayment(order, now)) throw new ApiFailure('booking_not_payable');
  if (invoicedSum(rows) !== sum) throw new ApiFailure('sum_changed');
  const terms = await termsNow(tx, context);
  const until = keptUntil(now, firstStart(rows), terms);
  if (until === null) throw new ApiFailure('invoice_too_late');
  const rate = rateOf(rows);
  const agreement = await agreementFor(tx, context, userId, organisation, rate);
  // What certificates pay of a booking is spread over its lines.
  const lines = chargedLines(rows.map(row => ({ ...row, lines: linesDue(row) })));
  const { id, number } = await issueInvoice(tx, context, {
    ...{ agreement, userId, rate, lines, sum, until },
    createdBy: actorOf(context).userId,
    mail: mail && (paper => mail(agreement, paper)),
  });
  const of = subject.kind === 'bookingGroup' ? { groupId: subject.id } : { bookingId: subject.id };
  await once(() =>
    orders.addOrder(tx, { invoiceId: id, userId, ...of, orderIds: rows.map(each => each.id), sum, keptUntil: until }),
  );
  const held = releasedAt(until, firstStart(rows), terms);
  const kept = await keepForInvoice(tx, rows, { until: held, number, now, who: actorOf(context).name });
  if (!kept) throw new ApiFailure('hold_expired');
  await tell(tx, context, {
    event: 'invoice.made',
    of: { kind: 'invoice', ids: [id] },
    to: await reachOf(tx, userId),
    uselessAt: until,
    about: { number, sum, until },
  });
  return id;
}

/** Inserts the order of an invoice; a constraint refuses a second live invoice of the same order. */
async function once(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (brokenConstraint(error)?.startsWith('invoice_order_one_live')) throw new ApiFailure('booking_not_payable');
    throw error;
  }
}
