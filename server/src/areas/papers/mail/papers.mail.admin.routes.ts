import { ApiFailure } from '@venue/sdk';
import { mailAct, mailInvoice } from '@venue/sdk/papers/admin';
import { actRecord } from '@venue/sdk/papers/kind';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { mustExist } from '../../../core/record/records.ts';
import { auditedLetter } from '../../agreements/agreements.service.ts';
import { orderOfInvoice } from '../money/papers.money.store.ts';
import { presentAct, presentInvoice } from '../papers.presenter.ts';
import { actById, issuedPdf, issuedXml } from '../papers.store.ts';
import { actToMail, issued, mailByStaff, mailIssuedInvoice, mayMail } from './papers.mail.service.ts';

export const mailAdminRoutes = [
  handle(mailInvoice, async ({ body: { invoiceId: id, ...letter } }, context) => {
    await mayMail(context);
    return transact(context, async tx => {
      // guard: server/src/areas/invoice-orders/invoice-orders.test.ts
      if ((await orderOfInvoice(tx, id))?.state === 'cancelled') throw new ApiFailure('invoice_cancelled');
      const row = await mailIssuedInvoice(tx, context, id, letter);
      return { message: await presentInvoice(tx, context, row, true) };
    });
  }),

  handle(mailAct, async ({ body: { actId: id, ...letter } }, context) => {
    await mayMail(context);
    return transact(context, async tx => {
      const row = mustExist(await actById(tx, id));
      const pdf = issued(await issuedPdf(tx, 'act', id));
      await mailByStaff(tx, context, letter, actToMail(row, pdf, await issuedXml(tx, id)));
      const change = { subject: actRecord.name, subjectId: id, after: auditedLetter(letter) };
      await writeAudit(tx, context, mailAct.id, change);
      return { message: await presentAct(tx, context, row, true) };
    });
  }),
];
