import { ApiFailure, formatMoney, recordsChanged } from '@venue/sdk';
import { type CertificateWish, printedCode } from '@venue/sdk/certificates/model';
import { type Payable, VAT_PERCENT } from '../../area/payable.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { toTopic } from '../../core/publish.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { awaitsPrice, dueOf, isDepositDue } from '../bookings/bookings.discount.service.ts';
import type { Discounted } from '../bookings/bookings.discount.store.ts';
import { type BookingRow, note } from '../bookings/bookings.store.ts';
import * as tickets from '../tickets/tickets.discount.service.ts';
import { BUYER } from '../tickets/tickets.service.ts';
import { noteOrder, type OrderOfEvent } from '../tickets/tickets.store.ts';
import { certificatePdf } from './certificates.pdf.ts';
import { codeIn, lastDay, mustBeSold, newCode, shareOf } from './certificates.rules.ts';
import * as store from './certificates.store.ts';

type Row = store.CertificateRow;
type Works = Pick<Context, 'now' | 'config'>;

/** Orders a certificate, which pays nothing until it is paid. @throws ApiFailure invalid_input */
export async function order(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  userId: number,
  wish: CertificateWish,
): Promise<Row> {
  const terms = await store.termsOf(tx);
  mustBeSold(wish.certificateSum, terms);
  return store.addCertificate(tx, {
    code: newCode(),
    state: 'awaiting',
    sum: wish.certificateSum,
    userId,
    recipient: wish.recipient.trim(),
    wish: wish.wish.trim(),
    months: terms.certificateMonths,
    vatPercent: VAT_PERCENT,
    createdAt: now,
  });
}

/** Makes a certificate valid after its payment, and sends it to its buyer. */
export async function activate(tx: Db, works: Works, { id, months }: Row, paymentId: number): Promise<Row> {
  const { now, config } = works;
  const row = await store.changeCertificate(tx, id, {
    state: 'active',
    validTo: lastDay(now, months),
    paymentId,
    paidAt: now,
  });
  const code = printedCode(row.code);
  await tell(tx, works, {
    event: 'certificate.sold',
    of: { kind: 'certificate', ids: [id] },
    to: await reachOf(tx, row.userId),
    about: {
      code,
      sum: row.sum,
      validTo: row.validTo ?? '',
      link: `${config.publicUrl}/app/account/certificates/${id}`,
    },
    secret: code,
    files: async () => [
      { name: `Сертификат № ${id}.pdf`, type: 'application/pdf', data: await certificatePdf(row, config.publicUrl) },
    ],
  });
  return row;
}

/** How a certificate is paid. Nothing is held for it, so money may come at any time. */
export const certificatePayable: Payable<Row> = {
  kind: 'certificate',
  fails: { spent: 'move_not_allowed', down: 'event_payment_down' },
  lock: store.lockCertificate,
  async bill(_tx, { id, state, sum, vatPercent }) {
    if (state !== 'awaiting') throw new ApiFailure('move_not_allowed');
    return {
      sum,
      description: nameOf({ id }),
      lines: [{ title: 'Подарочный сертификат', quantity: 1, unit: 'piece', unitPrice: sum, sum }],
      vatPercent,
      isAdvance: true,
      returnTo: `/app/account/certificates/${id}`,
    };
  },
  begun: async (_tx, { state }) => (state === 'awaiting' ? null : 'move_not_allowed'),
  keep: async (_tx, { state, sum }, money) => state === 'awaiting' && sum === money.sum,
  async paid(tx, row, { sum, now, config, paymentId }) {
    // guard: certificates.test.ts
    if (row.state !== 'awaiting')
      return { cause: 'twice', why: 'Сертификат уже был оплачен, вторая оплата возвращается' };
    // guard: certificates.test.ts
    if (sum !== row.sum)
      return { cause: 'sum', why: 'Сумма оплаты не\u00a0совпала с\u00a0суммой сертификата, деньги возвращаются' };
    await activate(tx, { now, config }, row, paymentId);
    return null;
  },
  declined: async () => undefined,
  name: nameOf,
  note: async () => undefined,
  liveMessages: () => [toTopic(recordsChanged, 'staff', { tags: ['certificates'] })],
};

function nameOf({ id }: { readonly id: number }): string {
  return `Подарочный сертификат № ${id}`;
}

