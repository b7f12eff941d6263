import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '../../app/LinkTabs.tsx';

const views = { list: 'Список', schedule: 'Расписание' } as const;

export type View = keyof typeof views;

const NAME = 'view';
/** The parameter that names the open booking; `order` is the direction of the list's sorting. */
export const OPENED = 'booking';

/** The view named in the address; the list by default. */
export function useView(): View {
  const [params] = useSearchParams();
  return params.get(NAME) === 'schedule' ? 'schedule' : 'list';
}

/** The tabs of the two views of bookings. Switching keeps the parameters of the other view in the address. */
export function ViewTabs({ view }: { view: View }) {
  const [params] = useSearchParams();
  const to = (each: View) => {
    const next = new URLSearchParams(params);
    next.delete(OPENED);
    if (each === 'list') next.delete(NAME);
    else next.set(NAME, each);
    return `?${next}`;
  };
  const tabs = (Object.keys(views) as View[]).map(each => ({
    text: views[each],
    to: to(each),
    current: each === view,
  }));
  return <LinkTabs label="Вид бронирований" tabs={tabs} />;
}
