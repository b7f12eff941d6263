import type { Board, BoardBlock, BoardRoom } from '@venue/sdk/desk/model';
import { formatDay } from '@venue/shared-ui/dates/format.ts';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { useNarrow } from '@venue/shared-ui/parts/useNarrow.ts';
import { type ReactNode, useMemo } from 'react';
import css from './BoardList.module.css';
import { blockEntry } from './blockEntry.tsx';
import { clock, gapsOf, isFree, none, type Placed, placedByDay, stretched } from './board.ts';
import block from './DayBoard.module.css';
import { visibleIn } from './DaysRow.tsx';
import type { Choice } from './dayChoice.ts';
import { detailsOf, lookOf, shortLabelOf, titleOf } from './names.ts';

interface Props {
  board: Board;
  open: (block: BoardBlock) => void;
  choice: Choice | null;
  /** Omitted if the user may choose no hours, or if there are several days. */
  choose?: ((choice: Choice | null) => void) | undefined;
}

/** Shows the list on a phone, and elsewhere the board, its children. */
export const ListOnPhone = ({ children, ...list }: Props & { children: ReactNode }) =>
  useNarrow() ? <BoardList {...list} /> : children;

/** The board of a phone: one day by rooms with their free hours, several days as lists of what takes rooms. */
function BoardList({ board: { rooms, blocks, bookings }, open, choice, choose }: Props) {
  const placed = useMemo(() => placedByDay(blocks, bookings), [blocks, bookings]);
  const days = rooms[0]?.days.map(each => each.day) ?? [];
  const [only] = days;
  if (rooms.length > 0 && only !== undefined && days.length === 1)
    return rooms.map(room => {
      const row = placed.get(only)?.get(room.roomId) ?? none;
      return (
        <section key={room.roomId} className={css.part} aria-label={room.name}>
          <h3>{room.name}</h3>
          <ul className={css.items}>
            {visibleIn(row).map(each => (
              <li key={each.block.start}>
                <Item placed={each} where={room.name} open={open} />
              </li>
            ))}
          </ul>
          <FreeHours room={room} row={row} choice={choice?.roomId === room.roomId ? choice : null} choose={choose} />
        </section>
      );
    });
  const taken = days.flatMap(day => {
    const items = rooms.flatMap(room =>
      visibleIn(placed.get(day)?.get(room.roomId) ?? none).map(each => ({ room, each })),
    );
    return items.length > 0 ? [{ day, items }] : [];
  });
  if (taken.length === 0) return <Empty title="Всё свободно" text="В&nbsp;эти дни помещения никто не&nbsp;занял." />;
  return taken.map(({ day, items }) => (
    <section key={day} className={css.part} aria-label={formatDay(day)}>
      <h3>{formatDay(day)}</h3>
      <ul className={css.items}>
        {items.map(({ room, each }) => (
          <li key={`${room.roomId} ${each.block.start}`}>
            <Item placed={each} where={room.name} open={open} isNamed />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface ItemProps {
  placed: Placed;
  where: string;
  open: (block: BoardBlock) => void;
  /** Whether the room is said, too. */
  isNamed?: boolean;
}

function Item({ placed, where, open, isNamed }: ItemProps) {
  const { block: taken, booking, from, to } = placed;
  const shown = {
    className: `${block.block} ${css.item}`,
    'data-look': lookOf(taken, booking),
    title: `${shortLabelOf(placed)}, ${where}`,
  } as const;
  const content = (
    <>
      <span>{`${clock(from)}–${clock(to)}${isNamed ? ` · ${where}` : ''}`}</span>
      <strong>{titleOf(taken, booking)}</strong>
      {booking && taken.place === null && <span>{detailsOf(booking)}</span>}
    </>
  );
  return blockEntry(placed, shown, content, () => open(taken));
}

interface FreeProps {
  room: BoardRoom;
  row: readonly Placed[];
  choice: Choice | null;
  choose: Props['choose'];
}

/** The free hours of a room: a tap chooses one, a tap on another one all between them. */
function FreeHours({ room: { roomId, name, days }, row, choice, choose }: FreeProps) {
  const open = days[0]?.open ?? null;
  const gaps = gapsOf(row, open);
  if (open === null) return <p className={css.soft}>{days[0]?.reason ? `Закрыто: ${days[0].reason}` : 'Закрыто'}</p>;
  if (gaps.length === 0) return <p className={css.soft}>Свободных часов нет</p>;
  if (!choose)
    return <p className={css.soft}>Свободно: {gaps.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')}</p>;
  const isChosen = (hour: number) => choice !== null && hour >= choice.from && hour < choice.to;
  const tap = (hour: number) => {
    if (isChosen(hour)) choose(null);
    else
      choose({ roomId, ...stretched(row, open, choice && isFree(row, open, choice.from) ? choice.from : hour, hour) });
  };
  return (
    <fieldset className={css.free}>
      <legend>Свободно</legend>
      {gaps
        .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, each) => from + each))
        .map(hour => (
          <button
            key={hour}
            type="button"
            className={css.hour}
            aria-pressed={isChosen(hour)}
            aria-label={`${clock(hour)}, ${name}`}
            onClick={() => tap(hour)}
          >
            {clock(hour)}
          </button>
        ))}
    </fieldset>
  );
}
