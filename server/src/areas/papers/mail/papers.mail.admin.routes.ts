import { ApiFailure } from '@venue/sdk';
import { mailAgreement } from '@venue/sdk/agreements/admin';
import { agreementRecord } from '@venue/sdk/agreements/kind';
import { mailAct, mailInvoice } from '@venue/sdk/papers/admin';
import { actRecord, invoiceRecord } from '@venue/sdk/papers/kind';
import type { PaperMailFields } from '@venue/sdk/papers/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { found } from '../../../core/record/records.ts';
import { countAttempt } from '../../../core/security/attempts.ts';
import { agreementPdf } from '../../agreements/agreements.pdf.ts';
import { presentAct, presentAgreement, presentInvoice } from '../../agreements/agreements.presenter.ts';
import { requisitesOf } from '../../agreements/agreements.rules.ts';
import { agreementById } from '../../agreements/agreements.store.ts';
import { orderOfInvoice } from '../money/papers.money.store.ts';
import { actById, invoiceById, issuedPdf, issuedXml } from '../papers.store.ts';
import { actToMail, agreementToMail, invoiceToMail, type Mailed, mailPaper } from './papers.mail.service.ts';

/** Enough for the first working day of a month. */
const papersPerPerson = [{ most: 60, seconds: 60 * 60 }] as const;

export const mailAdminRoutes = [
  handle(mailInvoice, async ({ body: { invoiceId: id, ...letter } }, context) => {
    await mayMail(context);
    return transact(context, async tx => {
      const row = found(await invoiceById(tx, id));
      const pdf = issued(await issuedPdf(tx, 'invoice', id));
      if ((await orderOfInvoice(tx, id))?.state === 'cancelled') throw new ApiFailure('invoice_cancelled');
      await mail(tx, context, letter, invoiceToMail(row, pdf));
      const change = { subject: invoiceRecord.name, subjectId: id, after: auditedLetter(letter) };
      await writeAudit(tx, context, mailInvoice.id, change);
      return { message: await presentInvoice(tx, context, row, true) };
    });
  }),

  handle(mailAct, async ({ body: { actId: id, ...letter } }, context) => {
    await mayMail(context);
    return transact(context, async tx => {
      const row = found(await actById(tx, id));
      const pdf = issued(await issuedPdf(tx, 'act', id));
      await mail(tx, context, letter, actToMail(row, pdf, await issuedXml(tx, id)));
      const change = { subject: actRecord.name, subjectId: id, after: auditedLetter(letter) };
      await writeAudit(tx, context, mailAct.id, change);
      return { message: await presentAct(tx, context, row, true) };
    });
  }),

  handle(mailAgreement, async ({ body: { agreementId: id, ...letter } }, context) => {
    await mayMail(context);
    return transact(context, async tx => {
      const row = found(await agreementById(tx, id));
      await mail(tx, context, letter, agreementToMail(row, await agreementPdf(row, requisitesOf(context.config))));
      const change = { subject: agreementRecord.name, subjectId: id, after: auditedLetter(letter) };
      await writeAudit(tx, context, mailAgreement.id, change);
      return { message: await presentAgreement(tx, context, row, true) };
    });
  }),
];

const mayMail = (context: Context): Promise<void> =>
  countAttempt(context.db, `paper-mail:${actorOf(context).userId}`, context.now, papersPerPerson);

/** The issued PDF of a closed document. */
function issued(pdf: Buffer | null): Buffer {
  if (pdf === null) throw new ApiFailure('document_not_issued');
  return pdf;
}

const mail = (tx: Db, context: Context, letter: PaperMailFields, paper: Mailed): Promise<void> =>
  mailPaper(tx, context, paper, { ...letter, by: actorOf(context).userId });

const auditedLetter = ({ emails, mailNote }: PaperMailFields) => ({
  mailedTo: emails.join(', '),
  ...(mailNote === '' ? {} : { mailNote }),
});
