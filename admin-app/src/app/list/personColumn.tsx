import { type AnyRow, type Column, textValue } from '@venue/shared-ui/grid/columns.tsx';
import { PersonName } from '../record/PersonName.tsx';
import css from './personColumn.module.css';

/** A column whose values are names of people. Each leads to that person’s page, for those who may read it. */
export function personColumn<Row extends AnyRow>(
  column: Column<Row>,
  /** The number of their account; null where there is none. */
  userIdOf: (row: Row) => number | null,
): Column<Row> {
  const cell = (row: Row, tabIndex?: 0 | -1) => {
    const name = textValue(column, row);
    const userId = userIdOf(row);
    // Nobody, or somebody who has not said their name yet: a dash leads nowhere.
    if (userId === null || !row[column.field]) return name;
    return <PersonName userId={userId} name={name} className={css.name} tabIndex={tabIndex} />;
  };
  return { ...column, display: 'flex', renderCell: ({ row, tabIndex }) => cell(row, tabIndex), card: row => cell(row) };
}
