import { adminRequestType } from '@venue/sdk/applications/model';
import { articleStatus } from '@venue/sdk/articles/model';
import { bookingAdminStatus } from '@venue/sdk/bookings/model';
import { eventStatus } from '@venue/sdk/events/model';
import type { KindName } from '@venue/sdk/kinds';
import { countPending } from '@venue/sdk/pending/admin';
import { MOST_PENDING } from '@venue/sdk/pending/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Bone, Loading } from '@venue/shared-ui/parts/Skeletons.tsx';
import { Link } from 'react-router-dom';
import { applicationPaths } from '../applications/applications.paths.ts';
import { articlePaths } from '../articles/articles.paths.ts';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { eventPaths } from '../events/events.paths.ts';
import css from './DashboardPage.module.css';

// Brands and requests of the marketplace are among the applications; they have no lists of their own yet.
const places: readonly { kind: KindName; title: string; to: string }[] = [
  { kind: 'application', title: 'Заявки', to: applicationPaths.list.path },
  { kind: 'user', title: 'Учётные записи', to: `${applicationPaths.list.path}?type=${adminRequestType.user}` },
  { kind: 'avatar', title: 'Фото профиля', to: `${applicationPaths.list.path}?type=${adminRequestType.avatar}` },
  {
    kind: 'event',
    title: 'Мероприятия на\u00a0проверке',
    to: `${eventPaths.list.path}?status=${eventStatus.onVerification}`,
  },
  {
    kind: 'article',
    title: 'Статьи на\u00a0проверке',
    to: `${articlePaths.list.path}?status=${articleStatus.onVerification}`,
  },
  {
    kind: 'news',
    title: 'Новости на\u00a0проверке',
    to: `${articlePaths.list.path}?kind=news&status=${articleStatus.onVerification}`,
  },
  { kind: 'refund', title: 'Возвраты с\u00a0отказом банка', to: bookingPaths.list.path },
  { kind: 'booking', title: 'Ожидают оплаты', to: `${bookingPaths.list.path}?status=${bookingAdminStatus.temporary}` },
];

/** What waits for somebody of the staff. */
export function WaitingPanel() {
  const { data, error, refetch } = useCall(countPending, {});
  const waiting = data?.message;
  if (!waiting && error) return <ErrorNote error={error} title="Не удалось посчитать" retry={() => void refetch()} />;
  if (!waiting)
    return (
      <Loading>
        <div className={css.waiting}>
          <Bone height={92} />
          <Bone height={92} />
          <Bone height={92} />
          <Bone height={92} />
        </div>
      </Loading>
    );
  const shown = places.filter(({ kind }) => waiting[kind] !== undefined);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={css.heading}>
        Что ждёт
      </h2>
      <ul className={css.waiting}>
        {shown.map(({ kind, title, to }) => {
          const count = waiting[kind] ?? 0;
          return (
            <li key={kind}>
              <Link to={to} className={css.tile} data-quiet={count === 0 || undefined}>
                <span className={css.figure}>{count === MOST_PENDING ? `${MOST_PENDING}+` : count}</span>
                <span>{title}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
