import { ApiFailure, type Parsed } from '@venue/sdk';
import type { makeDeskInvoice } from '@venue/sdk/desk/admin';
import { accountState, type Organisation } from '@venue/sdk/profile/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { mustExist } from '../../core/record/records.ts';
import { accountStateOf, lockUser } from '../accounts/accounts.store.ts';
import { agreementPdf, agreementToMail, requisitesOf } from '../agreements/agreements.service.ts';
import type { AgreementTableRow } from '../agreements/agreements.store.ts';
import { holdAfterInvoice, lockOrder, type Unpaid } from '../bookings/bookings.invoice.service.ts';
import { bookingById } from '../bookings/bookings.store.ts';
import { type Mailed, mailByStaff } from '../papers/mail/papers.mail.service.ts';
import * as orders from '../papers/money/papers.money.store.ts';
import { addCompany, companiesOf, companyOf, presentCompany } from '../profile/companies.store.ts';
import { invoiceOrder } from './invoice-orders.service.ts';

type Wish = Parsed<typeof makeDeskInvoice>['body'];

/** An account lists so many organisations; the invoice of one more names it without adding it. */
const MOST_ORGANISATIONS = 20;
/** How long hours are held for payment in another way after their invoice was withdrawn. */
const HOUR_MS = 3_600_000;

/**
 * Makes the invoice of a booking for an organisation that phones, in the account of its caller; answers its id.
 * @throws ApiFailure not_found, caller_leaves, and what `invoiceOrder` throws
 */
export async function invoiceForCaller(tx: Db, context: Context, wish: Wish): Promise<number> {
  const seen = mustExist(await bookingById(tx, wish.orderId));
  // The account before the booking: two who add the same organisation to it at once add one.
  const owner = mustExist(await lockUser(tx, seen.userId));
  // guard: invoice-orders.desk.test.ts
  if (accountStateOf(owner) !== accountState.active) throw new ApiFailure('caller_leaves');
  const order = mustExist(await lockOrder(tx, wish.orderId, context.now));
  const organisation = await payerOf(tx, owner.id, wish);
  return invoiceOrder(tx, context, order, { organisation, sum: wish.sum, ...letterOf(tx, context, wish) });
}

/** The organisation of the caller's that pays: chosen, known by its INN and KPP, or added to the others. */
async function payerOf(tx: Db, userId: number, { organisationId, payer, sendTo }: Wish): Promise<Organisation> {
  if (organisationId !== null) return presentCompany(mustExist(await companyOf(tx, userId, organisationId)));
  const given = mustExist(payer ?? undefined);
  const own = await companiesOf(tx, userId);
  // guard: invoice-orders.desk.test.ts
  const known = own.find(({ inn, details }) => inn === given.INN && details.KPP === given.KPP);
  if (known) return presentCompany(known);
  const email = sendTo ?? '';
  if (own.length < MOST_ORGANISATIONS) return presentCompany(await addCompany(tx, userId, { ...given, email }));
  return { ...unnamed, ...given, email, organisationId: 0 };
}

const unnamed = {
  postalAddress: '',
  actsOn: '',
  bankName: '',
  BIK: '',
  account: '',
  correspondentAccount: '',
  phone: '',
};

/** How the invoice is mailed: to the address that the caller said, with the agreement if they want it. */
function letterOf(tx: Db, context: Context, { sendTo, withAgreement }: Wish) {
  if (sendTo === null) return {};
  const letter = { emails: [sendTo], mailNote: '' };
  const mail = async (agreement: AgreementTableRow, paper: Mailed) => {
    await mailByStaff(tx, context, letter, paper);
    if (!withAgreement) return;
    const pdf = await agreementPdf(agreement, requisitesOf(context.config));
    await mailByStaff(tx, context, letter, { of: { agreementId: agreement.id }, ...agreementToMail(agreement, pdf) });
  };
  return { mail };
}

/**
 * The live invoice of a locked booking or its group.
 * @throws ApiFailure not_found, invoice_cancelled
 */
export async function liveInvoice(tx: Db, { subject }: Unpaid): Promise<orders.OrderRecord> {
  const order = mustExist(await orders.lastOrder(tx, subject));
  // guard: invoice-orders.desk.test.ts
  if (order.state !== 'awaiting') throw new ApiFailure('invoice_cancelled');
  return order;
}

/**
 * Withdraws the invoice that a booking waits for; the caller's hours stay held for an hour. Money that came for it has
 * to be sent back first.
 * @throws ApiFailure not_found, invoice_cancelled, conflict
 */
export async function withdrawInvoice(
  tx: Db,
  context: Context,
  { orderId, invoiceId }: { orderId: number; invoiceId: number },
): Promise<void> {
  const { now } = context;
  const order = mustExist(await lockOrder(tx, orderId, now));
  const live = await liveInvoice(tx, order);
  mustExist(live.invoiceId === invoiceId ? live : undefined);
  const locked = mustExist(await orders.lockOrderOf(tx, invoiceId));
  // guard: invoice-orders.desk.test.ts
  if (locked.received > locked.returned) throw new ApiFailure('conflict');
  await orders.changeOrder(tx, invoiceId, { state: 'cancelled', why: 'withdrawn' });
  await holdAfterInvoice(tx, context, order.unpaid, { until: new Date(now.getTime() + HOUR_MS), number: live.number });
}
