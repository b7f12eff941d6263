import type { Parsed } from '@venue/sdk';
import { dayOf } from '@venue/sdk';
import {
  exportDebtors,
  getAccountStatement,
  listDebtors,
  mailAccountStatement,
  sumDebts,
} from '@venue/sdk/debts/admin';
import { debtorRecord } from '@venue/sdk/debts/kind';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { recordSheet } from '../../core/files/recordSheet.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { requisitesOf } from '../agreements/agreements.service.ts';
import { mailByStaff, mayMail } from '../papers/mail/papers.mail.service.ts';
import { accountStatementPdf, statementTitle } from './debts.pdf.ts';
import * as store from './debts.store.ts';

const debtorsSheet = recordSheet<store.DebtorRow>()(debtorRecord, [
  { field: 'customer', width: 40, value: row => row.customer },
  { field: 'INN', width: 14, value: row => row.inn },
  { field: 'sum', width: 14, value: row => row.sum },
  { field: 'upTo30', width: 14, value: row => row.upTo30 },
  { field: 'upTo60', width: 14, value: row => row.upTo60 },
  { field: 'upTo90', width: 14, value: row => row.upTo90 },
  { field: 'over90', width: 16, value: row => row.over90 },
  { field: 'invoices', width: 10, value: row => row.invoices },
  { field: 'dueSince', width: 14, value: row => dayOf(row.dueSince) },
  { field: 'remindedAt', width: 18, value: row => row.remindedAt },
]);

/** The statement of account with an organisation, and the agreement that names it. */
async function statementOf(
  db: Db,
  { config }: Pick<Context, 'config'>,
  { INN, from, to }: Parsed<typeof getAccountStatement>['body'],
) {
  const agreement = mustExist(await store.lastAgreement(db, INN));
  const opening = await store.balanceBefore(db, INN, from);
  const entries = await store.entriesWithin(db, INN, from, to);
  const pdf = await accountStatementPdf({ from, to, opening, entries }, agreement, requisitesOf(config));
  return { agreement, pdf };
}

export const debtsRoutes = [
  handle(listDebtors, async ({ query }, { db, now }) => {
    const { rows, total, totalIsExact } = await store.debtorsPage(db, query, now);
    return {
      message: { page: query.page, pageSize: query.pageSize, total, totalIsExact },
      items: rows.map(({ id, inn, dueSince, remindedAt, ...row }) => ({
        ...row,
        debtorId: id,
        INN: inn,
        dueSince: dayOf(dueSince),
        remindedAt: remindedAt?.toISOString() ?? null,
      })),
    };
  }),

  handle(sumDebts, async ({ query: { search = '' } }, { db, now }) => ({
    message: await store.debtSums(db, search, now),
  })),

  handle(exportDebtors, ({ query: { format, ...filters } }, { batches, now }) =>
    sheetFile(
      debtorsSheet,
      batches(db => store.debtorsInView(db, filters, now)),
      { format, now },
    ),
  ),

  handle(getAccountStatement, async ({ body }, context) => {
    const { pdf: data } = await statementOf(context.db, context, body);
    return { data, type: 'application/pdf', name: `${statementTitle(body)}.pdf` };
  }),

  handle(mailAccountStatement, async ({ body: { statement, sendTo } }, context) => {
    await mayMail(context);
    return transact(context, async tx => {
      const { agreement, pdf: data } = await statementOf(tx, context, statement);
      const title = statementTitle(statement);
      await mailByStaff(
        tx,
        context,
        { emails: [sendTo], mailNote: '' },
        {
          of: { agreementId: agreement.id },
          title,
          customerName: agreement.customerName,
          files: [{ name: `${title}.pdf`, type: 'application/pdf', data }],
        },
      );
      const { from, to } = statement;
      await writeAudit(tx, context, mailAccountStatement.id, {
        ...{ subject: debtorRecord.name, subjectId: agreement.id },
        after: { from, to, mailedTo: sendTo },
      });
      return { message: { success: true } };
    });
  }),
];
