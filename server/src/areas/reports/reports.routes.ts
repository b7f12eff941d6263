import { ApiFailure } from '@venue/sdk';
import { exportReport, listReportMails, readReport, saveReportMail, stopReportMail } from '@venue/sdk/reports/admin';
import { reportMailRecord } from '@venue/sdk/reports/kind';
import { reportName } from '@venue/sdk/reports/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { isReaders, reportOf, sheetOf } from './reports.service.ts';
import * as store from './reports.store.ts';

export const reportsRoutes = [
  handle(readReport, async ({ query }, context) => ({
    message: await reportOf(context.db, query, context.now, actorOf(context).permissions),
  })),

  handle(exportReport, async ({ query: { table, format, ...query } }, context) => {
    const { db, now } = context;
    const { tables } = await reportOf(db, query, now, actorOf(context).permissions);
    const match = tables.find(each => each.table === table);
    if (!match) throw new ApiFailure('not_found');
    const { sheet, rows } = sheetOf(match);
    const title = `${reportName.option(query.report).label} ${match.title.toLocaleLowerCase('ru')}`;
    return sheetFile({ ...sheet, title }, chunks([rows]), { format, now });
  }),

  handle(listReportMails, async (_, context) => {
    const rows = await store.mailsOf(context.db, actorOf(context).userId);
    return {
      message: {
        mails: rows.map(({ report, cadence, sendTo, dueAt }) => ({
          report,
          cadence,
          sendTo,
          nextAt: dueAt.toISOString(),
        })),
      },
    };
  }),

  handle(saveReportMail, ({ body }, context) =>
    transact(context, async tx => {
      const { userId } = actorOf(context);
      // guard: reports.mail.test.ts
      if (!(await isReaders(tx, body.sendTo)))
        throw new ApiFailure('invalid_input', {
          fields: { sendTo: 'Укажите подтверждённую почту сотрудника с\u00a0доступом к\u00a0отчётам' },
        });
      await store.saveMail(tx, { userId, ...body, dueAt: store.nextMail(body.cadence, context.now) });
      await writeAudit(tx, context, saveReportMail.id, { subject: reportMailRecord.name, subjectId: 0, after: body });
      return { message: { success: true } };
    }),
  ),

  handle(stopReportMail, ({ body: { report } }, context) =>
    transact(context, async tx => {
      if (await store.removeMail(tx, actorOf(context).userId, report))
        await writeAudit(tx, context, stopReportMail.id, {
          subject: reportMailRecord.name,
          subjectId: 0,
          before: { report },
        });
      return { message: { success: true } };
    }),
  ),
];

async function* chunks<T>(batches: readonly T[]) {
  yield* batches;
}
