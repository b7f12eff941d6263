import { Link, useSearchParams } from 'react-router-dom';
import css from './ViewTabs.module.css';

const views = { list: 'Список', schedule: 'Расписание' } as const;

export type View = keyof typeof views;

const NAME = 'view';

/** The view the address names; the list unless it says otherwise. */
export function useView(): View {
  const [params] = useSearchParams();
  return params.get(NAME) === 'schedule' ? 'schedule' : 'list';
}

/** The two views of bookings. Each keeps what the other has in the address. */
export function ViewTabs({ view }: { view: View }) {
  const [params] = useSearchParams();
  const to = (each: View) => {
    const next = new URLSearchParams(params);
    next.delete('order');
    if (each === 'list') next.delete(NAME);
    else next.set(NAME, each);
    return `?${next}`;
  };
  return (
    <nav className={css.tabs} aria-label="Вид бронирований">
      {(Object.keys(views) as View[]).map(each => (
        <Link key={each} to={to(each)} className={css.tab} aria-current={each === view ? 'page' : undefined}>
          {views[each]}
        </Link>
      ))}
    </nav>
  );
}
