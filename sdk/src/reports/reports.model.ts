import * as z from 'zod/mini';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';
import { Day, Instant } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { Email } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

export {
  comparedDays,
  MOST_REPORT_DAYS,
  type ReportComparisonId,
  type ReportDays,
  type ReportPeriodId,
  reportComparison,
  reportDays,
  reportPeriod,
} from './reports.period.ts';

/** The reports, in the order people read them. */
export const reportName = defineEnum({
  occupancy: { id: 'occupancy', label: 'Загрузка' },
  revenue: { id: 'revenue', label: 'Выручка' },
  cancellations: { id: 'cancellations', label: 'Отмены и\u00a0неявки' },
  demand: { id: 'demand', label: 'Неудовлетворённый спрос' },
  requests: { id: 'requests', label: 'Заявки на\u00a0мероприятия' },
  debts: { id: 'debts', label: 'Долги' },
  papers: { id: 'papers', label: 'Документы и\u00a0НДС' },
  cash: { id: 'cash', label: 'Касса' },
  residents: { id: 'residents', label: 'Резиденты' },
});
export type ReportNameId = (typeof reportName.ids)[number];

/** How often a report is mailed. */
export const reportCadence = defineEnum({
  weekly: { id: 'weekly', label: 'Каждый понедельник' },
  monthly: { id: 'monthly', label: 'Каждое 1-е\u00a0число' },
});
export type ReportCadenceId = (typeof reportCadence.ids)[number];

/** What the figures of a column are: money in kopecks, counts, hours, or percent with tenths. */
export const reportUnit = defineEnum({
  money: { id: 'money', label: '₽' },
  count: { id: 'count', label: 'шт.' },
  hours: { id: 'hours', label: 'ч' },
  percent: { id: 'percent', label: '%' },
});

const ReportDaysSchema = z.object({ from: Day, to: Day });

/** A row of a table: its figures by column, those of the compared days, and the list of what it counts. */
const ReportRow = z.object({
  key: z.string(),
  title: z.string(),
  /** Path of the list with its rows; null if there is none, or the reader may not see it. */
  to: z.nullable(z.string()),
  values: z.array(z.nullable(z.number())),
  before: z.nullable(z.array(z.nullable(z.number()))),
});
export type ReportRow = z.output<typeof ReportRow>;

/** A table of a report. */
export const ReportTable = z.object({
  table: z.string(),
  title: z.string(),
  /** What its rows are: «Помещение». */
  rowTitle: z.string(),
  columns: z.array(z.object({ title: z.string(), unit: schemaOf(reportUnit) })),
  /** How it may be drawn: one column as bars beside names or over time, or shades of all its figures. */
  chart: z.nullable(z.enum(['bars', 'time', 'shades'])),
  /** The column that is drawn. */
  chartColumn: z.int(),
  rows: z.array(ReportRow),
  total: z.nullable(ReportRow),
  /** What else there is to know about its figures; may be empty. */
  note: z.string(),
});
export type ReportTable = z.output<typeof ReportTable>;

/** A report for some days, compared with others. */
export const Report = z.object({
  report: schemaOf(reportName),
  days: ReportDaysSchema,
  before: z.nullable(ReportDaysSchema),
  tables: z.array(ReportTable),
});
export type Report = z.output<typeof Report>;

/** Which report is mailed, how often and to whom. */
export const ReportMailFields = z.object({
  report: schemaOf(reportName),
  cadence: labelled(schemaOf(reportCadence), 'Когда'),
  sendTo: labelled(Email, 'Эл.\u00a0почта'),
});
/** A report that is mailed, and when it is next. */
export const ReportMail = z.extend(withoutRules(ReportMailFields), { nextAt: Instant });
export type ReportMail = z.output<typeof ReportMail>;
