import { ApiFailure } from '@venue/sdk';
import { payInvoice, returnInvoiceMoney } from '@venue/sdk/agreements/admin';
import { invoiceRecord } from '@venue/sdk/agreements/kind';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { found, mayManage } from '../../core/record/records.ts';
import { presentInvoice } from './agreements.presenter.ts';
import { owedOf } from './orders.rules.ts';
import * as orders from './orders.store.ts';
import { invoiceById } from './papers.store.ts';
import { lockInvoiced, takeReceipt } from './receipts.service.ts';

const subject = invoiceRecord.name;

export const ordersAdminRoutes = [
  handle(payInvoice, ({ body }, context) =>
    transact(context, async tx => {
      const { invoiceId: id, enough: _, ...after } = body;
      await takeReceipt(tx, context, body);
      await writeAudit(tx, context, payInvoice.id, { subject, subjectId: id, after });
      return { message: await shown(tx, context, id) };
    }),
  ),

  handle(returnInvoiceMoney, ({ body: { invoiceId: id, sum } }, context) =>
    transact(context, async tx => {
      await lockInvoiced(tx, id, context.now);
      const row = found(await orders.lockOrderOf(tx, id));
      const owed = owedOf(row);
      if (owed !== sum || owed === 0) throw new ApiFailure('sum_changed');
      await orders.changeOrder(tx, id, { returned: row.returned + owed });
      await writeAudit(tx, context, returnInvoiceMoney.id, { subject, subjectId: id, after: { sum } });
      return { message: await shown(tx, context, id) };
    }),
  ),
];

const shown = async (db: Db, context: Context, id: number) =>
  presentInvoice(db, context, found(await invoiceById(db, id)), mayManage(context, invoiceRecord));
