import type { Board } from '@venue/sdk/desk/model';
import { formatDay, formatDayNumber, formatWeekday } from '@venue/shared-ui/dates/format.ts';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type Placed, placedByDay } from './board.ts';
import day from './DayBoard.module.css';
import { lookOf, shortOf, weekLabelOf } from './names.ts';
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
  const days = useMemo(() => rooms[0]?.days.map(each => each.day) ?? [], [rooms]);
  const week = useMemo(() => placedByDay(blocks, bookings), [blocks, bookings]);
  const named = useMemo(() => new Map(days.map(each => [each, formatDay(each)])), [days]);
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
                <Link to={dayAddress(each)} aria-label={named.get(each)}>
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
              {room.days.map(({ day: each, open: hours, reason }) => (
                <DayCell
                  key={each}
                  placed={week.get(each)?.get(room.roomId) ?? none}
                  closed={hours === null ? (reason ?? 'Закрыто') : null}
                  label={`${room.name}, ${named.get(each)}`}
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
            {shown.map(each => (
              <li key={each.block.start}>
                <Chip placed={each} open={open} />
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

function Chip({ placed, open }: { placed: Placed; open: (orderId: number) => void }) {
  const { block, booking } = placed;
  const label = weekLabelOf(placed);
  return (
    <button
      type="button"
      className={`${day.block} ${css.chip}`}
      data-look={lookOf(block, booking)}
      aria-label={label}
      title={label}
      aria-disabled={block.orderId === null || undefined}
      onClick={() => block.orderId !== null && open(block.orderId)}
    >
      {shortOf(placed)}
    </button>
  );
}
