import { ApiFailure, dayOf, failure } from '@venue/sdk';
import { bookByTerms, listClientTerms, saveClientTerms } from '@venue/sdk/client-terms/admin';
import { clientTermsRecord } from '@venue/sdk/client-terms/kind';
import type { ClientOffer } from '@venue/sdk/client-terms/model';
import { presentOne, recordArea } from '../../area/recordArea.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint } from '../../core/db/transact.ts';
import { mustExist } from '../../core/record/records.ts';
import { requisitesOf } from '../agreements/agreements.service.ts';
import { bookOnAccount, ownQuote } from '../bookings/account/bookings.account.service.ts';
import { awaitsPayment, lockOrder } from '../bookings/bookings.invoice.service.ts';
import { packageOf } from '../bookings/bookings.package.store.ts';
import type { BookingRow } from '../bookings/bookings.store.ts';
import { lastOrder } from '../papers/money/papers.money.store.ts';
import { presentOffer, presentRows } from './client-terms.presenter.ts';
import { auditedOf } from './client-terms.rules.ts';
import * as store from './client-terms.store.ts';

export const clients = recordArea({
  kind: clientTermsRecord,
  list: listClientTerms,
  save: saveClientTerms,
  store: store.clientTermsStore,
  presentRows,
  present: presentOne(presentRows),
  auditedOf,
});

/** A booking with those made together with it, locked until the transaction ends. */
async function lockParts(tx: Db, orderId: number, now: Date) {
  const order = mustExist(await lockOrder(tx, orderId, now));
  return { order, row: mustExist(order.parts.find(({ id }) => id === orderId)) };
}
type Parts = Awaited<ReturnType<typeof lockParts>>;

/** Whether a booking may still get the price of an organisation: it awaits payment, and no invoice waits for it. */
async function isOpen(tx: Db, { order, row }: Parts, now: Date): Promise<boolean> {
  // guard: client-terms.book.test.ts
  if (!awaitsPayment({ ...order, unpaid: [row] }, now)) return false;
  // guard: client-terms.book.test.ts
  if ((await lastOrder(tx, order.subject))?.state === 'awaiting') return false;
  // A promo code and the prices of an organisation exclude each other.
  // guard: server/src/areas/packages/packages.use.test.ts
  if (await packageOf(tx, row.id)) return false;
  return row.promo === null && !(await store.isByTerms(tx, row.id));
}

type TermsOf = (row: BookingRow) => PromiseLike<readonly store.WholeClientTerms[]>;

/**
 * What an unpaid booking costs, and what by each of these terms; by none once it is paid, ended, or has such a price.
 * @throws ApiFailure not_found
 */
export async function offersFor(
  tx: Db,
  orderId: number,
  termsOf: TermsOf,
  now: Date,
): Promise<{ price: number; clientOffers: ClientOffer[] }> {
  const parts = await lockParts(tx, orderId, now);
  const { row } = parts;
  const terms = await termsOf(row);
  const isOffered = terms.length > 0 && (await isOpen(tx, parts, now));
  const clientOffers = isOffered ? terms.map(each => presentOffer(each, ownQuote(row, row.roomId, each))) : [];
  return { price: row.price, clientOffers };
}

interface Wish {
  readonly orderId: number;
  readonly termsId: number;
  readonly price: number;
}

/**
 * Books by the terms of an organisation: by any in force, or by one of `termsOf`.
 * @throws ApiFailure not_found, booking_not_payable, hold_expired, sum_changed, terms_over, requisites_missing,
 * credit_limit
 */
export async function bookFor(
  tx: Db,
  context: Context,
  { orderId, termsId, price }: Wish,
  termsOf?: TermsOf,
): Promise<store.WholeClientTerms> {
  const { now } = context;
  const parts = await lockParts(tx, orderId, now);
  const { row } = parts;
  // guard: client-terms.book.test.ts
  if (termsOf && !(await termsOf(row)).some(({ id }) => id === termsId)) throw new ApiFailure('not_found');
  if (!(await isOpen(tx, parts, now))) throw new ApiFailure('booking_not_payable');
  const terms = await store.lockTerms(tx, termsId, dayOf(now));
  if (!terms) throw new ApiFailure('terms_over');
  const quote = ownQuote(row, row.roomId, terms);
  if (quote.price !== price) throw new ApiFailure('sum_changed');
  const { isPostpaid, customer, creditLimit, used } = terms;
  // The invoice of the month could not be made without them.
  if (isPostpaid) requisitesOf(context.config);
  const tooMuch = () => failure(bookByTerms, 'credit_limit', { data: { creditLeft: Math.max(0, creditLimit - used) } });
  if (isPostpaid && quote.price > creditLimit - used) throw tooMuch();
  try {
    await bookOnAccount(tx, context, row, { termsId, customer, quote, isPostpaid });
  } catch (error) {
    if (brokenConstraint(error) === 'client_terms_credit_limit') throw tooMuch();
    throw error;
  }
  return terms;
}
