import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { post } from '../../core/outbox.ts';
import type { Job } from '../../jobs/job.ts';
import { emailOf } from '../papers/mail/papers.mail.store.ts';
import { issuedPdf } from '../papers/papers.store.ts';
import { claimDebts, isByDay } from './debts.store.ts';

/** Reminds payers of overdue invoices by letter, with the invoice attached: after 3, 14 and 30 days, until it is paid. */
const remind: Job = {
  name: 'debts.remind',
  everyMs: 60_000,
  async run({ db, now, config, log }) {
    const at = now();
    // guard: debts.test.ts
    if (!isByDay(at) || config.mail === 'none') return;
    const write = async (tx: Db) => {
      for (const { invoiceId, agreementId, number, date, customerName, unpaid, dueAt } of await claimDebts(tx, at)) {
        const to = await emailOf(tx, agreementId);
        if (to === '') continue;
        const data = await issuedPdf(tx, 'invoice', invoiceId);
        await post(tx, at, {
          event: 'invoice.debt',
          of: { kind: 'invoice', ids: [invoiceId] },
          to,
          about: { number, date, customerName, sum: unpaid, due: dueAt },
          written: { subject: `Счёт №\u00a0${number} ждёт оплаты` },
          replyTo: config.requisites?.email,
          files: data ? [{ name: `Счёт № ${number}.pdf`, type: 'application/pdf', data }] : [],
        });
      }
    };
    await inTransaction(db, write, log);
  },
};

export const debtsJobs: readonly Job[] = [remind];
