import { Button } from '../parts/Button.tsx';
import css from './CallGrid.module.css';

interface Props {
  total: { readonly total: number; readonly totalIsExact: boolean };
  page: number;
  pageSize: number;
  go: (page: number) => void;
}

const number = new Intl.NumberFormat('ru-RU');

/** Turns the pages of a list on narrow screens. */
export function Pager({ total: { total, totalIsExact }, page, pageSize, go }: Props) {
  if (total <= pageSize && page === 1) return null;
  const last = Math.max(1, Math.ceil(total / pageSize));
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
        {number.format(page)} из {totalIsExact ? '' : 'примерно '}
        {number.format(last)}
      </span>
      <Button variant="outlined" color="inherit" disabled={totalIsExact && page >= last} onClick={() => turn(page + 1)}>
        Вперёд
      </Button>
    </nav>
  );
}
