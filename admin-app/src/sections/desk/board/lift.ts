import { type BoardRoom, mayTake } from '@venue/sdk/desk/model';
import { instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { blockAt, type Hours, isWhole, type Placed } from './board.ts';
import type { Move } from './dayChoice.ts';
import { closedText, notBookable, takenText } from './names.ts';

// A booking that is moved, copied or made longer or shorter on the board, by mouse or by keyboard.

/** Where it would go. `from` and `to` are its hours there. */
export interface Lift extends Hours {
  readonly placed: Placed;
  /** The day it is on now. */
  readonly home: string;
  readonly roomId: number;
  readonly day: string;
  readonly isCopy: boolean;
}

/** What the pointer took it by: its middle, or the edge that is pulled. */
export type Grip = 'whole' | 'start' | 'end';

export const isGrip = (text: string | undefined): text is Grip => text === 'start' || text === 'end';

/** An hour of a room on a day. */
export interface Spot {
  readonly roomId: number;
  readonly day: string;
  readonly hour: number;
}

/** Whether a block can be lifted: a booking of one continuous block. Others are changed in the booking's card. */
export const mayLift = (placed: Placed | undefined): placed is Placed =>
  placed?.booking !== undefined &&
  placed.block.place === null &&
  placed.block.kind !== 'buffer' &&
  placed.block.orderId !== null &&
  isWhole(placed);

export const liftOf = (placed: Placed, day: string): Lift => ({
  placed,
  home: day,
  roomId: placed.block.roomId,
  day,
  from: placed.from,
  to: placed.to,
  isCopy: false,
});

/** The lift with its first hour at a spot, or with the pulled edge there. */
export function carriedTo(lift: Lift, grip: Grip, { roomId, day, hour }: Spot): Lift {
  const { from, to } = lift.placed;
  if (grip === 'start') return { ...lift, from: Math.min(hour, to - 1) };
  if (grip === 'end') return { ...lift, to: Math.max(hour, from) + 1 };
  return { ...lift, roomId, day, from: hour, to: hour + lift.to - lift.from };
}

/** Whether dropping it here would change anything. */
export const isMoved = ({ placed: { block, from, to }, home, ...lift }: Lift): boolean =>
  lift.roomId !== block.roomId || lift.day !== home || lift.from !== from || lift.to !== to;

export const moveOf = ({ placed: { block }, roomId, day, from, to, isCopy }: Lift): Move => ({
  orderId: block.orderId ?? 0,
  roomId,
  day,
  hour: from,
  length: to - from,
  isCopy,
});

interface Place {
  readonly rooms: readonly BoardRoom[];
  /** What takes hours of the room on that day. */
  readonly row: readonly Placed[];
}

/** Why a booking cannot be dropped where it is; undefined when it can. */
export function clashOf({ placed: { block }, roomId, day, from, to, isCopy }: Lift, { rooms, row }: Place) {
  const room = rooms.find(each => each.roomId === roomId);
  const mode = rooms.find(each => each.roomId === block.roomId)?.bookingMode;
  // guard: lift.test.ts
  if (!room || !mayTake(room.bookingMode, isCopy ? undefined : mode)) return notBookable(room);
  const open = room.days.find(each => each.day === day)?.open;
  // guard: lift.test.ts
  if (!open || from < open.from || to > open.to) return closedText;
  // A copy takes other hours than the booking it is made of.
  const others = isCopy ? row : row.filter(each => each.block.orderId !== block.orderId);
  const hours = Array.from({ length: to - from }, (_, each) => from + each);
  const taken = hours.filter(hour => blockAt(others, hour) !== undefined);
  return taken.length > 0 ? takenText(taken.map(hour => instantOf(day, hour))) : undefined;
}

/** What the arrows go over: by hours on the board of a day, by days on that of several. */
interface Steps {
  readonly rooms: readonly BoardRoom[];
  readonly days: readonly string[];
  readonly hours: Hours;
}

/** The lift after an arrow: to other hours or days, to another room, with Shift longer or shorter. */
export function steppedBy(lift: Lift, { key, shiftKey }: { key: string; shiftKey: boolean }, steps: Steps): Lift {
  const { rooms, days, hours } = steps;
  const { from, to } = lift;
  const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (sideways !== 0 && shiftKey) {
    const end = to + sideways;
    return end > from && end <= hours.to ? { ...lift, to: end } : lift;
  }
  if (sideways !== 0 && days.length > 1) return { ...lift, day: days[days.indexOf(lift.day) + sideways] ?? lift.day };
  if (sideways !== 0) {
    const fits = from + sideways >= hours.from && to + sideways <= hours.to;
    return fits ? { ...lift, from: from + sideways, to: to + sideways } : lift;
  }
  const at = rooms.findIndex(({ roomId }) => roomId === lift.roomId);
  return { ...lift, roomId: rooms[at + down]?.roomId ?? lift.roomId };
}
