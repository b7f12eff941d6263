import type { Board } from '@venue/sdk/desk/model';
import { daysFrom } from '@venue/shared-ui/dates/calendar.ts';
import { formatDay, formatDayNumber, formatLongDay, formatTime, formatWeekday } from '@venue/shared-ui/dates/format.ts';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type Placed, placedOn } from './board.ts';
import day from './DayBoard.module.css';
import { labelOf, lookOf, titleOf } from './names.ts';
import css from './WeekBoard.module.css';

interface Props {
  board: Board;
  today: string;
  open: (orderId: number) => void;
  dayAddress: (day: string) => string;
}

const none: readonly Placed[] = [];

/** Rooms down, days across, with what takes each room in the order of the day. A day leads to its board. */
export function WeekBoard({ board: { rooms, blocks, bookings }, today, open, dayAddress }: Props) {
  const days = rooms[0]?.days.map(each => each.day) ?? [];
  const first = days[0];
  const week = useMemo(
    () => (first ? daysFrom(first, 7).map(each => placedOn(each, blocks, bookings)) : []),
    [first, blocks, bookings],
  );
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption className="visually-hidden">Помещения и&nbsp;дни недели</caption>
        <thead>
          <tr>
            <th scope="col" className={day.corner}>
              Помещение
            </th>
            {days.map(each => (
              <th key={each} scope="col" className={css.day} data-today={each === today || undefined}>
                <Link to={dayAddress(each)} aria-label={formatLongDay(each)}>
                  {formatWeekday(each)} <strong>{formatDayNumber(each)}</strong>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map(room => (
            <tr key={room.roomId}>
              <th scope="row" className={day.room}>
                {room.name}
                <span>{room.floor}&nbsp;этаж</span>
              </th>
              {room.days.map(({ day: each, open: hours, reason }, index) => (
                <DayCell
                  key={each}
                  placed={week[index]?.get(room.roomId) ?? none}
                  closed={hours === null ? (reason ?? 'Закрыто') : null}
                  label={`${room.name}, ${formatDay(each)}`}
                  open={open}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  placed: readonly Placed[];
  closed: string | null;
  label: string;
  open: (orderId: number) => void;
}

const DayCell = memo(
  ({ placed, closed, label, open }: CellProps) => {
    const shown = placed.filter(({ block }) => block.kind !== 'buffer');
    return (
      <td className={css.cell} data-closed={closed !== null || undefined}>
        {closed !== null && <span className={css.closed}>{closed}</span>}
        {shown.length > 0 && (
          <ul aria-label={label}>
            {shown.map(({ block, booking }) => (
              <li key={block.start}>
                <button
                  type="button"
                  className={`${day.block} ${css.chip}`}
                  data-look={lookOf(block, booking)}
                  aria-label={labelOf(block, booking)}
                  title={labelOf(block, booking)}
                  aria-disabled={block.orderId === null || undefined}
                  onClick={() => block.orderId !== null && open(block.orderId)}
                >
                  {formatTime(block.start)} {titleOf(block, booking)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </td>
    );
  },
  (one, other) =>
    one.closed === other.closed &&
    one.placed.length === other.placed.length &&
    one.placed.every((each, index) => {
      const now = other.placed[index];
      return now?.block === each.block && now.booking === each.booking;
    }),
);
