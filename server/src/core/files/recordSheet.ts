import { type AnyKind, capitalized, formatField, type KindField } from '@venue/sdk';
import { dayCell, momentCell, moneyCell, phoneCell, type Sheet, type SheetColumn } from './sheet.ts';
import type { Cell } from './xlsx.ts';

type Value = string | number | boolean | Date | null | undefined;

/**
 * A column of a field, with the field's label as its title. The cell follows from the field's type or is made by
 * `cell`.
 */
type FieldColumn<Row, Field> = { readonly field: Field; readonly width: number } & (
  | { readonly value: (row: Row) => Value }
  | { readonly cell: (row: Row) => Cell }
);

/** The sheet of a kind of record, named after its noun. A column shows a field, or has its own title. */
export const recordSheet =
  <Row>() =>
  <Field extends string>(
    kind: Pick<AnyKind, 'noun'> & { readonly fields: Readonly<Record<Field, KindField>> },
    columns: readonly (FieldColumn<Row, Field> | SheetColumn<Row>)[],
  ): Sheet<Row> => ({
    title: capitalized(kind.noun.many),
    columns: columns.map(column => {
      if ('title' in column) return column;
      const field: KindField = kind.fields[column.field];
      const value = 'cell' in column ? column.cell : (row: Row) => cellOf(field, column.value(row));
      return { title: field.is === 'money' ? `${field.label}, ₽` : field.label, width: column.width, value };
    }),
  });

function cellOf(field: KindField, value: Value): Cell {
  if (value === null || value === undefined || value === '') return '';
  if (field.values || field.format || typeof value === 'boolean') return formatField(field, value);
  if (typeof value === 'number') return field.is === 'money' ? moneyCell(value) : value;
  if (field.is === 'moment' || value instanceof Date) return momentCell(value);
  if (field.is === 'day') return dayCell(value);
  return field.is === 'phone' ? phoneCell(value) : value;
}
