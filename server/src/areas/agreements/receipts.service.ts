import { ApiFailure, failureTexts, type Parsed } from '@venue/sdk';
import type { payInvoice } from '@venue/sdk/agreements/admin';
import type { Subject } from '../../area/payable.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint } from '../../core/db/transact.ts';
import { found } from '../../core/record/records.ts';
import { endLapsed, lockUnpaid, payByTransfer, type Unpaid } from '../bookings/bookings.invoice.service.ts';
import { type EventRequestTableRow, lockRequest } from '../event-requests/event-requests.store.ts';
import { tellUpdated } from '../event-requests/event-requests.told.service.ts';
import { agreementById } from './agreements.store.ts';
import { eventPaid } from './events.service.ts';
import * as orders from './orders.store.ts';
import { partyText } from './papers.parts.ts';
import { invoiceById } from './papers.store.ts';

/**
 * Records money received for an invoice. Once the full sum has come, the bookings are paid or the event moves on to
 * preparation.
 * @throws ApiFailure not_found, invoice_without_order, receipt_repeated
 */
export async function takeReceipt(
  tx: Db,
  context: Context,
  { invoiceId: id, enough, ...receipt }: Parsed<typeof payInvoice>['body'],
): Promise<void> {
  const { now } = context;
  const of = await lockInvoiced(tx, id, now);
  await onceEach(() =>
    orders.addReceipt(tx, { invoiceId: id, ...receipt, takenBy: actorOf(context).userId, takenAt: now }),
  );
  // Money that comes after the hold has expired confirms nothing and must be returned.
  if ('rows' in of) await endLapsed(tx, of.rows, now);
  else if (of.request) tellUpdated(tx, context, of.request);
  const row = found(await orders.lockOrderOf(tx, id));
  const { state, received, sum } = row;
  if (state !== 'awaiting' || (received !== sum && !(enough && received > sum))) return;
  await orders.changeOrder(tx, id, { state: 'paid', paidAt: now });
  const { number, agreementId } = found(await invoiceById(tx, id));
  if ('rows' in of) {
    const { customer } = found(await agreementById(tx, agreementId));
    const payer = partyText({ ...customer, legalAddress: '', phone: '' });
    if (!(await payByTransfer(tx, context, of.order, { invoiceId: id, number, payer, rows: of.rows })))
      throw new Error(`the hours of invoice ${id} were lost while it was awaited`);
  } else if (of.request) await eventPaid(tx, context, of.request, number);
}

type Invoiced =
  | { readonly order: Unpaid; readonly rows: Unpaid['parts'] }
  | { readonly request: EventRequestTableRow | undefined };

/**
 * Locks what an invoice was made for before the invoice's order; all code that ends an invoice uses this lock order.
 */
export async function lockInvoiced(tx: Db, id: number, now: Date): Promise<Invoiced> {
  found(await invoiceById(tx, id));
  const seen = await orders.orderOfInvoice(tx, id);
  if (!seen) throw new ApiFailure('invoice_without_order');
  // If an event's request was deleted with its customer's account, there is nothing to lock.
  if (seen.bookingId === null && seen.groupId === null)
    return { request: seen.eventRequestId === null ? undefined : await lockRequest(tx, seen.eventRequestId) };
  const of: Subject =
    seen.groupId === null ? { kind: 'booking', id: seen.bookingId ?? 0 } : { kind: 'bookingGroup', id: seen.groupId };
  const order = found(await lockUnpaid(tx, of, now));
  return { order, rows: order.parts.filter(part => seen.orderIds.includes(part.id)) };
}

async function onceEach(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'invoice_receipt_once') throw error;
    throw new ApiFailure('receipt_repeated', { fields: { paymentOrder: failureTexts.receipt_repeated } });
  }
}
