import { type Board, mayTake } from '@venue/sdk/desk/model';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { style } from './BlockButton.tsx';
import { blockAt, type Cell, clock, hoursOf, isFree, isWhole, type Placed, placedOn, stretched } from './board.ts';
import css from './DayBoard.module.css';
import type { Choice, Move } from './dayChoice.ts';
import { NowLine } from './NowLine.tsx';
import { type Moving, RoomRow } from './RoomRow.tsx';

interface Props {
  board: Board;
  day: string;
  today: string;
  open: (orderId: number) => void;
  choice: Choice | null;
  /** Omitted if the user may not book. */
  choose: ((choice: Choice | null) => void) | undefined;
  /** Called when a booking is dropped on other free hours of this day. */
  drop: (move: Move) => void;
}

const none: readonly Placed[] = [];

/** Rooms are rows, hours are columns. Arrows move, Shift chooses on the way, Enter opens or chooses. */
export function DayBoard({ board, day, today, open, choice, choose, drop }: Props) {
  const { rooms, blocks, bookings } = board;
  const hours = useMemo(() => hoursOf(rooms, blocks), [rooms, blocks]);
  const placed = useMemo(() => placedOn(day, blocks, bookings), [day, blocks, bookings]);
  const frame = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cell>({ roomId: rooms[0]?.roomId ?? 0, hour: hours.from });
  const moved = useRef(false);
  const [first, setFirst] = useState<number | null>(null);
  const count = hours.to - hours.from;

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    frame.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  });

  const roomOf = (roomId: number) => rooms.find(each => each.roomId === roomId);
  const chosen = (roomId: number, from: number, to: number) => {
    const room = roomOf(roomId);
    const row = placed.get(roomId) ?? none;
    const isOpen = room?.days[0]?.open ?? null;
    if (!choose || !isFree(row, isOpen, from)) return;
    choose({ roomId, ...stretched(row, isOpen, from, to) });
  };
  const put = (cell: Cell) => {
    moved.current = true;
    setCursor(cell);
  };

  const key = (event: KeyboardEvent) => {
    const row = placed.get(cursor.roomId) ?? none;
    const at = blockAt(row, cursor.hour);
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

  const [moving, setMoving] = useState<Moving | null>(null);
  // Set during a drag, so that the click that ends it opens nothing.
  const wasDragged = useRef(false);
  const openBooking = (orderId: number) => {
    if (!wasDragged.current) open(orderId);
    wasDragged.current = false;
  };
  const grabbed = useRef<{ placed: Placed; offset: number; x: number; y: number } | null>(null);
  const clashes = ({ placed: { block, from, to }, roomId, hour }: Moving): boolean => {
    const room = roomOf(roomId);
    const row = (placed.get(roomId) ?? none).filter(each => each.block.orderId !== block.orderId);
    const wanted = Array.from({ length: to - from }, (_, each) => hour + each);
    const mode = roomOf(block.roomId)?.bookingMode;
    return (
      !room || !mayTake(room.bookingMode, mode) || !wanted.every(each => isFree(row, room.days[0]?.open ?? null, each))
    );
  };
  // A booking released outside the board returns to its place.
  const letGo = useEffectEvent(() => {
    grabbed.current = null;
    if (!moving) return;
    wasDragged.current = true;
    setMoving(null);
    const { placed: from, roomId, hour } = moving;
    const stays = roomId === from.block.roomId && hour === from.from;
    if (from.block.orderId !== null && !stays && !clashes(moving)) drop({ orderId: from.block.orderId, roomId, hour });
  });
  useEffect(() => {
    const stop = () => letGo();
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
  }, []);

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
    wasDragged.current = false;
    const hour = hourAt(event);
    if (event.target instanceof Element && event.target.closest('[data-look]')) {
      const at = blockAt(placed.get(roomId) ?? none, hour);
      // Only a booking of one continuous block can be dragged; others are moved in the booking's card.
      if (choose && !byFinger && at?.booking && at.block.place === null && isWhole(at))
        grabbed.current = { placed: at, offset: hour - at.from, x: event.clientX, y: event.clientY };
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
    const held = grabbed.current;
    if (held) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < 6 && !moving) return;
      setMoving({ placed: held.placed, roomId, hour: hourAt(event) - held.offset });
      return;
    }
    if (drag.current?.roomId === roomId) chosen(roomId, drag.current.hour, hourAt(event));
  };

  return (
    <div ref={frame} className={css.frame} style={style({ '--n': count })}>
      <table className={css.table}>
        <caption className="visually-hidden">
          Помещения и&nbsp;часы. Стрелки переводят с&nbsp;часа на&nbsp;час, Shift со&nbsp;стрелкой выбирает свободные
          часы, Enter открывает бронь.
        </caption>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              Помещение
            </th>
            <td className={css.hours}>
              <div className={css.scale}>
                {Array.from({ length: count }, (_, each) => clock(hours.from + each)).map(each => (
                  <span key={each}>{each}</span>
                ))}
                {day === today && <NowLine hours={hours} day={day} />}
              </div>
            </td>
          </tr>
        </thead>
        <tbody onKeyDown={key}>
          {rooms.map(room => (
            <RoomRow
              key={room.roomId}
              room={room}
              hours={hours}
              placed={placed.get(room.roomId) ?? none}
              cursor={cursor.roomId === room.roomId ? cursor.hour : null}
              chosen={choice?.roomId === room.roomId ? choice : null}
              ghost={moving?.roomId === room.roomId ? moving : null}
              clash={moving?.roomId === room.roomId && clashes(moving)}
              open={openBooking}
              enter={(hour: number) => chosen(room.roomId, hour, hour)}
              press={press}
              over={over}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
