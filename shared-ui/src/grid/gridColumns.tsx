import type { GridValidRowModel } from '@mui/x-data-grid';
import { type Arrangement, inOrder } from './arrangement.ts';
import type { Column } from './columns.tsx';
import { type RowAction, RowMenu } from './RowActions.tsx';

interface GridColumnsOptions<Row extends GridValidRowModel> {
  readonly columns: readonly Column<Row>[];
  readonly arrangement: Arrangement;
  /** Fields the server sorts by. */
  readonly sorts: readonly string[];
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined;
}

/** The columns as the grid takes them: in the person's order, sortable only where the server sorts, the actions last. */
export function gridColumns<Row extends GridValidRowModel>(wanted: GridColumnsOptions<Row>): Column<Row>[] {
  const { columns, arrangement, sorts, actions } = wanted;
  const list: Column<Row>[] = inOrder(columns, arrangement).map(({ card: _, aside: __, ...column }) => ({
    sortable: sorts.includes(column.field),
    ...column,
  }));
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

/** Opens the menu of a row's actions from any of its cells; false when it has none on screen. */
export function openRowMenu(cell: Element): boolean {
  const button = cell.closest('[role="row"]')?.querySelector<HTMLElement>('[data-field="actions"] button');
  button?.click();
  return button !== undefined && button !== null;
}
