import type { CustomerAct, InvoiceOrder, OrderInvoice } from '@venue/sdk/agreements/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { owedOf } from './orders.rules.ts';
import { type ActOfPerson, type OrderRecord, orderOfInvoice, receiptsOf } from './orders.store.ts';

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
  keptUntil: row.keptUntil.toISOString(),
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
});

/** The order behind an invoice as staff see it; null for one made by hand. */
export async function presentInvoiceOrder(
  db: Db,
  context: Pick<Context, 'staffNameOf'>,
  invoiceId: number,
  mayManage: boolean,
): Promise<InvoiceOrder | null> {
  const row = await orderOfInvoice(db, invoiceId);
  if (!row) return null;
  const receipts = [];
  for (const { paidOn, paymentOrder, sum, takenBy } of await receiptsOf(db, invoiceId))
    receipts.push({ paidOn, paymentOrder, sum, takenBy: await context.staffNameOf(db, takenBy) });
  const owed = owedOf(row);
  return {
    orderInvoiceStatus: row.state,
    invoiceEnd: row.why,
    orderIds: row.orderIds,
    eventRequest:
      row.eventRequestId === null
        ? null
        : { eventRequestId: row.eventRequestId, eventRequestTitle: row.eventRequestTitle ?? '' },
    keptUntil: row.keptUntil.toISOString(),
    received: row.received,
    owed,
    receipts,
    can: mayManage ? [...(['pay'] as const), ...(owed > 0 ? (['return'] as const) : [])] : [],
  };
}
