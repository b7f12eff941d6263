import { formatNumber } from '@venue/sdk';
import { IconButton } from '../parts/Button.tsx';
import { Icon, Outline } from '../parts/Icon.tsx';
import css from './GridPages.module.css';
import { type LoadedPage, lastPage, usePageThatExists } from './usePageThatExists.ts';

interface Props {
  total: LoadedPage | undefined;
  /** Rows on screen. */
  rowCount: number;
  /** From 1. */
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  change: (patch: { page: number; pageSize?: number }) => void;
}

const TO_END = 'M7 7l5 5-5 5M16 7v10';

/** The footer of a table: the rows shown of all, paging and page size. */
export function GridPages({ total: totals, rowCount: visibleRows, page, pageSize, pageSizes, change }: Props) {
  const turn = (to: number) => change({ page: to });
  usePageThatExists(totals, page, pageSize, turn);
  if (!totals) return <div className={css.pages} />;
  const { total, totalIsExact } = totals;
  const before = (page - 1) * pageSize;
  const last = lastPage(totals, pageSize);
  const rows = visibleRows === 0 ? '0' : `${formatNumber(before + 1)}–${formatNumber(before + visibleRows)}`;
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
        {rows}
        {totalIsExact ? ' из\u00a0' : ', всего больше\u00a0'}
        {formatNumber(total)}
      </span>
      <span className={css.turn}>
        <IconButton
          aria-label="На предыдущую страницу"
          className={css.back}
          disabled={page === 1}
          onClick={() => turn(page - 1)}
        >
          <Icon name="right" />
        </IconButton>
        <IconButton aria-label="На следующую страницу" disabled={page >= last} onClick={() => turn(page + 1)}>
          <Icon name="right" />
        </IconButton>
        <IconButton aria-label="На последнюю страницу" disabled={page >= last} onClick={() => turn(last)}>
          <Outline path={TO_END} />
        </IconButton>
      </span>
    </nav>
  );
}
