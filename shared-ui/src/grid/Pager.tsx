import { formatNumber } from '@venue/sdk';
import { Button } from '../parts/Button.tsx';
import css from './CallGrid.module.css';
import { type LoadedPage, lastPage, usePageThatExists } from './usePageThatExists.ts';

interface Props {
  total: LoadedPage;
  page: number;
  pageSize: number;
  go: (page: number) => void;
}

/** Turns the pages of a list on narrow screens. */
export function Pager({ total: totals, page, pageSize, go }: Props) {
  usePageThatExists(totals, page, pageSize, go);
  const { total, totalIsExact } = totals;
  if (total <= pageSize && page === 1) return null;
  const last = lastPage(totals, pageSize);
  const counted = formatNumber(Math.ceil(total / pageSize));
  const turn = (to: number) => {
    go(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={css.pager} aria-label="Страницы">
      <Button variant="outlined" color="inherit" disabled={page === 1} onClick={() => turn(page - 1)}>
        Назад
      </Button>
      <span>
        {formatNumber(page)}
        {totalIsExact ? ` из\u00a0${counted}` : `, всего больше\u00a0${counted}`}
      </span>
      <Button variant="outlined" color="inherit" disabled={page >= last} onClick={() => turn(page + 1)}>
        Вперёд
      </Button>
    </nav>
  );
}
