import type { ReportNameId } from '@venue/sdk/reports/model';
import { cancellationsReport, demandReport } from './reports.bookings.ts';
import { cashReport, debtsReport } from './reports.cash.ts';
import { occupancyReport } from './reports.occupancy.ts';
import { papersReport } from './reports.papers.ts';
import { requestsReport, residentsReport } from './reports.requests.ts';
import { revenueReport } from './reports.revenue.ts';
import type { ReportOf } from './reports.tables.ts';

export const reports: Readonly<Record<ReportNameId, ReportOf>> = {
  occupancy: occupancyReport,
  revenue: revenueReport,
  cancellations: cancellationsReport,
  demand: demandReport,
  requests: requestsReport,
  debts: debtsReport,
  papers: papersReport,
  cash: cashReport,
  residents: residentsReport,
};

/** Reports of what is today, whatever the period: there is nothing to compare them with. */
export const ofToday: ReadonlySet<ReportNameId> = new Set(['debts']);
