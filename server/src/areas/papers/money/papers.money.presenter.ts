import type { CustomerAct, InvoiceOrder, OrderInvoice } from '@venue/sdk/papers/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { edoStateOf } from '../edo/papers.edo.store.ts';
import { owedOf, restOf, returnableOf } from './papers.money.rules.ts';
import { type ActOfPerson, type OrderRecord, orderOfInvoice, receiptsOf, returnsOf } from './papers.money.store.ts';

/** An invoice of an order as its customer reads it. */
export const presentOrderInvoice = (row: OrderRecord): OrderInvoice => ({
  invoiceId: row.invoiceId,
  invoiceNumber: row.number,
  invoiceDate: row.date,
  orderInvoiceStatus: row.state,
  invoiceEnd: row.why,
  customerName: row.customerName,
  sum: row.sum,
  received: row.received,
  keptUntil: row.keptUntil?.toISOString() ?? null,
  owed: owedOf(row),
  returned: row.returned,
  orderIds: row.orderIds,
  eventRequestId: row.eventRequestId,
});

export const presentCustomerAct = (row: ActOfPerson): CustomerAct => ({
  actId: row.id,
  actForm: row.form,
  actNumber: row.number,
  actDate: row.date,
  invoiceNumber: row.invoiceNumber,
  customerName: row.customerName,
  sum: row.sum,
  edoState: edoStateOf(row),
});

/** What an invoice is for and its money, as staff see it; null while it is not issued. */
export async function presentInvoiceOrder(
  db: Db,
  context: Pick<Context, 'staffNameOf'>,
  invoiceId: number,
  mayManage: boolean,
): Promise<InvoiceOrder | null> {
  const row = await orderOfInvoice(db, invoiceId);
  if (!row) return null;
  const receipts = [];
  const { state, ofAgreement } = row;
  for (const { id, paidOn, paymentOrder, sum, takenBy } of await receiptsOf(db, invoiceId))
    receipts.push({ receiptId: id, paidOn, paymentOrder, sum, takenBy: await context.staffNameOf(db, takenBy) });
  const returns = [];
  for (const { sum, sentAt, sentBy } of await returnsOf(db, invoiceId))
    returns.push({
      sum,
      sentAt: sentAt.toISOString(),
      sentBy: sentBy === null ? null : await context.staffNameOf(db, sentBy),
    });
  const [owed, returnable] = [owedOf(row), returnableOf(row)];
  const mayTakeBack = receipts.length > 0 && (ofAgreement || state !== 'paid');
  return {
    orderInvoiceStatus: row.state,
    invoiceEnd: row.why,
    orderIds: row.orderIds,
    eventRequest:
      row.eventRequestId === null
        ? null
        : { eventRequestId: row.eventRequestId, eventRequestTitle: row.eventRequestTitle ?? '' },
    ofAgreement,
    keptUntil: row.keptUntil?.toISOString() ?? null,
    received: row.received,
    unpaid: restOf(row) ?? 0,
    owed,
    returnable,
    receipts,
    returns,
    can: mayManage
      ? (['pay', 'return', 'takeBack'] as const).filter(
          action => action === 'pay' || (action === 'return' ? returnable > 0 : mayTakeBack),
        )
      : [],
  };
}
