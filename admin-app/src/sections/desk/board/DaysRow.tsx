import type { BoardRoom } from '@venue/sdk/desk/model';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { blockEntry } from './blockEntry.tsx';
import { none, type Placed } from './board.ts';
import day from './DayBoard.module.css';
import css from './DaysBoard.module.css';
import { dayName } from './dayNames.ts';
import type { Lift } from './lift.ts';
import { lookOf, shortLabelOf, shortOf } from './names.ts';

const CHIP = `${day.block} ${css.chip}`;

interface RowProps {
  room: BoardRoom;
  /** The blocks of the room, by day. */
  placed: readonly (readonly Placed[])[];
  /** Whether there are too many days for more than the hour a block begins at. */
  isDense: boolean;
  /** The cell and the block of the keyboard; null in other rows. */
  cursor: { readonly day: string; readonly index: number } | null;
  /** Where a carried booking would go in this row; `clash` tells that it does not fit there. */
  ghost: Lift | null;
  clash: boolean;
  dayAddress: (day: string) => string;
}

/** A room. Its days and blocks are not separate components: hundreds of them would take half the rendering time. */
export const DaysRow = memo(
  ({ room, placed, isDense, cursor, ghost, clash, dayAddress }: RowProps) => (
    <tr data-room={room.roomId}>
      <th scope="row" className={day.room}>
        {room.name}
        <span>{room.floor}&nbsp;этаж</span>
      </th>
      {room.days.map(({ day: each, open: hours, reason }, index) => {
        const blocks = visibleIn(placed[index] ?? none);
        const where = `${room.name}, ${dayName(each).label}`;
        const isCursor = cursor?.day === each;
        const focused = isCursor ? blocks[Math.min(cursor.index, blocks.length - 1)] : undefined;
        return (
          <td key={each} className={css.cell} data-closed={hours ? undefined : ''}>
            {hours === null && (
              <span className={css.closed} title={reason ?? 'Закрыто'}>
                {reason ?? 'Закрыто'}
              </span>
            )}
            {blocks.map(taker => entry(taker, where, { isCursor: taker === focused, isDense }))}
            {isCursor && blocks.length === 0 && (
              <Link
                className={css.free}
                to={dayAddress(each)}
                data-cursor=""
                aria-label={`${where}, ${hours ? 'свободно' : (reason ?? 'закрыто')}`}
              />
            )}
            {ghost?.day === each && (
              <span className={css.ghost} data-clash={clash || undefined}>{`${ghost.from}–${ghost.to}`}</span>
            )}
          </td>
        );
      })}
    </tr>
  ),
  (one, other) =>
    one.room === other.room &&
    one.cursor?.day === other.cursor?.day &&
    one.cursor?.index === other.cursor?.index &&
    one.ghost === other.ghost &&
    one.clash === other.clash &&
    one.placed.every((taken, index) => isSame(taken, other.placed[index] ?? none)),
);

/** The blocks that a cell shows: hours kept free between bookings are only on the board of the day. */
export const visibleIn = (placed: readonly Placed[]): readonly Placed[] =>
  placed.some(({ block }) => block.kind === 'buffer') ? placed.filter(({ block }) => block.kind !== 'buffer') : placed;

const isSame = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  one.length === other.length &&
  one.every(({ block, booking }, index) => block === other[index]?.block && booking === other[index].booking);

function entry(placed: Placed, where: string, { isCursor, isDense }: { isCursor: boolean; isDense: boolean }) {
  const { block, booking } = placed;
  const label = `${shortLabelOf(placed, isDense)}, ${where}`;
  return blockEntry(
    placed,
    {
      className: CHIP,
      'data-look': lookOf(block, booking),
      'data-cursor': isCursor ? '' : undefined,
      tabIndex: isCursor ? 0 : -1,
      'aria-label': label,
    },
    shortOf(placed, isDense),
  );
}