/** Refuses what changes who pays for a booking that is being paid, or charged for by an invoice. */
function mustAwaitPayment(row: BookingRow, now: Date): void {
  // guard: certificates.test.ts
  if (!awaitsPrice(row, now)) throw new ApiFailure('promo_not_now');
}

/** Whether what a customer typed is the code of a certificate, and not a promo code. */
export const isOfCertificate = (typed: string): boolean => codeIn(typed) !== undefined;

/**
 * Pays for a booking, whose lock the caller holds, with the certificate of a code.
 * @throws ApiFailure promo_not_now, promo_unknown, promo_ended, promo_used_up, promo_unfit
 */
export async function applyCertificate(
  tx: Db,
  works: Works,
  row: BookingRow,
  typed: string,
  who: string,
): Promise<void> {
  mustAwaitPayment(row, works.now);
  // guard: certificates.test.ts
  if (isDepositDue(row)) throw unfit('Эта бронь подтверждается задатком, сертификатом его не\u00a0оплатить');
  const what = await spend(tx, works, typed, { of: { kind: 'booking', id: row.id }, due: dueOf(row) });
  if (what !== undefined) await note(tx, row.id, works.now, who, what);
}

/**
 * The same for an order of tickets, whose lock the caller holds. The tickets are issued at once when certificates leave
 * nothing to pay.
 * @throws ApiFailure promo_not_now, promo_unknown, promo_ended, promo_used_up, promo_unfit
 */
export async function applyTicketCertificate(tx: Db, works: Works, order: OrderOfEvent, typed: string): Promise<void> {
  await mustAwaitPrice(tx, order, works.now);
  const of = { kind: 'ticketOrder', id: order.id } as const;
  const what = await spend(tx, works, typed, { of, due: tickets.dueOf(order) });
  if (what === undefined) return;
  await noteOrder(tx, order.id, { at: works.now, who: BUYER, what });
  await tickets.issueIfPaid(tx, works, order);
}

/** Takes the certificates off an order of tickets, whose lock the caller holds. @throws ApiFailure promo_not_now */
export async function withdrawTicketCertificates(tx: Db, works: Works, order: OrderOfEvent): Promise<void> {
  await mustAwaitPrice(tx, order, works.now);
  if (!(await store.withdrawAll(tx, { kind: 'ticketOrder', id: order.id }))) return;
  await noteOrder(tx, order.id, { at: works.now, who: BUYER, what: WITHDRAWN });
  await tickets.issueIfPaid(tx, works, order);
}

async function mustAwaitPrice(tx: Db, order: OrderOfEvent, now: Date): Promise<void> {
  // guard: certificates.tickets.test.ts
  if (!(await tickets.awaitsPrice(tx, order, now))) throw new ApiFailure('promo_not_now');
}

const WITHDRAWN = 'Сертификат убран';

/**
 * Reserves what the certificate of a code can pay of what is due; the caller holds the lock of what it pays for. Returns
 * the line for its history, or undefined if the certificate pays for it already.
 */
async function spend(
  tx: Db,
  { now, config }: Works,
  typed: string,
  { of, due }: { readonly of: Discounted; readonly due: number },
): Promise<string | undefined> {
  const certificate = await store.lockByCode(tx, codeIn(typed) ?? '');
  const used = await store.usesFor(tx, of);
  if (used.some(({ certificateId }) => certificateId === certificate?.id)) return undefined;
  const sum = shareOf(certificate, due, now);
  if (!certificate || sum === 0) throw unfit('Платить больше нечего: сертификат не\u00a0понадобится');
  await store.reserve(tx, of, {
    certificateId: certificate.id,
    sum,
    receiptMode: config.prepaymentReceipts ? 'prepaid' : 'full',
    usedAt: now,
  });
  return `Сертификат ${endingOf(certificate)}: ${formatMoney(sum)}`;
}

const unfit = (promoCode: string) => new ApiFailure('promo_unfit', { fields: { promoCode } });

/** Takes the certificates off a booking, whose lock the caller holds. @throws ApiFailure promo_not_now */
export async function withdrawCertificates(tx: Db, { now }: Works, row: BookingRow, who: string): Promise<void> {
  mustAwaitPayment(row, now);
  const hadAny = await store.withdrawAll(tx, { kind: 'booking', id: row.id });
  if (hadAny) await note(tx, row.id, now, who, WITHDRAWN);
}

/** How a certificate is named to those who may not see its code. */
export const endingOf = ({ code }: { readonly code: string }): string => `…${code.slice(-4)}`;
