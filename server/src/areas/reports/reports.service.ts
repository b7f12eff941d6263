import { dayOf, type Permission } from '@venue/sdk';
import {
  comparedDays,
  type Report,
  type ReportComparisonId,
  type ReportDays,
  type ReportNameId,
  type ReportPeriodId,
  type ReportTable,
  reportDays,
} from '@venue/sdk/reports/model';
import type { Db } from '../../core/db/database.ts';
import { moneyCell, type Sheet, type SheetColumn } from '../../core/files/sheet.ts';
import type { Cell } from '../../core/files/xlsx.ts';
import { permissionsNow } from '../staff/staff.service.ts';
import { ofToday, reports } from './reports.list.ts';
import { staffAt } from './reports.store.ts';
import { compared } from './reports.tables.ts';

export interface ReportQuery {
  readonly report: ReportNameId;
  readonly period: ReportPeriodId;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly compare: ReportComparisonId;
}

/** A report beside the days it is compared with, for somebody with these rights. */
export async function reportOf(
  db: Db,
  { report, period, from, to, compare }: ReportQuery,
  now: Date,
  permissions: ReadonlySet<Permission>,
): Promise<Report> {
  const days = reportDays(period, dayOf(now), { from, to });
  const before = ofToday.has(report) ? null : comparedDays(days, compare);
  const read = (each: ReportDays) => reports[report](db, each, { now, main: days, permissions });
  const [drafts, others] = await Promise.all([read(days), before && read(before)]);
  const tables = drafts.map((draft, index) => compared(draft, others?.[index] ?? null, permissions));
  return { report, days, before, tables };
}

/** Whether an address is the confirmed one of a member of staff who may read reports now. */
export async function isReaders(db: Db, address: string): Promise<boolean> {
  for (const id of await staffAt(db, address)) if ((await permissionsNow(db, id)).has('reports.read')) return true;
  return false;
}

type Row = ReportTable['rows'][number];

function cell(unit: ReportTable['columns'][number]['unit'], value: number | null | undefined): Cell {
  if (value === null || value === undefined) return '';
  return unit === 'money' ? moneyCell(value) : value;
}

const units = { money: ', ₽', count: '', hours: ', ч', percent: ',\u00a0%' } as const;

/** A table of a report as a sheet: its figures, each beside the one it is compared with. */
export function sheetOf({ title, rowTitle, columns, rows, total }: ReportTable): {
  sheet: Sheet<Row>;
  rows: readonly Row[];
} {
  const isCompared = rows.some(({ before }) => before !== null);
  const figures = columns.flatMap(({ title, unit }, index): SheetColumn<Row>[] => {
    const head = `${title}${units[unit]}`;
    const now = { title: head, width: 16, value: ({ values }: Row) => cell(unit, values[index]) };
    const before = {
      title: `${head} (было)`,
      width: 20,
      value: ({ before }: Row) => cell(unit, before?.[index]),
    };
    return isCompared ? [now, before] : [now];
  });
  const first = { title: rowTitle, width: 36, value: (row: Row) => row.title };
  return { sheet: { title, columns: [first, ...figures] }, rows: total ? [...rows, total] : rows };
}
