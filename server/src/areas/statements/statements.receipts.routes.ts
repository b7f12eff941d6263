import { payInvoice, removeReceipt, returnInvoiceMoney } from '@venue/sdk/papers/admin';
import { invoiceRecord } from '@venue/sdk/papers/kind';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mayManage, mustExist } from '../../core/record/records.ts';
import { presentInvoice } from '../papers/papers.service.ts';
import { invoiceById } from '../papers/papers.store.ts';
import { sendMoneyBack, takeReceipt, takeReceiptBack } from './statements.receipts.service.ts';

const subject = invoiceRecord.name;

export const receiptsRoutes = [
  handle(payInvoice, ({ body }, context) =>
    transact(context, async tx => {
      const { invoiceId: id, enough: _, ...after } = body;
      await takeReceipt(tx, context, body);
      await writeAudit(tx, context, payInvoice.id, { subject, subjectId: id, after });
      return { message: await presentById(tx, context, id) };
    }),
  ),

  handle(removeReceipt, ({ body: { receiptId } }, context) =>
    transact(context, async tx => {
      const { invoiceId: id, paidOn, paymentOrder, sum } = await takeReceiptBack(tx, context, receiptId);
      const before = { paidOn, paymentOrder, sum };
      await writeAudit(tx, context, removeReceipt.id, { subject, subjectId: id, before });
      return { message: await presentById(tx, context, id) };
    }),
  ),

  handle(returnInvoiceMoney, ({ body: { invoiceId: id, sum } }, context) =>
    transact(context, async tx => {
      await sendMoneyBack(tx, context, id, sum);
      await writeAudit(tx, context, returnInvoiceMoney.id, { subject, subjectId: id, after: { sum } });
      return { message: await presentById(tx, context, id) };
    }),
  ),
];

const presentById = async (db: Db, context: Context, id: number) =>
  presentInvoice(db, context, mustExist(await invoiceById(db, id)), mayManage(context, invoiceRecord));
