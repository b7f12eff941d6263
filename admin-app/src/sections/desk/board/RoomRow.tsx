import type { BoardRoom } from '@venue/sdk/desk/model';
import { type MouseEvent, memo, type PointerEvent } from 'react';
import { BlockButton, style } from './BlockButton.tsx';
import { blockAt, clock, type Hours, isFree, type Placed } from './board.ts';
import css from './DayBoard.module.css';
import { mayLift } from './lift.ts';

interface RowProps {
  room: BoardRoom;
  hours: Hours;
  placed: readonly Placed[];
  /** The hour of the keyboard cursor; null in other rows. */
  cursor: number | null;
  chosen: Hours | null;
  /** Where a carried booking would go in this row; `clash` tells that it does not fit there. */
  ghost: Hours | null;
  clash: boolean;
  /** Whether the user may lift bookings. */
  mayLift: boolean;
  open: (placed: Placed) => void;
  enter: (hour: number) => void;
  press: (roomId: number, event: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>) => void;
  over: (roomId: number, event: PointerEvent<HTMLElement>) => void;
}

/** Skips rendering a room whose hours have not changed. */
export const RoomRow = memo(Row, (one, other) => {
  return (
    one.room === other.room &&
    one.hours === other.hours &&
    one.cursor === other.cursor &&
    one.chosen?.from === other.chosen?.from &&
    one.chosen?.to === other.chosen?.to &&
    one.ghost === other.ghost &&
    one.clash === other.clash &&
    one.mayLift === other.mayLift &&
    one.placed.length === other.placed.length &&
    one.placed.every((each, index) => {
      const now = other.placed[index];
      return now?.block === each.block && now.booking === each.booking;
    })
  );
});

function Row({ room, hours, placed, cursor, chosen, ghost, clash, mayLift: may, open, enter, press, over }: RowProps) {
  const today = room.days[0];
  const isOpen = today?.open ?? null;
  const at = (from: number, to: number) => style({ '--from': from - hours.from, '--to': to - hours.from });
  const onBlock = cursor === null ? undefined : blockAt(placed, cursor);
  return (
    <tr>
      <th scope="row" className={css.room}>
        {room.name}
        <span>{room.floor}&nbsp;этаж</span>
      </th>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrows and Enter do the same, on the hour they stand on */}
      <td
        className={css.track}
        data-room={room.roomId}
        onPointerDown={event => press(room.roomId, event)}
        onClick={event => press(room.roomId, event)}
        onPointerMove={event => over(room.roomId, event)}
      >
        {isOpen === null ? (
          <span className={css.closed} style={at(hours.from, hours.to)}>
            {today?.reason ? `Закрыто: ${today.reason}` : 'Закрыто'}
          </span>
        ) : (
          <>
            {isOpen.from > hours.from && <span className={css.closed} style={at(hours.from, isOpen.from)} />}
            {isOpen.to < hours.to && <span className={css.closed} style={at(isOpen.to, hours.to)} />}
          </>
        )}
        {chosen && <span className={css.chosen} style={at(chosen.from, chosen.to)} />}
        {placed.map(each => (
          <BlockButton
            key={each.block.start}
            placed={each}
            style={at(each.from, each.to)}
            isCursor={each === onBlock}
            hasGrips={may && mayLift(each)}
            open={open}
          />
        ))}
        {ghost && <span className={css.moving} data-clash={clash || undefined} style={at(ghost.from, ghost.to)} />}
        {cursor !== null && !onBlock && (
          <button
            type="button"
            className={css.cell}
            data-cursor=""
            style={at(cursor, cursor + 1)}
            aria-label={`${room.name}, ${clock(cursor)}, ${isFree(placed, isOpen, cursor) ? (chosen && cursor >= chosen.from && cursor < chosen.to ? 'выбрано' : 'свободно') : 'закрыто'}`}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              enter(cursor);
            }}
          />
        )}
      </td>
    </tr>
  );
}
