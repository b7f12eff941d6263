import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { formatPhone, type Option } from '@venue/sdk';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../dates/format.ts';
import { Money } from '../parts/Money.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';

/** A row of any list. */
export type AnyRow = GridValidRowModel;

/** The grid's column definition with our additions. */
export type Column<Row extends GridValidRowModel> = GridColDef<Row> & {
  /** Renders the value on a phone's card, if it is more than text. */
  card?: (row: Row) => ReactNode;
  /** Hidden until the person chooses to show it. */
  aside?: boolean;
  /** Shown on a phone's card in the line of statuses and sums. */
  mark?: 'status' | 'sum';
  /** Whether a row has a value here; the column is shown only while some row of the page has one. */
  rare?: (row: Row) => boolean;
  /** Makes the value a link to its record or to the address returned; the `rowId` column always links. */
  link?: true | ((row: Row) => string | undefined);
};

type More<Row extends GridValidRowModel> = Partial<Column<Row>>;

const dash = '—';
const hasValue = (value: unknown): value is string | number => value !== null && value !== undefined && value !== '';

/** Functions that make columns for one kind of row. Each returns a plain column; write unusual ones as literals. */
export function columnsOf<Row extends GridValidRowModel>() {
  type Field = Extract<keyof Row, string>;
  const base = (field: Field, headerName: string, own: More<Row>, more: More<Row>): Column<Row> => ({
    field,
    headerName,
    ...own,
    ...more,
  });
  return {
    text: (field: Field, title: string, more: More<Row> = {}) =>
      base(
        field,
        title,
        { flex: 1, minWidth: 140, valueFormatter: value => (hasValue(value) ? String(value) : dash) },
        more,
      ),
    /** A number of the record: `№ 12`. */
    number: (field: Field, title: string, more: More<Row> = {}) =>
      base(field, title, { width: 88, valueFormatter: value => (hasValue(value) ? String(value) : dash) }, more),
    status: (
      field: Field,
      title: string,
      options: { option: (id: number | string | null) => Option },
      more: More<Row> = {},
    ) => {
      const chip = (row: Row) => <StatusChip option={options.option(row[field] as number | string | null)} />;
      return base(
        field,
        title,
        { width: 174, mark: 'status', display: 'flex', renderCell: ({ row }) => chip(row), card: chip },
        more,
      );
    },
    /** A date and time at the venue. */
    when: (field: Field, title: string, more: More<Row> = {}) =>
      base(
        field,
        title,
        { width: 138, valueFormatter: value => (hasValue(value) ? formatDateTime(value) : dash) },
        more,
      ),
    /** A moment or a calendar day, as a date. */
    day: (field: Field, title: string, more: More<Row> = {}) =>
      base(field, title, { width: 120, valueFormatter: value => (hasValue(value) ? formatDate(value) : dash) }, more),
    money: (field: Field, title: string, more: More<Row> = {}) => {
      const amount = (row: Row) => (hasValue(row[field]) ? <Money kopecks={Number(row[field])} /> : dash);
      return base(
        field,
        title,
        {
          width: 130,
          mark: 'sum',
          align: 'right',
          headerAlign: 'right',
          renderCell: ({ row }) => amount(row),
          card: amount,
        },
        more,
      );
    },
    phone: (field: Field, title: string, more: More<Row> = {}) =>
      base(
        field,
        title,
        { width: 140, valueFormatter: value => (hasValue(value) ? formatPhone(String(value)) : dash) },
        more,
      ),
  };
}

/** The function that returns the link of a column's value; undefined for a column without links. */
export function linkOf<Row extends GridValidRowModel>(
  { field, link }: Column<Row>,
  rowId: string,
  open: ((row: Row) => string | undefined) | undefined,
): ((row: Row) => string | undefined) | undefined {
  if (typeof link === 'function') return link;
  return link || field === rowId ? open : undefined;
}

/** The value of a column as a card shows it. */
export const cardValue = <Row extends GridValidRowModel>(column: Column<Row>, row: Row): ReactNode =>
  column.card ? column.card(row) : textValue(column, row);

/** The value of a column as text, for columns without `renderCell` or `card`. */
export function textValue<Row extends GridValidRowModel>(column: Column<Row>, row: Row): ReactNode {
  const raw: unknown = row[column.field];
  // Formatters of the grid take more arguments than a card has; those of our columns use only the value and the row.
  const format = column.valueFormatter as ((value: unknown, row: Row) => ReactNode) | undefined;
  const value = column.valueGetter ? (column.valueGetter as (value: unknown, row: Row) => unknown)(raw, row) : raw;
  if (format) return format(value, row);
  return hasValue(value) ? String(value) : dash;
}
