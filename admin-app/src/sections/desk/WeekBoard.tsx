import type { Board, BoardRoom } from '@venue/sdk/desk/model';
import { formatDay, formatDayNumber, formatWeekday } from '@venue/shared-ui/dates/format.ts';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type Placed, placedByDay } from './board.ts';
import day from './DayBoard.module.css';
import { lookOf, pageOf, shortOf, weekLabelOf } from './names.ts';
import css from './WeekBoard.module.css';

interface Props {
  board: Board;
  today: string;
  open: (orderId: number) => void;
  dayAddress: (day: string) => string;
}

const none: readonly Placed[] = [];
const CHIP = `${day.block} ${css.chip}`;

/** Rooms are rows, days are columns; a cell lists the blocks of the room in order. A day links to its board. */
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
            <WeekRow
              key={room.roomId}
              room={room}
              placed={room.days.map(each => week.get(each.day)?.get(room.roomId) ?? none)}
              named={named}
              open={open}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  room: BoardRoom;
  /** The blocks of the room, by day. */
  placed: readonly (readonly Placed[])[];
  named: ReadonlyMap<string, string>;
  open: (orderId: number) => void;
}

/** A room. Its days and blocks are not separate components: two hundred of them would take half the rendering time. */
const WeekRow = memo(
  ({ room, placed, named, open }: RowProps) => (
    <tr>
      <th scope="row" className={day.room}>
        {room.name}
        <span>{room.floor}&nbsp;этаж</span>
      </th>
      {room.days.map(({ day: each, open: hours, reason }, index) => {
        const shown = placed[index]?.filter(({ block }) => block.kind !== 'buffer') ?? none;
        return (
          <td key={each} className={css.cell} data-closed={hours === null || undefined}>
            {hours === null && <span className={css.closed}>{reason ?? 'Закрыто'}</span>}
            {shown.map(taker => entry(taker, `${room.name}, ${named.get(each)}`, open))}
          </td>
        );
      })}
    </tr>
  ),
  (one, other) =>
    one.room === other.room &&
    one.named === other.named &&
    one.placed.every((taken, index) => isSame(taken, other.placed[index] ?? none)),
);

const isSame = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  one.length === other.length &&
  one.every(({ block, booking }, index) => block === other[index]?.block && booking === other[index].booking);

function entry(placed: Placed, where: string, open: (orderId: number) => void) {
  const { block, booking } = placed;
  const label = `${weekLabelOf(placed)}, ${where}`;
  const page = pageOf(block);
  const shown = { className: CHIP, 'data-look': lookOf(block, booking), 'aria-label': label, title: label } as const;
  if (page !== undefined)
    return (
      <Link key={block.start} {...shown} to={page}>
        {shortOf(placed)}
      </Link>
    );
  return (
    <button
      key={block.start}
      {...shown}
      type="button"
      aria-disabled={block.orderId === null || undefined}
      onClick={() => block.orderId !== null && open(block.orderId)}
    >
      {shortOf(placed)}
    </button>
  );
}
