import type { AnyCall, AnyKind, KindField } from '@venue/sdk';
import type { RowOf } from '@venue/shared-ui/grid/CallGrid.tsx';
import type { Column } from '@venue/shared-ui/grid/columns.tsx';
import { kindColumns } from '@venue/shared-ui/grid/kindColumns.tsx';
import { SwitchCell } from './SwitchCell.tsx';

type Kind<F extends string> = AnyKind & { readonly fields: { readonly [Name in F]: KindField } };

/** Columns of a record list: those of the kind, and `toggle` for a yes/no field that is edited in the list. */
export function recordColumns<C extends AnyCall, F extends string>(kind: Kind<F>, list: C) {
  type Row = RowOf<C>;
  const columns = kindColumns<Row, F>(kind);
  return {
    ...columns,
    toggle: (field: F & Extract<keyof Row, string>, save: AnyCall, more: Partial<Column<Row>> = {}): Column<Row> =>
      columns.drawn(field, (row, tabIndex) => <SwitchCell {...{ kind, list, save, field, row, tabIndex }} />, {
        width: 104,
        flex: 0,
        minWidth: 104,
        ...more,
      }),
  };
}
