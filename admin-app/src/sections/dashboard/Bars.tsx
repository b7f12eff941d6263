import type { Period } from '@venue/sdk/dashboard/model';
import { formatDay } from '@venue/shared-ui/dates/format.ts';
import { Link } from 'react-router-dom';
import css from './Bars.module.css';
import { formatPeriod } from './period.ts';

/** One column of a chart. */
export interface Bar extends Period {
  /** The amount above the axis; `down` is the amount below it. */
  readonly up: number;
  readonly down?: number;
  /** No hours were available, so the column is drawn as closed. */
  readonly closed?: boolean;
  /** Description of the column: «продано 3 из 9 часов». */
  readonly text: string;
  /** Link to the list that this bar counts. */
  readonly leads: string;
}

interface Props {
  bars: readonly Bar[];
  /** The value at the top of the chart; `top` is its text. */
  most: number;
  top: string;
}

const MOST_LABELS = 6;
const HEIGHT = 160;

export const dayWords = ({ from, to }: Period): string =>
  from === to ? formatDay(`${from}T12:00:00+05:00`) : formatPeriod({ from, to });

/**
 * A bar chart for mouse users: each column links to its rows. The table below it has the same data for the keyboard and
 * screen readers.
 */
export function Bars({ bars, most, top }: Props) {
  const deepest = Math.max(0, ...bars.map(({ down = 0 }) => down));
  // One scale for both sides of the line.
  const share = (amount: number) => `${(amount / (most + deepest || 1)) * HEIGHT}px`;
  const every = Math.ceil(bars.length / MOST_LABELS);
  return (
    <div className={css.chart} aria-hidden="true">
      <span className={css.top}>{top}</span>
      <ol className={css.bars}>
        {bars.map((bar, index) => (
          <li key={bar.from} className={css.slot}>
            <Link
              to={bar.leads}
              tabIndex={-1}
              className={css.bar}
              data-closed={bar.closed || undefined}
              title={`${dayWords(bar)}: ${bar.text}`}
            >
              <span className={css.above} style={{ height: most > 0 ? share(most) : `${HEIGHT}px` }}>
                <span className={css.up} style={{ height: share(bar.up) }} />
              </span>
              <span className={css.below} style={{ height: share(deepest) }}>
                <span className={css.down} style={{ height: share(bar.down ?? 0) }} />
              </span>
            </Link>
            {index % every === 0 && <span className={css.label}>{label(bar.from)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** `21.11`. */
const label = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}`;
