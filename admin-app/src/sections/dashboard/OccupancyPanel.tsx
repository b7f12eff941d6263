import { plural } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import type { DashboardNumbers, Hours, Period } from '@venue/sdk/dashboard/model';
import { Link } from 'react-router-dom';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { type Bar, Bars, dayWords } from './Bars.tsx';
import { Compared } from './Compared.tsx';
import css from './DashboardPage.module.css';
import { NumbersTable } from './NumbersTable.tsx';
import { bucketsOf } from './period.ts';

type Room = NonNullable<DashboardNumbers['occupancy']>['rooms'][number];

interface Props {
  rooms: readonly Room[];
  period: Period;
  before: Period;
}

const hoursOf = ({ sold, open }: Hours) =>
  `${sold} из\u00a0${plural(open, 'часа', 'часов', 'часов').replace(' ', '\u00a0')}`;
const shareOf = ({ sold, open }: Hours) => (open > 0 ? sold / open : 0);
const percentOf = (hours: Hours) => `${Math.round(shareOf(hours) * 100)}\u00a0%`;

/** The change in percentage points compared with the previous period. */
function changeOf(now: Hours, before: Hours): string {
  if (before.open === 0) return '';
  const points = Math.round(shareOf(now) * 100) - Math.round(shareOf(before) * 100);
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}\u00a0п.\u00a0п.`;
}

/** Occupancy of each studio: sold hours out of open ones, by day and compared with the previous period. */
export const OccupancyPanel = ({ rooms, period, before }: Props) => (
  <section className={css.card} aria-labelledby="occupancy">
    <h3 id="occupancy" className={css.cardTitle}>
      Загрузка
    </h3>
    {rooms.map(room => (
      <Studio key={room.roomId} room={room} period={period} before={before} />
    ))}
  </section>
);

function Studio({ room, period, before }: Omit<Props, 'rooms'> & { room: Room }) {
  const rowsOf = ({ from, to }: Period) =>
    `${bookingPaths.list.path}?status=${bookingStatus.paid}&roomId=${room.roomId}&from=${from}&to=${to}`;
  const buckets = bucketsOf(room.days).map(({ from, to, days }) => ({
    from,
    to,
    sold: days.reduce((sum, day) => sum + day.sold, 0),
    open: days.reduce((sum, day) => sum + day.open, 0),
  }));
  const bars = buckets.map(
    ({ sold, open, ...days }): Bar => ({
      ...days,
      up: shareOf({ sold, open }),
      closed: open === 0,
      text: open === 0 ? 'закрыто' : `продано ${hoursOf({ sold, open })}`,
      leads: rowsOf(days),
    }),
  );
  return (
    <div className={css.studio}>
      <h4 className={css.studioTitle}>
        <Link to={rowsOf(period)}>
          {room.roomName}: {percentOf(room)}
        </Link>
        <span className={css.soft}>продано {hoursOf(room)}</span>
      </h4>
      <Compared change={changeOf(room, room.before)} was={percentOf(room.before)} before={before} />
      <Bars bars={bars} most={1} top={'100\u00a0%'} />
      <NumbersTable
        caption={`${room.roomName}: загрузка по\u00a0дням`}
        columns={['День', 'Продано', 'Открыто', 'Загрузка']}
        rows={buckets.map(({ sold, open, ...days }) => ({
          key: days.from,
          cells: [
            dayWords(days),
            <Link key="sold" to={rowsOf(days)}>
              {sold}&nbsp;ч
            </Link>,
            `${open}\u00a0ч`,
            open === 0 ? 'закрыто' : percentOf({ sold, open }),
          ],
        }))}
      />
    </div>
  );
}
