import { moment, oneOf, recordKind } from '../core/kind/kind.ts';
import { type ReportMail, reportCadence, reportName } from './reports.model.ts';

/** A report that a member of staff has mailed. */
export const reportMailRecord = recordKind<ReportMail>()({
  name: 'reportMail',
  noun: {
    gender: 'm',
    one: 'отчёт письмом',
    acc: 'отчёт письмом',
    gen: 'отчёта письмом',
    dat: 'отчёту письмом',
    many: 'отчёты письмом',
    manyGen: 'отчётов письмом',
  },
  read: 'reports.read',
  manage: 'reports.read',
  id: 'report',
  title: 'report',
  fields: {
    report: oneOf('Отчёт', reportName),
    cadence: oneOf('Когда', reportCadence),
    sendTo: 'Эл.\u00a0почта',
    nextAt: moment('Следующее письмо'),
  },
});
