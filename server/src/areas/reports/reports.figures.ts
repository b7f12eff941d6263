import type { Counted } from './reports.counts.store.ts';
import { percentOf, type ReportLink, type tableOf } from './reports.tables.ts';

export type Numbers = Readonly<Record<string, number>>;
type Columns = Parameters<typeof tableOf<Numbers>>[0]['columns'];

/** A column of one number. */
export const figure = (title: string, unit: Columns[number]['unit'], name: string) => ({
  title,
  unit,
  value: (numbers: Numbers) => numbers[name] ?? 0,
});
/** A column of what percentage one number is of others. */
export const share = (title: string, part: string, ...whole: readonly string[]) => ({
  title,
  unit: 'percent' as const,
  value: (numbers: Numbers) =>
    percentOf(
      numbers[part] ?? 0,
      whole.reduce((sum, name) => sum + (numbers[name] ?? 0), 0),
    ),
});

/** These numbers, all zero. */
export const zeros = (...names: readonly string[]): Numbers => Object.fromEntries(names.map(name => [name, 0]));

interface Entries {
  readonly link?: (row: Counted) => ReportLink | null;
  readonly title?: (row: Counted) => string;
}

/** The rows of one table among all that were counted. */
export const entriesOf = (rows: readonly Counted[], by: string, { link, title }: Entries = {}) =>
  rows
    .filter(row => row.by === by)
    .map(row => ({
      key: row.key,
      title: (title ? title(row) : row.title) || 'Не\u00a0указано',
      link: link?.(row) ?? null,
      numbers: row.numbers,
    }));
