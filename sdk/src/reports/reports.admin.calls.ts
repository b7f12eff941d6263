import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, message } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import {
  MOST_REPORT_DAYS,
  Report,
  ReportMail,
  ReportMailFields,
  reportComparison,
  reportName,
  reportPeriod,
} from './reports.model.ts';

const query = {
  report: z._default(reportName.schema, 'occupancy'),
  period: z._default(reportPeriod.schema, 'month'),
  /** Days of an own period. */
  from: z.optional(InputDay),
  to: z.optional(InputDay),
  compare: z._default(reportComparison.schema, 'before'),
};

const rules = [
  inOrder('from', 'to'),
  z.refine<{ readonly from?: string | undefined; readonly to?: string | undefined }>(
    ({ from, to }) => !from || !to || Date.parse(to) - Date.parse(from) < MOST_REPORT_DAYS * 86_400_000,
    { error: `Период не\u00a0длиннее ${MOST_REPORT_DAYS}\u00a0дней`, path: ['to'] },
  ),
] as const;

/** A report for some days of 366 at most, with what is compared. */
export const readReport = call({
  id: 'admin.report.read',
  summary: 'Read a report',
  method: 'GET',
  path: '/admin/report',
  access: 'reports.read',
  query: z.object(query).check(...rules),
  reply: message(Report),
  reads: ['reports'],
  ours: true,
});

/** One table of a report as a file, `xlsx` or `csv`, with formulas escaped. */
export const exportReport = call({
  id: 'admin.report.export',
  summary: 'Export a table of a report',
  method: 'GET',
  path: '/admin/report/export',
  access: 'reports.read',
  query: z
    .object({
      ...query,
      /** The table, as the report names it. */
      table: z.string().check(z.maxLength(40)),
      format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
    })
    .check(...rules),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['reports'],
  fails: ['not_found'],
  ours: true,
});

/** The reports that are mailed because of the reader. */
export const listReportMails = call({
  id: 'admin.report.mail.list',
  summary: 'List the reports that the reader has mailed',
  method: 'GET',
  path: '/admin/report/mail',
  access: 'reports.read',
  reply: message(z.object({ mails: z.array(ReportMail) })),
  reads: ['reports.mails'],
  ours: true,
});

/**
 * Has a report mailed every week or month from now on, for the week or month before, to the confirmed address of a member
 * of staff who may read reports; another address or rhythm replaces the present one. It ends when the reader or the
 * receiver may no longer read reports.
 */
export const saveReportMail = call({
  id: 'admin.report.mail.save',
  summary: 'Have a report mailed regularly',
  method: 'POST',
  path: '/admin/report/mail/save',
  access: 'reports.read',
  body: ReportMailFields,
  reply: done,
  changes: ['reports.mails'],
  repeat: 'safe',
  ours: true,
});

/** Ends these letters; nothing happens if there are none. */
export const stopReportMail = call({
  id: 'admin.report.mail.stop',
  summary: 'Stop mailing a report',
  method: 'POST',
  path: '/admin/report/mail/stop',
  access: 'reports.read',
  body: z.object({ report: reportName.schema }),
  reply: done,
  changes: ['reports.mails'],
  repeat: 'safe',
  ours: true,
});
