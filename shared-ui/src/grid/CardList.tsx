import type { GridValidRowModel } from '@mui/x-data-grid';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './CallGrid.module.css';
import { type Column, cardValue, linkOf } from './columns.tsx';
import { RowMenu } from './RowActions.tsx';
import type { RowAction } from './rowAction.ts';

interface Props<Row extends GridValidRowModel> {
  rows: readonly Row[];
  /** The columns the person sees, in their order. */
  columns: readonly Column<Row>[];
  rowId: string;
  idOf: (row: Row) => string;
  fresh: ReadonlySet<string>;
  open?: ((row: Row) => string | undefined) | undefined;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  label: string;
}

/**
 * The rows of a list as cards of three lines, for narrow screens: the record's name and number, its status and sums,
 * and the rest in one line.
 */
export function CardList<Row extends GridValidRowModel>(props: Props<Row>) {
  const { rows, columns, rowId, idOf, fresh, open, actions, label } = props;
  const number = columns.find(({ field }) => field === rowId);
  const rest = columns.filter(column => column !== number);
  // Most lists have a column with the record's name; in the others the first text column serves as the name.
  const name = rest.find(({ link }) => link === true) ?? rest.find(({ flex }) => flex) ?? rest[0];
  const facts = rest.filter(column => column !== name);
  const marks = facts.filter(({ mark }) => mark);
  const others = facts.filter(({ mark }) => !mark);
  return (
    <ul className={css.cards} aria-label={label}>
      {rows.map(row => {
        const id = idOf(row);
        const to = open?.(row);
        const called = name && cardValue(name, row);
        const isNamed = called !== undefined && !isNothing(called);
        // A customer may have no name yet: the number says which record it is.
        const title =
          isNamed || !number ? (
            called
          ) : (
            <>
              {number.headerName} {cardValue(number, row)}
            </>
          );
        return (
          <li key={id} className={css.card} data-fresh={fresh.has(id) || undefined}>
            <div className={css.cardHead}>
              <h2>
                {to ? (
                  <Link className={css.cardLink} to={to}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </h2>
              {isNamed && number && (
                <span className={css.cardNumber}>
                  <span>{number.headerName}</span>{' '}
                  {to ? <Link to={to}>{cardValue(number, row)}</Link> : <span>{cardValue(number, row)}</span>}
                </span>
              )}
              {actions && <RowMenu items={actions(row)} />}
            </div>
            <Facts className={css.cardMarks} columns={marks} {...{ row, rowId, open }} />
            <Facts className={css.cardRest} columns={others} {...{ row, rowId, open }} />
          </li>
        );
      })}
    </ul>
  );
}

const isNothing = (value: ReactNode): boolean => value === '—' || value === '';

interface FactsProps<Row extends GridValidRowModel> {
  className: string | undefined;
  columns: readonly Column<Row>[];
  row: Row;
  rowId: string;
  open: ((row: Row) => string | undefined) | undefined;
}

/** The values of a row in one line, without empty ones. Labels are visible only for values that need them. */
function Facts<Row extends GridValidRowModel>({ className, columns, row, rowId, open }: FactsProps<Row>) {
  const facts = columns.flatMap(column => {
    const value = cardValue(column, row);
    const to = typeof column.link === 'function' ? linkOf(column, rowId, open)?.(row) : undefined;
    return isNothing(value) ? [] : [{ column, value, to }];
  });
  if (facts.length === 0) return null;
  const isOneOfSums = facts.filter(({ column: { mark } }) => mark === 'sum').length > 1;
  return (
    <dl className={className}>
      {facts.map(({ column: { field, headerName, mark }, value, to }) => (
        <Fragment key={field}>
          <dt className="visually-hidden">{headerName}</dt>
          <dd>
            {/* A plain number, or one of several sums, is unclear without its label. */}
            {((typeof row[field] === 'number' && value === String(row[field])) || (mark === 'sum' && isOneOfSums)) && (
              <span>{headerName}: </span>
            )}
            {to ? <Link to={to}>{value}</Link> : <span>{value}</span>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
