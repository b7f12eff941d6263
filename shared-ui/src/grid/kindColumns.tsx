import type { GridValidRowModel } from '@mui/x-data-grid';
import { besideOf, formatField, type KindField } from '@venue/sdk';
import type { ReactNode } from 'react';
import { type Column, columnsOf } from './columns.tsx';
import type { Filter } from './filters.tsx';
import { NameCell } from './NameCell.tsx';

/** The part of a record kind that columns and filters need. */
interface Fields<F extends string> {
  readonly id: string;
  readonly title: string;
  readonly fields: { readonly [Name in F]: KindField };
}

/** Columns and filters of a list whose rows are of a kind: labels, widths and formats come from its fields. */
export function kindColumns<Row extends GridValidRowModel, F extends string>(kind: Fields<F>) {
  type Name = F & Extract<keyof Row, string>;
  const col = columnsOf<Row>();

  const column = (name: Name, own: Partial<Column<Row>> = {}): Column<Row> => {
    // The title column links to the record.
    const more: Partial<Column<Row>> = name === kind.title ? { link: true, ...own } : own;
    const { label, is, values }: KindField = kind.fields[name];
    if (name === kind.id && is !== 'day') return col.number(name, label, { width: 60, ...more });
    // An enumeration with tones is a status.
    if (values?.options.some(({ tone }) => tone)) return col.status(name, label, values, more);
    if (is === 'moment') return col.when(name, label, more);
    // Counts stand below each other as sums do.
    if (is === 'number') return col.number(name, label, { align: 'right', headerAlign: 'right', ...more });
    if (is === 'day' || is === 'money' || is === 'phone') return col[is](name, label, more);
    const field = kind.fields[name];
    const text = (value: unknown, row: Row) =>
      [formatField(field, value), besideOf(field, row)?.label].filter(Boolean).join(' · ') || '—';
    return col.text(name, label, { valueFormatter: text, ...more });
  };

  /** A column that draws its own cell; `tabIndex` keeps the grid's keyboard working. */
  const drawn = (
    name: Name,
    cell: (row: Row, tabIndex?: 0 | -1) => ReactNode,
    more: Partial<Column<Row>> = {},
  ): Column<Row> => ({
    ...column(name),
    display: 'flex',
    renderCell: ({ row, tabIndex }) => cell(row, tabIndex),
    card: row => cell(row),
    ...more,
  });

  return {
    column,
    drawn,
    /** The name of the record with its picture beside it. */
    named: (name: Name, picture: Extract<keyof Row, string>, more: Partial<Column<Row>> = {}): Column<Row> =>
      drawn(name, row => <NameCell name={String(row[name])} picture={row[picture]} />, { minWidth: 260, ...more }),
  };
}

/** A filter by a field: a select of its enumeration, or yes/no. `name` is the query's field, if it differs. */
export function kindFilter(
  { fields }: { readonly fields: Readonly<Record<string, KindField>> },
  field: string,
  name = field,
): Filter {
  const { label = field, values } = fields[field] ?? {};
  return values ? { kind: 'select', name, label, options: values.options } : { kind: 'yesNo', name, label };
}
