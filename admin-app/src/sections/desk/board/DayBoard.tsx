import type { Board, BoardBlock } from '@venue/sdk/desk/model';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { style } from './BlockButton.tsx';
import { blockAt, type Cell, clock, hoursOf, isFree, none, type Placed, placedOn, stretched } from './board.ts';
import css from './DayBoard.module.css';
import type { Choice, Move } from './dayChoice.ts';
import { LiftBar } from './LiftBar.tsx';
import { isGrip } from './lift.ts';
import { NowLine } from './NowLine.tsx';
import { RoomRow } from './RoomRow.tsx';
import { useBoardFocus } from './useBoardFocus.ts';
import { useLift } from './useLift.ts';

interface Props {
  board: Board;
  day: string;
  today: string;
  open: (block: BoardBlock) => void;
  choice: Choice | null;
  /** Omitted if the user may not book. */
  choose: ((choice: Choice | null) => void) | undefined;
  /** How wide the day is: 1 fits the screen if its hours can be read there. */
  zoom: number;
  /** Called when a booking is dropped on other free hours of this day. Omitted if the user may not move bookings. */
  drop: ((move: Move) => void) | undefined;
}

/**
 * Rooms are rows, hours are columns. Arrows move, Shift chooses on the way, Enter opens or chooses; Space lifts a booking,
 * which the arrows carry then.
 */
export function DayBoard({ board, day, today, open, choice, choose, zoom, drop }: Props) {
  const { rooms, blocks, bookings } = board;
  const hours = useMemo(() => hoursOf(rooms, blocks), [rooms, blocks]);
  const placed = useMemo(() => placedOn(day, blocks, bookings), [day, blocks, bookings]);
  const { frame, follow } = useBoardFocus();
  const [lastCell, setCursor] = useState<Cell | null>(null);
  // The room of the cursor may have left the board.
  const isThere = lastCell !== null && rooms.some(({ roomId }) => roomId === lastCell.roomId);
  const cursor = isThere ? lastCell : { roomId: rooms[0]?.roomId ?? 0, hour: hours.from };
  const [first, setFirst] = useState<number | null>(null);
  const count = hours.to - hours.from;

  const rowOf = (roomId: number) => placed.get(roomId) ?? none;
  const chosen = (roomId: number, from: number, to: number) => {
    const room = rooms.find(each => each.roomId === roomId);
    const row = rowOf(roomId);
    const isOpen = room?.days[0]?.open ?? null;
    if (!choose || !isFree(row, isOpen, from)) return;
    choose({ roomId, ...stretched(row, isOpen, from, to) });
  };
  const put = (cell: Cell) => {
    follow();
    setCursor(cell);
  };

  const key = (event: KeyboardEvent) => {
    const at = blockAt(rowOf(cursor.roomId), cursor.hour);
    if (lifting.press(event, at, day)) return;
    const line = rooms.findIndex(each => each.roomId === cursor.roomId);
    const next = {
      ArrowLeft: { ...cursor, hour: (at?.from ?? cursor.hour) - 1 },
      ArrowRight: { ...cursor, hour: at?.to ?? cursor.hour + 1 },
      ArrowUp: { ...cursor, roomId: rooms[line - 1]?.roomId ?? cursor.roomId },
      ArrowDown: { ...cursor, roomId: rooms[line + 1]?.roomId ?? cursor.roomId },
      Home: { ...cursor, hour: hours.from },
      End: { ...cursor, hour: hours.to - 1 },
    }[event.key];
    if (event.key === 'Escape' && choice) choose?.(null);
    if (!next) return;
    event.preventDefault();
    if (next.hour < hours.from || next.hour >= hours.to) return;
    if (event.shiftKey && next.roomId === cursor.roomId && !at) {
      const start = first ?? cursor.hour;
      setFirst(start);
      chosen(cursor.roomId, start, next.hour);
    } else setFirst(null);
    put(next);
  };

  const lifting = useLift({ rooms, days: [day], hours: () => hours, rowOf, drop });
  const { lift, clash } = lifting;
  const openBlock = (at: Placed) => {
    if (!lifting.endsDrag()) open(at.block);
  };

  const drag = useRef<{ roomId: number; hour: number } | null>(null);
  const hourAt = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return hours.from + Math.min(count - 1, Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * count)));
  };
  const press = (roomId: number, event: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>) => {
    const byFinger = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    // A touch scrolls the page; on a touch screen hours are chosen by tapping.
    if (byFinger !== (event.type === 'click')) return;
    if (event.button !== 0) return;
    const hour = hourAt(event);
    if (event.target instanceof Element && event.target.closest('[data-look]')) {
      if (byFinger) return;
      const grip = event.target.closest<HTMLElement>('[data-grip]')?.dataset.grip;
      lifting.grab(blockAt(rowOf(roomId), hour), { roomId, day, hour }, isGrip(grip) ? grip : 'whole', event);
      return;
    }
    const same = choice?.roomId === roomId && hour >= choice.from && hour < choice.to;
    drag.current = { roomId, hour };
    setCursor({ roomId, hour });
    if (same) choose?.(null);
    else chosen(roomId, hour, hour);
  };
  const over = (roomId: number, event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    if (lifting.carry({ roomId, day, hour: hourAt(event) }, event)) return;
    if (drag.current?.roomId === roomId) chosen(roomId, drag.current.hour, hourAt(event));
  };

  return (
    <>
      <div ref={frame} className={css.frame} style={style({ '--n': count, '--zoom': zoom })}>
        <table className={css.table}>
          <caption className="visually-hidden">
            Помещения и&nbsp;часы. Стрелки переводят с&nbsp;часа на&nbsp;час, Shift со&nbsp;стрелкой выбирает свободные
            часы, Enter открывает бронь, пробел берёт её, чтобы перенести.
          </caption>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                Помещение
              </th>
              <td className={css.hours}>
                <div className={css.scale}>
                  {Array.from({ length: count }, (_, each) => clock(hours.from + each)).map(each => (
                    <span key={each}>
                      {each.slice(0, 2)}
                      <i>{each.slice(2)}</i>
                    </span>
                  ))}
                  {day === today && <NowLine hours={hours} day={day} />}
                </div>
              </td>
            </tr>
          </thead>
          <tbody onKeyDown={key} onKeyUp={lifting.keyUp}>
            {rooms.map(room => (
              <RoomRow
                key={room.roomId}
                room={room}
                hours={hours}
                placed={placed.get(room.roomId) ?? none}
                cursor={cursor.roomId === room.roomId ? cursor.hour : null}
                chosen={choice?.roomId === room.roomId ? choice : null}
                ghost={lift?.roomId === room.roomId ? lift : null}
                clash={clash !== undefined}
                mayLift={drop !== undefined}
                open={openBlock}
                enter={(hour: number) => chosen(room.roomId, hour, hour)}
                press={press}
                over={over}
              />
            ))}
          </tbody>
        </table>
      </div>
      <LiftBar lift={lift} clash={clash} rooms={rooms} />
    </>
  );
}
