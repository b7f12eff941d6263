import type { BoardBlock, BoardBooking, BoardRoom } from '@venue/sdk/desk/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import { dayOf, hourOf } from '@venue/shared-ui/dates/calendar.ts';

/** From one hour up to another, which is its end. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** A cell of a day: an hour of a room. */
export interface Cell {
  readonly roomId: number;
  readonly hour: number;
}

/** A block as a day shows it. */
export interface Placed extends Hours {
  readonly block: BoardBlock;
  readonly booking: BoardBooking | undefined;
}

const LATEST: Hours = { from: 9, to: 18 };

/** The hours of a day between the earliest and the latest at which a room is open, or taken. */
export function hoursOf(rooms: readonly BoardRoom[], blocks: readonly BoardBlock[]): Hours {
  const open = rooms.flatMap(room => room.days.flatMap(({ open }) => (open ? [open] : [])));
  const taken = blocks.map(({ start, end }) => ({ from: hourOf(start), to: endHour(start, end) }));
  const all = [...open, ...taken];
  if (all.length === 0) return LATEST;
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
}

/** Midnight ends a day as its twenty-fourth hour. */
const endHour = (start: string, end: string): number => (dayOf(end) === dayOf(start) ? hourOf(end) : 24);

/** The blocks of each room on a day, in order. */
export function placedOn(
  day: string,
  blocks: readonly BoardBlock[],
  bookings: readonly BoardBooking[],
): Map<number, Placed[]> {
  const known = new Map(bookings.map(each => [each.orderId, each]));
  const placed = new Map<number, Placed[]>();
  for (const block of blocks) {
    if (dayOf(block.start) !== day) continue;
    const row = placed.get(block.roomId) ?? [];
    row.push({
      block,
      booking: known.get(block.orderId ?? 0),
      from: hourOf(block.start),
      to: endHour(block.start, block.end),
    });
    placed.set(block.roomId, row);
  }
  return placed;
}

export const blockAt = (placed: readonly Placed[], hour: number): Placed | undefined =>
  placed.find(({ from, to }) => hour >= from && hour < to);

/** How many hours may stand free between the first hour chosen and the last: those up to the next taken one. */
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

/** Bookings of a day in the order in which their guests come. */
export const arriving = (bookings: readonly BoardBooking[], day: string): BoardBooking[] =>
  bookings
    .filter(({ start }) => dayOf(start) === day)
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.roomId - b.roomId);
