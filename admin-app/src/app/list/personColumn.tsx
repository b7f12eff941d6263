import { type AnyRow, type Column, textValue } from '@venue/shared-ui/grid/columns.tsx';
import { PersonName } from '../record/PersonName.tsx';
import css from './personColumn.module.css';

/** A column whose values are names of people. Each leads to that person’s page, for those who may read it. */
export function personColumn<Row extends AnyRow>(
  column: Column<Row>,
  /** The id of the person's account; null if there is none. */
  userIdOf: (row: Row) => number | null,
): Column<Row> {
  const cell = (row: Row, tabIndex?: 0 | -1) => {
    const name = textValue(column, row);
    const userId = userIdOf(row);
    // Without a person, or if the person has no name yet, the cell shows a dash without a link.
    if (userId === null || !row[column.field]) return name;
    return <PersonName userId={userId} name={name} className={css.name} tabIndex={tabIndex} />;
  };
  return { ...column, display: 'flex', renderCell: ({ row, tabIndex }) => cell(row, tabIndex), card: row => cell(row) };
}
