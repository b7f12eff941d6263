import type { GridValidRowModel } from '@mui/x-data-grid';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './CallGrid.module.css';
import { type Column, cardValue } from './columns.tsx';
import type { RowAction } from './RowActions.tsx';
import { RowMenu } from './RowActions.tsx';

interface Props<Row extends GridValidRowModel> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  fresh: ReadonlySet<string>;
  open?: ((row: Row) => string | undefined) | undefined;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  label: string;
}

/** The rows of a list as cards, for narrow screens. The first column is the card's heading. */
export function CardList<Row extends GridValidRowModel>({
  rows,
  columns,
  idOf,
  fresh,
  open,
  actions,
  label,
}: Props<Row>) {
  const [head, ...rest] = columns;
  return (
    <ul className={css.cards} aria-label={label}>
      {rows.map(row => {
        const id = idOf(row);
        const to = open?.(row);
        const heading = head ? cardValue(head, row) : id;
        return (
          <li key={id} className={css.card} data-fresh={fresh.has(id) || undefined}>
            <div className={css.cardHead}>
              <h2>
                {head?.headerName && <span className={css.cardLabel}>{head.headerName} </span>}
                <Heading to={to}>{heading}</Heading>
              </h2>
              {actions && <RowMenu items={actions(row)} />}
            </div>
            <dl className={css.pairs}>
              {rest.map(column => (
                <Fragment key={column.field}>
                  <dt>{column.headerName}</dt>
                  <dd>{cardValue(column, row)}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

const Heading = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <Link className={css.cardLink} to={to}>
      {children}
    </Link>
  ) : (
    children
  );
