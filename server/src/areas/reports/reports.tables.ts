import type { Permission } from '@venue/sdk';
import type { ReportDays, ReportRow, ReportTable } from '@venue/sdk/reports/model';
import type { Db } from '../../core/db/database.ts';

/** The list with the rows of a figure, and the right that opens it. */
export interface ReportLink {
  readonly to: string;
  readonly right: Permission;
}

interface Entry<Numbers> {
  readonly key: string;
  readonly title: string;
  readonly link?: ReportLink | null;
  /** What is added up; the figures of a total follow from the sums. */
  readonly numbers: Numbers;
}

interface Column<Numbers> {
  readonly title: string;
  readonly unit: ReportTable['columns'][number]['unit'];
  readonly value: (numbers: Numbers) => number | null;
}

interface TableInput<Numbers> {
  readonly table: string;
  readonly title: string;
  readonly rowTitle: string;
  readonly columns: readonly Column<Numbers>[];
  readonly entries: readonly Entry<Numbers>[];
  /** The names of all numbers, so that no rows are zeros. */
  readonly zero: Numbers;
  readonly chart?: 'bars' | 'time' | 'shades';
  readonly chartColumn?: number;
  /** The list of everything, for the total; null leaves the total without a link, `none` leaves it out. */
  readonly total?: ReportLink | null | 'none';
  readonly note?: string;
}

type Sums = Readonly<Record<string, number>>;

/** A table of a report for some days, before it is compared with other days. */
export interface TableDraft {
  readonly head: Omit<ReportTable, 'rows' | 'total'>;
  readonly entries: readonly { readonly key: string; readonly title: string; readonly link: ReportLink | null }[];
  readonly total: ReportLink | null | 'none';
  /** The sums of the numbers of all rows with these keys; without keys, of all rows. */
  readonly sums: (keys?: readonly string[]) => Sums;
  /** The figures that follow from such sums, also from those of other days. */
  readonly figures: (sums: Sums) => (number | null)[];
}

/** For whom a report is, and the days it was asked for, also while those it is compared with are read. */
interface ReportContext {
  readonly now: Date;
  readonly main: ReportDays;
  readonly permissions: ReadonlySet<Permission>;
}

/** The tables of a report for some days. */
export type ReportOf = (db: Db, days: ReportDays, context: ReportContext) => Promise<readonly TableDraft[]>;

export function tableOf<Numbers extends { readonly [name: string]: number }>({
  table,
  title,
  rowTitle,
  columns,
  entries,
  zero,
  chart,
  chartColumn = 0,
  total = null,
  note = '',
}: TableInput<Numbers>): TableDraft {
  const byKey = new Map(entries.map(({ key, numbers }) => [key, numbers]));
  const head = columns.map(({ title, unit }) => ({ title, unit }));
  return {
    head: { table, title, rowTitle, columns: head, chart: chart ?? null, chartColumn, note },
    entries: entries.map(({ key, title, link = null }) => ({ key, title, link })),
    total,
    sums(keys) {
      const sums: Record<string, number> = { ...zero };
      for (const numbers of keys ? keys.map(key => byKey.get(key)) : byKey.values())
        for (const name of Object.keys(zero)) sums[name] = (sums[name] ?? 0) + (numbers?.[name] ?? 0);
      return sums;
    },
    figures: sums => columns.map(({ value }) => value({ ...zero, ...sums } as Numbers)),
  };
}

/** Percent with tenths; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null;

/** The most rows of a table; what is beyond is one row. */
const MOST_ROWS = 300;

/** A table with what it is compared with, and links that the reader may follow. */
export function compared(
  now: TableDraft,
  before: TableDraft | null,
  permissions: ReadonlySet<Permission>,
): ReportTable {
  // guard: reports.test.ts
  const linkOf = (link: ReportLink | null) => (link && permissions.has(link.right) ? link.to : null);
  const row = (key: string, title: string, link: ReportLink | null, keys?: readonly string[]): ReportRow => ({
    key,
    title,
    to: linkOf(link),
    values: now.figures(now.sums(keys)),
    before: before && now.figures(before.sums(keys)),
  });
  const keys = new Set(now.entries.map(({ key }) => key));
  const gone = (before?.entries ?? []).filter(({ key }) => !keys.has(key)).map(each => ({ ...each, link: null }));
  const all = [...now.entries, ...gone];
  const rest = all.slice(MOST_ROWS).map(({ key }) => key);
  return {
    ...now.head,
    rows: [
      ...all.slice(0, MOST_ROWS).map(({ key, title, link }) => row(key, title, link, [key])),
      ...(rest.length > 0 ? [row('rest', `Остальные (${rest.length})`, null, rest)] : []),
    ],
    total: now.total === 'none' ? null : row('total', 'Всего', now.total),
  };
}
