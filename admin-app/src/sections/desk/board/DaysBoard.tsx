import type { Board, BoardBlock } from '@venue/sdk/desk/model';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { style } from './BlockButton.tsx';
import { hoursOf, none, placedByDay } from './board.ts';
import day from './DayBoard.module.css';
import css from './DaysBoard.module.css';
import { DaysRow, visibleIn } from './DaysRow.tsx';
import type { Move } from './dayChoice.ts';
import { dayName } from './dayNames.ts';
import { LiftBar } from './LiftBar.tsx';
import { opens, pageOf } from './names.ts';
import { useBoardFocus } from './useBoardFocus.ts';
import { useLift } from './useLift.ts';

interface Props {
  board: Board;
  today: string;
  open: (block: BoardBlock) => void;
  dayAddress: (day: string) => string;
  /** How wide a day is: 1 fits the screen if it can be read there. */
  zoom: number;
  /** Called when a booking is dropped on another day or room. Omitted if the user may not move bookings. */
  drop: ((move: Move) => void) | undefined;
}

/** A cell of the board and which of its blocks has the focus. */
interface Cursor {
  readonly roomId: number;
  readonly day: string;
  readonly index: number;
}

/**
 * Rooms are rows, days are columns; a cell lists the blocks of the room in order. A day links to its board. Arrows go
 * from block to block, Enter opens, Space lifts a booking, which the arrows carry then.
 */
export function DaysBoard({ board: { rooms, blocks, bookings }, today, open, dayAddress, zoom, drop }: Props) {
  const days = useMemo(() => rooms[0]?.days.map(each => each.day) ?? [], [rooms]);
  const placed = useMemo(() => placedByDay(blocks, bookings), [blocks, bookings]);
  const isDense = days.length > 7;
  const { frame, follow } = useBoardFocus();
  const rowOf = (roomId: number, each: string) => placed.get(each)?.get(roomId) ?? none;

  const [last, setCursor] = useState<Cursor | null>(null);
  const isThere = last !== null && rooms.some(({ roomId }) => roomId === last.roomId) && days.includes(last.day);
  const start = days.includes(today) ? today : (days[0] ?? '');
  const cursor = isThere ? last : { roomId: rooms[0]?.roomId ?? 0, day: start, index: 0 };
  const inCell = visibleIn(rowOf(cursor.roomId, cursor.day));
  const focused = inCell[Math.min(cursor.index, inCell.length - 1)];

  // A board wider than the screen begins with today.
  const first = days[0];
  useEffect(() => {
    const column = frame.current?.querySelector<HTMLElement>('[data-today]');
    if (first !== undefined && zoom > 1 && frame.current && column)
      frame.current.scrollLeft = column.offsetLeft - frame.current.clientWidth / 2;
  }, [first, zoom, frame]);

  const { lift, clash, ...lifting } = useLift({ rooms, days, hours: () => hoursOf(rooms, blocks), rowOf, drop });
  const key = (event: KeyboardEvent) => {
    if (lifting.press(event, focused, cursor.day)) return;
    const next = nextOf(event.key, cursor, { rooms: rooms.map(each => each.roomId), days, count: inCell.length });
    if (!next) return;
    event.preventDefault();
    follow();
    setCursor(next);
  };

  /** The cell under the pointer, and the block in it. */
  const at = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const cell = target?.closest('td');
    const roomId = Number(cell?.closest('tr')?.dataset.room);
    // The first column names the room.
    const each = days[(cell?.cellIndex ?? 0) - 1];
    if (!cell || each === undefined) return undefined;
    const chip = target?.closest('[data-look]');
    const index = chip ? [...cell.querySelectorAll('[data-look]')].indexOf(chip) : -1;
    return { roomId, day: each, block: visibleIn(rowOf(roomId, each))[index] };
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    const cell = at(event);
    if (!cell?.block || event.button !== 0 || event.pointerType === 'touch') return;
    lifting.grab(cell.block, { ...cell, hour: cell.block.from }, 'whole', event);
  };
  const over = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const cell = at(event);
    // Its hours stay; the day and the room change.
    if (cell) lifting.carry({ roomId: cell.roomId, day: cell.day }, event);
  };
  // One listener for all blocks: hundreds of them would have to be made.
  const click = (event: MouseEvent<HTMLElement>) => {
    const block = at(event)?.block?.block;
    if (!lifting.endsDrag() && block && pageOf(block) === undefined && opens(block)) open(block);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const chip = event.target instanceof Element ? event.target.closest('[data-look]') : null;
    if (chip && !chip.hasAttribute('title')) chip.setAttribute('title', chip.getAttribute('aria-label') ?? '');
  };

  return (
    <>
      <div ref={frame} className={day.frame} style={style({ '--n': days.length, '--zoom': zoom })}>
        <table className={css.table} data-dense={isDense || undefined}>
          <caption className="visually-hidden">
            Помещения и&nbsp;дни. Стрелки переводят от&nbsp;брони к&nbsp;брони, Enter открывает, пробел берёт бронь,
            чтобы перенести.
          </caption>
          <thead>
            <tr>
              <th scope="col" className={day.corner}>
                Помещение
              </th>
              {days.map(each => (
                <th key={each} scope="col" className={css.day} data-today={each === today || undefined}>
                  <Link to={dayAddress(each)} aria-label={dayName(each).label}>
                    {dayName(each).weekday} <strong>{dayName(each).number}</strong>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            onKeyDown={key}
            onKeyUp={lifting.keyUp}
            onPointerDown={press}
            onPointerMove={over}
            onPointerOver={point}
            onClick={click}
          >
            {rooms.map(room => (
              <DaysRow
                key={room.roomId}
                room={room}
                placed={room.days.map(each => rowOf(room.roomId, each.day))}
                isDense={isDense}
                cursor={cursor.roomId === room.roomId ? cursor : null}
                ghost={lift?.roomId === room.roomId ? lift : null}
                clash={clash !== undefined}
                dayAddress={dayAddress}
              />
            ))}
          </tbody>
        </table>
      </div>
      <LiftBar lift={lift} clash={clash} rooms={rooms} />
    </>
  );
}

interface Grid {
  readonly rooms: readonly number[];
  readonly days: readonly string[];
  /** How many blocks the cell of the cursor shows. */
  readonly count: number;
}

/** Where a key leads: up and down over the blocks of a cell, then to the next room; sideways to the next day. */
export function nextOf(
  key: string,
  { roomId, day: each, index }: Cursor,
  { rooms, days, count }: Grid,
): Cursor | undefined {
  const [line, column] = [rooms.indexOf(roomId), days.indexOf(each)];
  const own = Math.min(index, Math.max(0, count - 1));
  const cell = (row: number, place: number, first: number): Cursor => ({
    roomId: rooms[row] ?? roomId,
    day: days[place] ?? each,
    index: rooms[row] === undefined || days[place] === undefined ? own : first,
  });
  if (key === 'ArrowDown') return own + 1 < count ? { roomId, day: each, index: own + 1 } : cell(line + 1, column, 0);
  if (key === 'ArrowUp') return own > 0 ? { roomId, day: each, index: own - 1 } : cell(line - 1, column, LAST);
  if (key === 'ArrowRight') return cell(line, column + 1, 0);
  if (key === 'ArrowLeft') return cell(line, column - 1, 0);
  if (key === 'Home') return cell(line, 0, 0);
  if (key === 'End') return cell(line, days.length - 1, 0);
  return undefined;
}

/** The last block of a cell, however many it has. */
const LAST = 1000;
