import { IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import css from './GridPages.module.css';

interface Props {
  total: { readonly total: number; readonly totalIsExact: boolean } | undefined;
  /** Rows on screen. */
  shown: number;
  /** From 1. */
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  change: (patch: { page: number; pageSize?: number }) => void;
}

const number = new Intl.NumberFormat('ru-RU');

/** The foot of a table: which rows of how many it shows, turning pages, and how long they are. */
export function GridPages({ total: found, shown, page, pageSize, pageSizes, change }: Props) {
  if (!found) return <div className={css.pages} />;
  const { total, totalIsExact } = found;
  const before = (page - 1) * pageSize;
  const isLast = totalIsExact ? before + shown >= total : shown < pageSize;
  // Past what was counted there may be more than it says.
  const all = totalIsExact || before + shown > total ? number.format(total) : `примерно ${number.format(total)}`;
  return (
    <nav className={css.pages} aria-label="Страницы">
      <label>
        На&nbsp;странице:{' '}
        <span className={css.size}>
          <select value={pageSize} onChange={event => change({ pageSize: Number(event.target.value), page: 1 })}>
            {pageSizes.map(size => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <Icon name="down" size={18} />
        </span>
      </label>
      <span>
        {shown === 0 ? 0 : `${number.format(before + 1)}–${number.format(before + shown)}`} из&nbsp;{all}
      </span>
      <span className={css.turn}>
        <IconButton
          aria-label="На предыдущую страницу"
          className={css.back}
          disabled={page === 1}
          onClick={() => change({ page: page - 1 })}
        >
          <Icon name="right" />
        </IconButton>
        <IconButton aria-label="На следующую страницу" disabled={isLast} onClick={() => change({ page: page + 1 })}>
          <Icon name="right" />
        </IconButton>
      </span>
    </nav>
  );
}
