import type { Board, BoardBlock, BoardBooking, BoardRoom } from '@venue/sdk/desk/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';

/** A range of hours; `to` is its end, exclusive. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** A cell of a day: an hour of a room. */
export interface Cell {
  readonly roomId: number;
  readonly hour: number;
}

/** A block with its hours on a day and its booking. */
export interface Placed extends Hours {
  readonly block: BoardBlock;
  readonly booking: BoardBooking | undefined;
}

/** Nothing: always the same, so that a row without blocks is not drawn anew. */
export const none: readonly Placed[] = [];

const LATEST: Hours = { from: 9, to: 18 };

/** The hours of a day between the earliest and the latest at which a room is open, or taken. */
export function hoursOf(rooms: readonly BoardRoom[], blocks: readonly BoardBlock[]): Hours {
  const open = rooms.flatMap(room => room.days.flatMap(({ open }) => (open ? [open] : [])));
  const taken = blocks.map(spanOf);
  const all = [...open, ...taken];
  if (all.length === 0) return LATEST;
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
}

// Yekaterinburg has been at UTC+5 since 2014. A week has hundreds of blocks, so their hours are computed directly,
// without the date library.
const AHEAD = 5 * 3_600_000;
const clockOf = (at: string) => {
  const text = new Date(Date.parse(at) + AHEAD).toISOString();
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
};

/** The day of a block and its hours. Midnight at the end of a day is hour 24. */
function spanOf({ start, end }: Pick<BoardBlock, 'start' | 'end'>): Hours & { readonly day: string } {
  const [begins, ends] = [clockOf(start), clockOf(end)];
  return { day: begins.day, from: begins.hour, to: ends.day === begins.day ? ends.hour : 24 };
}

type Rows = ReadonlyMap<number, readonly Placed[]>;

/** The blocks of each room, in order, by the days they are on. */
export function placedByDay(
  blocks: readonly BoardBlock[],
  bookings: readonly BoardBooking[],
): ReadonlyMap<string, Rows> {
  const known = new Map(bookings.map(each => [each.orderId, each]));
  const days = new Map<string, Map<number, Placed[]>>();
  for (const block of blocks) {
    const { day, from, to } = spanOf(block);
    const rooms = days.get(day) ?? new Map<number, Placed[]>();
    const row = rooms.get(block.roomId) ?? [];
    row.push({ block, booking: known.get(block.orderId ?? 0), from, to });
    rooms.set(block.roomId, row);
    days.set(day, rooms);
  }
  return days;
}

const nobody: Rows = new Map();

/** The blocks of each room on one day. */
export const placedOn = (day: string, blocks: readonly BoardBlock[], bookings: readonly BoardBooking[]): Rows =>
  placedByDay(blocks, bookings).get(day) ?? nobody;

/** `09:00`. */
export const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

export const blockAt = (placed: readonly Placed[], hour: number): Placed | undefined =>
  placed.find(({ from, to }) => hour >= from && hour < to);

/** The free hours that a selection from one hour to another may cover: it stops before the next taken hour. */
export function stretched(placed: readonly Placed[], open: Hours | null, from: number, to: number): Hours {
  const step = to >= from ? 1 : -1;
  let last = from;
  while (last !== to && isFree(placed, open, last + step)) last += step;
  return { from: Math.min(from, last), to: Math.max(from, last) + 1 };
}

export const isFree = (placed: readonly Placed[], open: Hours | null, hour: number): boolean =>
  open !== null && hour >= open.from && hour < open.to && blockAt(placed, hour) === undefined;

/** Whether a block is all of its booking. */
export const isWhole = ({ block, booking }: Placed): boolean =>
  booking !== undefined && booking.start === block.start && booking.end === block.end;

export const isBookable = ({ bookingMode: mode }: BoardRoom): boolean => mode === bookingMode.instant;

/** Which rooms the board shows: those that are taken or booked at once, all of them, or one by its number. */
export type RoomChoice = 'used' | 'all' | number;

/** The rooms that the board shows, those that something takes first. */
export function roomsOf({ rooms, blocks }: Pick<Board, 'rooms' | 'blocks'>, choice: RoomChoice): readonly BoardRoom[] {
  const used = new Set(blocks.filter(({ kind }) => kind !== 'buffer').map(({ roomId }) => roomId));
  const isUsed = ({ roomId }: BoardRoom) => used.has(roomId);
  if (choice !== 'used' && choice !== 'all') return rooms.filter(({ roomId }) => roomId === choice);
  const others = rooms.filter(room => !isUsed(room) && (choice === 'all' || isBookable(room)));
  return [...rooms.filter(isUsed), ...others];
}

/** The free hours of a room on a day, as ranges. */
export function gapsOf(placed: readonly Placed[], open: Hours | null): Hours[] {
  const gaps: { from: number; to: number }[] = [];
  for (let hour = open?.from ?? 0; hour < (open?.to ?? 0); hour++) {
    if (blockAt(placed, hour)) continue;
    const last = gaps.at(-1);
    if (last?.to === hour) last.to = hour + 1;
    else gaps.push({ from: hour, to: hour + 1 });
  }
  return gaps;
}

interface Arriving extends BoardBooking {
  /** Its hours that begin on the day. */
  readonly here: BoardBooking['runs'];
}

/** Bookings with hours that begin on a day, in the order in which their guests come. */
export const arriving = (bookings: readonly BoardBooking[], day: string): Arriving[] =>
  bookings
    .map(each => ({ ...each, here: each.runs.filter(({ start }) => dayOf(start) === day) }))
    .filter(({ here }) => here.length > 0)
    .toSorted((a, b) => firstOf(a).localeCompare(firstOf(b)) || a.roomId - b.roomId);

const firstOf = ({ here }: Arriving): string => here[0]?.start ?? '';
