import { buffer } from 'node:stream/consumers';
import { formatDate } from '@venue/sdk';
import { reportName } from '@venue/sdk/reports/model';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { post } from '../../core/outbox.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { permissionsNow } from '../staff/staff.service.ts';
import { isReaders, reportOf, sheetOf } from './reports.service.ts';
import * as store from './reports.store.ts';
import type { ReportMailRow } from './reports.table.ts';

/** Writes a letter that is due, with each table of its report attached. */
async function mail(tx: Db, due: ReportMailRow, { config, now: clock }: Pick<JobContext, 'config' | 'now'>) {
  const now = clock();
  const row = await store.lockDueMail(tx, due, now);
  if (!row) return;
  const { userId, report: name, cadence, sendTo } = row;
  const rights = await permissionsNow(tx, userId);
  // guard: reports.mail.test.ts
  if (!rights.has('reports.read') || !(await isReaders(tx, sendTo))) {
    await store.removeMail(tx, userId, name);
    return;
  }
  const period = cadence === 'weekly' ? 'lastWeek' : 'lastMonth';
  const report = await reportOf(tx, { report: name, period, compare: 'before' }, now, rights);
  const files = [];
  for (const table of report.tables) {
    const { sheet, rows } = sheetOf(table);
    const { data, type } = await sheetFile(sheet, one(rows), { format: 'xlsx', now });
    files.push({ name: `${sheet.title}.xlsx`, type, data: await buffer(data) });
  }
  const { label } = reportName.option(name);
  const { from, to } = report.days;
  await post(tx, now, {
    event: 'report.mailed',
    to: sendTo,
    about: {
      report: label,
      from,
      to,
      link: `${config.publicUrl}/app/admin/reports?report=${name}&period=own&from=${from}&to=${to}`,
    },
    written: { subject: `${label}: ${formatDate(from)}\u00a0– ${formatDate(to)}` },
    files,
  });
  await store.setDue(tx, row, store.nextMail(cadence, now));
}

async function* one<T>(value: T) {
  yield value;
}

/**
 * Mails reports on the mornings that staff chose: one after another, because reports are heavy, each in a transaction of
 * its own. One that fails stays due, and the others go.
 */
const mailReports: Job = {
  name: 'reports.mail',
  everyMs: 60_000,
  async run(context) {
    const { db, config, log } = context;
    if (config.mail === 'none') return;
    // guard: reports.mail.test.ts
    for (const due of await store.dueMails(db, context.now()))
      await eachAlone(log, [due], each => inTransaction(db, tx => mail(tx, each, context), log));
  },
};

export const reportsJobs: readonly Job[] = [mailReports];
