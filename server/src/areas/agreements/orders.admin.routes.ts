import { ApiFailure, failureTexts } from '@venue/sdk';
import { payInvoice, returnInvoiceMoney } from '@venue/sdk/agreements/admin';
import { invoiceRecord } from '@venue/sdk/agreements/kind';
import type { Subject } from '../../area/payable.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { found, mayManage } from '../../core/record/records.ts';
import { endLapsed, lockUnpaid, payByTransfer } from '../bookings/bookings.invoice.service.ts';
import { presentInvoice } from './agreements.presenter.ts';
import { owedOf } from './orders.rules.ts';
import * as orders from './orders.store.ts';
import { invoiceById } from './papers.store.ts';

const subject = invoiceRecord.name;

export const ordersAdminRoutes = [
  handle(payInvoice, ({ body: { invoiceId: id, enough, ...receipt } }, context) =>
    transact(context, async tx => {
      const { now } = context;
      const { rows, order } = await locked(tx, id, now);
      await onceEach(() =>
        orders.addReceipt(tx, { invoiceId: id, ...receipt, takenBy: actorOf(context).userId, takenAt: now }),
      );
      // Money that comes after the hours were due to be free confirms nothing: it goes back.
      await endLapsed(tx, rows, now);
      const row = found(await orders.lockOrderOf(tx, id));
      const { state, received, sum } = row;
      if (state === 'awaiting' && (received === sum || (enough && received > sum))) {
        await orders.changeOrder(tx, id, { state: 'paid', paidAt: now });
        const { number } = found(await invoiceById(tx, id));
        if (!(await payByTransfer(tx, context, order, { invoiceId: id, number, rows })))
          throw new Error(`the hours of invoice ${id} were lost while it was awaited`);
      }
      await writeAudit(tx, context, payInvoice.id, { subject, subjectId: id, after: receipt });
      return { message: await shown(tx, context, id) };
    }),
  ),

  handle(returnInvoiceMoney, ({ body: { invoiceId: id, sum } }, context) =>
    transact(context, async tx => {
      await locked(tx, id, context.now);
      const row = found(await orders.lockOrderOf(tx, id));
      const owed = owedOf(row);
      if (owed !== sum || owed === 0) throw new ApiFailure('sum_changed');
      await orders.changeOrder(tx, id, { returned: row.returned + owed });
      await writeAudit(tx, context, returnInvoiceMoney.id, { subject, subjectId: id, after: { sum } });
      return { message: await shown(tx, context, id) };
    }),
  ),
];

/** The bookings of an invoice, locked before what says what became of it, as everybody does who ends them. */
async function locked(tx: Db, id: number, now: Date) {
  found(await invoiceById(tx, id));
  const seen = await orders.orderOfInvoice(tx, id);
  if (!seen) throw new ApiFailure('invoice_without_order');
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

const shown = async (db: Db, context: Context, id: number) =>
  presentInvoice(db, context, found(await invoiceById(db, id)), mayManage(context, invoiceRecord));
