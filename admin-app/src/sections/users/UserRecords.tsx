import type { Permission } from '@venue/sdk';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { Link } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { applicationPaths } from '../applications/applications.paths.ts';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { eventPaths } from '../events/events.paths.ts';
import css from './UserPage.module.css';

/** How many records of each kind a person has, each a link to them where the reader may follow it. */
export function UserRecords({ user: { userId, userPhone, has } }: { user: AdminUserCard }) {
  const may = useMay();
  const records: readonly (readonly [name: string, count: number, needs: Permission, to: string | null])[] = [
    ['Бронирования', has.bookings, 'bookings.read', `${bookingPaths.list.path}?search=${userPhone}`],
    ['Мероприятия', has.events, 'events.read', `${eventPaths.list.path}?userId=${userId}`],
    ['Бренды', has.brands, 'brands.read', null],
    ['Заявки маркетплейса', has.marketRequests, 'market.read', null],
  ];
  return (
    <section>
      <h2>Записи</h2>
      <dl className={css.records}>
        {records.map(([name, count, needs, to]) => (
          <div key={name}>
            <dt>{count > 0 && to && may(needs) ? <Link to={to}>{name}</Link> : name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {may('applications.read') && (
        <Link to={`${applicationPaths.list.path}?queue=all&userId=${userId}`}>Все заявки</Link>
      )}
    </section>
  );
}
