import type { GridValidRowModel } from '@mui/x-data-grid';
import { Link } from 'react-router-dom';
import { type SecondSort, wayOf } from './address.ts';
import { type Arrangement, inOrder } from './arrangement.ts';
import css from './CallGrid.module.css';
import { type Column, linkOf, textValue } from './columns.tsx';
import { RowMenu } from './RowActions.tsx';
import type { RowAction } from './rowAction.ts';

interface GridColumnsOptions<Row extends GridValidRowModel> {
  readonly columns: readonly Column<Row>[];
  readonly arrangement: Arrangement;
  /** Fields the server sorts by. */
  readonly sorts: readonly string[];
  /** The column that orders rows with equal values in the first sort. */
  readonly second: SecondSort | undefined;
  /** The field of the row's number. */
  readonly rowId: string;
  readonly open: ((row: Row) => string | undefined) | undefined;
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined;
}

/** The columns for the grid: in the person's order, sortable only where the server can sort, the actions last. */
export function gridColumns<Row extends GridValidRowModel>(options: GridColumnsOptions<Row>): Column<Row>[] {
  const { columns, arrangement, sorts, second, rowId, open, actions } = options;
  const list: Column<Row>[] = inOrder(columns, arrangement).map(column => {
    const {
      card: _,
      aside: __,
      link: ___,
      mark: ____,
      rare: _____,
      ...own
    } = linked(column, linkOf(column, rowId, open));
    return { sortable: sorts.includes(own.field), ...own, ...(own.field === second?.field && marked(own, second)) };
  });
  if (!actions) return list;
  return [
    ...list,
    {
      field: 'actions',
      headerName: 'Действия',
      renderHeader: () => <span className="visually-hidden">Действия</span>,
      width: 48,
      align: 'center',
      display: 'flex',
      sortable: false,
      hideable: false,
      resizable: false,
      disableColumnMenu: true,
      renderCell: ({ row, tabIndex }) => <RowMenu items={actions(row)} tabIndex={tabIndex} />,
    },
  ];
}

/** The header of the second sort column. */
const marked = ({ headerName }: { headerName?: string }, { isUp }: SecondSort) => ({
  renderHeader: () => (
    <span className={css.second}>
      {headerName} <span aria-hidden>{isUp ? '↑' : '↓'}</span>
      <span className="visually-hidden">, вторым: {wayOf(isUp)}</span>
    </span>
  ),
});

/** The column with its values as real links, which can be opened in a new tab. */
function linked<Row extends GridValidRowModel>(
  column: Column<Row>,
  to: ((row: Row) => string | undefined) | undefined,
): Column<Row> {
  if (!to) return column;
  return {
    ...column,
    display: 'flex',
    renderCell: cell => {
      const value = column.renderCell ? column.renderCell(cell) : textValue(column, cell.row);
      const address = to(cell.row);
      if (!address) return value;
      return (
        <Link className={css.cellLink} to={address} tabIndex={cell.tabIndex}>
          {value}
        </Link>
      );
    },
  };
}

/** Opens a row's action menu from any of its cells; false if the menu's button is not rendered. */
export function openRowMenu(cell: Element): boolean {
  const button = cell.closest('[role="row"]')?.querySelector<HTMLElement>('[data-field="actions"] button');
  button?.click();
  return button !== undefined && button !== null;
}
