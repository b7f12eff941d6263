import { ApiFailure, failureTexts, type Parsed } from '@venue/sdk';
import type { payInvoice } from '@venue/sdk/papers/admin';
import type { Subject } from '../../area/payable.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint } from '../../core/db/transact.ts';
import { partyText } from '../../core/files/paper.ts';
import { tell } from '../../core/outbox.ts';
import { mustExist } from '../../core/record/records.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { agreementById } from '../agreements/agreements.store.ts';
import { endLapsed, lockUnpaid, payByTransfer, takeAgain, type Unpaid } from '../bookings/bookings.invoice.service.ts';
import { tellUpdated } from '../event-requests/event-requests.notify.service.ts';
import { type EventRequestTableRow, lockRequest } from '../event-requests/event-requests.store.ts';
import { eventPaid } from '../invoice-orders/invoice-orders.events.service.ts';
import type { InvoiceReceiptRow } from '../papers/money/papers.money.store.ts';
import * as orders from '../papers/money/papers.money.store.ts';
import { owedOf, restOf, returnableOf } from '../papers/papers.service.ts';
import { invoiceById } from '../papers/papers.store.ts';
import { leaveWaiting } from './statements.store.ts';

/**
 * Records money received for an invoice; answers the id of the receipt. Once the full sum has come, the bookings are
 * paid or the event moves on to preparation. If the hold has expired by then, the hours are taken again where all of
 * them are free; otherwise the money is owed.
 * @throws ApiFailure not_found, invoice_without_order, receipt_repeated
 */
export async function takeReceipt(
  tx: Db,
  context: Context,
  { invoiceId: id, enough, ...receipt }: Parsed<typeof payInvoice>['body'],
): Promise<number> {
  const { now } = context;
  const seen = await lockInvoiced(tx, id, now);
  const receiptId = await onceEach(() =>
    orders.addReceipt(tx, { invoiceId: id, ...receipt, takenBy: actorOf(context).userId, takenAt: now }),
  );
  if ('rows' in seen) await endLapsed(tx, seen.rows, now);
  else if (seen.request) tellUpdated(tx, context, seen.request);
  const order = mustExist(await orders.lockOrderOf(tx, id));
  const over = order.received - order.returned - order.sum;
  if (restOf(order) === null || (over !== 0 && !((enough || order.ofAgreement) && over > 0))) return receiptId;
  const { number, agreementId } = mustExist(await invoiceById(tx, id));
  let of = await lockInvoiced(tx, id, now);
  if ('rows' in of && order.state === 'cancelled') {
    const back = await takeAgain(tx, of.rows, now);
    if (back !== null) {
      const about = { of: `Счёт № ${number}`, sum: owedOf(order), cause: back.cause };
      await tell(tx, context, {
        event: 'payment.returned',
        of: { kind: 'invoice', ids: [id] },
        to: await reachOf(tx, of.order.userId),
        about,
      });
      return receiptId;
    }
    // What certificates pay of them is reserved again.
    of = await lockInvoiced(tx, id, now);
  }
  await orders.changeOrder(tx, id, { state: 'paid', why: null, paidAt: now });
  if ('rows' in of) {
    const { customer } = mustExist(await agreementById(tx, agreementId));
    const payer = partyText({ ...customer, legalAddress: '', phone: '' });
    const money = { invoiceId: id, number, payer, sum: order.sum, rows: of.rows };
    if (!(await payByTransfer(tx, context, of.order, money)))
      throw new Error(`the hours of invoice ${id} were lost while it was awaited`);
  } else if (of.request) await eventPaid(tx, context, of.request, number);
  return receiptId;
}

/**
 * Takes back a receipt that was recorded by mistake; answers its invoice. One that has paid for a booking or an event
 * stays: the customer was told. The payment of the bank it was counted for waits again.
 * @throws ApiFailure not_found, receipt_used
 */
export async function takeReceiptBack(tx: Db, context: Context, receiptId: number): Promise<InvoiceReceiptRow> {
  const receipt = mustExist(await orders.receiptById(tx, receiptId));
  const { invoiceId } = receipt;
  const of = await lockInvoiced(tx, invoiceId, context.now);
  const order = mustExist(await orders.lockOrderOf(tx, invoiceId));
  mustExist(await orders.receiptById(tx, receiptId));
  const here = order.received - order.returned - receipt.sum;
  // guard: statements.receipts.test.ts
  if (here < order.kept || (order.state === 'paid' && !order.ofAgreement)) throw new ApiFailure('receipt_used');
  // guard: statements.receipts.test.ts
  if (order.state === 'paid' && here < order.sum)
    await orders.changeOrder(tx, invoiceId, { state: 'awaiting', paidAt: null });
  await leaveWaiting(tx, receiptId);
  await orders.removeReceipt(tx, receiptId);
  if ('request' in of && of.request) tellUpdated(tx, context, of.request);
  return receipt;
}

/**
 * Records money of an invoice that was sent back. An agreement whose money is not all here any more waits for it again.
 * @throws ApiFailure not_found, invoice_without_order, sum_changed
 */
export async function sendMoneyBack(tx: Db, context: Context, invoiceId: number, sum: number): Promise<void> {
  const { now } = context;
  await lockInvoiced(tx, invoiceId, now);
  const order = mustExist(await orders.lockOrderOf(tx, invoiceId));
  const { state, received, returned, ofAgreement } = order;
  if (sum <= 0 || (ofAgreement ? sum > returnableOf(order) : sum !== owedOf(order)))
    throw new ApiFailure('sum_changed');
  if (ofAgreement && state === 'paid' && received - returned - sum < order.sum)
    await orders.changeOrder(tx, invoiceId, { state: 'awaiting', paidAt: null });
  await orders.addReturn(tx, { invoiceId, sum, sentBy: actorOf(context).userId, sentAt: now });
}

type Invoiced =
  | { readonly order: Unpaid; readonly rows: Unpaid['parts'] }
  | { readonly request: EventRequestTableRow | undefined };

/**
 * Locks what an invoice was made for before the invoice's order; all code that ends an invoice uses this lock order.
 */
async function lockInvoiced(tx: Db, id: number, now: Date): Promise<Invoiced> {
  mustExist(await invoiceById(tx, id));
  const seen = await orders.orderOfInvoice(tx, id);
  if (!seen) throw new ApiFailure('invoice_without_order');
  // Under an agreement, or if an event's request was deleted with its customer's account, there is nothing to lock.
  if (seen.bookingId === null && seen.groupId === null)
    return { request: seen.eventRequestId === null ? undefined : await lockRequest(tx, seen.eventRequestId) };
  const of: Subject =
    seen.groupId === null ? { kind: 'booking', id: seen.bookingId ?? 0 } : { kind: 'bookingGroup', id: seen.groupId };
  const order = mustExist(await lockUnpaid(tx, of, now));
  return { order, rows: order.parts.filter(part => seen.orderIds.includes(part.id)) };
}

async function onceEach(write: () => Promise<InvoiceReceiptRow>): Promise<number> {
  try {
    return (await write()).id;
  } catch (error) {
    if (brokenConstraint(error) !== 'invoice_receipt_once') throw error;
    throw new ApiFailure('receipt_repeated', { fields: { paymentOrder: failureTexts.receipt_repeated } });
  }
}
