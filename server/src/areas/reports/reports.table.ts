import { type ReportCadenceId, type ReportNameId, reportCadence, reportName } from '@venue/sdk/reports/model';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

const words = (ids: readonly string[]) => sql.raw(ids.map(id => `'${id}'`).join(', '));

/** Reports that are mailed every week or month, because a member of staff wants it. */
export const reportMail = pgTable(
  'report_mail',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    report: text('report').$type<ReportNameId>().notNull(),
    cadence: text('cadence').$type<ReportCadenceId>().notNull(),
    sendTo: text('send_to').notNull(),
    /** When the next letter is written. */
    dueAt: moment('due_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.report] }),
    check('report_mail_report', sql`${table.report} in (${words(reportName.ids)})`),
    check('report_mail_cadence', sql`${table.cadence} in (${words(reportCadence.ids)})`),
    index('report_mail_due').on(table.dueAt),
  ],
);
export type ReportMailRow = typeof reportMail.$inferSelect;
