import type { ReportRow, ReportTable } from '@venue/sdk/reports/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router-dom';
import { changeText, figureText, type Unit } from './figures.ts';
import css from './Reports.module.css';

/** How many rows are shown at first: a few more are not worth a button. */
const MOST_UNFOLDED = 12;

/** A table of a report; each row leads to the list with what it counts, if there is one that the reader may see. */
export function FigureTable({ table }: { table: ReportTable }) {
  const { title, rowTitle, columns, rows, total, chart } = table;
  const shades = chart === 'shades';
  // Only the screen folds long tables: paper has them whole.
  const [unfolded, setUnfolded] = useState(false);
  const folded = !unfolded && rows.length > MOST_UNFOLDED;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section className={css.scroll} aria-label={`${title}: таблица`} tabIndex={0}>
      <table className={css.table} data-shades={shades || undefined} data-folded={folded || undefined}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {columns.map(column => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <FigureRow key={row.key} row={row} columns={columns} shades={shades} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <FigureRow row={total} columns={columns} shades={false} />
          </tfoot>
        )}
      </table>
      {folded && (
        <Button color="inherit" size="small" className={css.more ?? ''} onClick={() => setUnfolded(true)}>
          Показать все строки: {rows.length}
        </Button>
      )}
    </section>
  );
}

interface RowProps {
  row: ReportRow;
  columns: ReportTable['columns'];
  shades: boolean;
}

function FigureRow({ row: { title, to, values, before }, columns, shades }: RowProps) {
  return (
    <tr>
      <th scope="row">{to === null ? title : <Link to={to}>{title}</Link>}</th>
      {columns.map(({ title: column, unit }, index) => (
        <td key={column} style={shades ? shadeOf(values[index]) : undefined}>
          <Figure unit={unit} value={values[index]} />
          {before && !shades && <Compared unit={unit} value={values[index]} before={before[index]} />}
        </td>
      ))}
    </tr>
  );
}

interface FigureProps {
  unit: Unit;
  value: number | null | undefined;
}

const Figure = ({ unit, value }: FigureProps) => <span>{figureText(unit, value)}</span>;

function Compared({ unit, value, before }: FigureProps & { before: number | null | undefined }) {
  if (before === null || before === undefined || (before === 0 && !value)) return null;
  const change = changeText(unit, value, before);
  return (
    <span className={css.before}>
      {change ? `${change} к\u00a0${figureText(unit, before)}` : `было ${figureText(unit, before)}`}
    </span>
  );
}

/** A cell's shade follows its percent; the figure stays readable on it. */
const shadeOf = (value: number | null | undefined): CSSProperties | undefined =>
  value ? { background: `color-mix(in srgb, var(--primary) ${Math.min(100, value) * 0.55}%, transparent)` } : undefined;
