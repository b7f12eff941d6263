import type { Slot } from '@venue/sdk/bookings/model';
import { type RoomDetail, widest } from '@venue/sdk/rooms/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useMemo } from 'react';
import { scheduleRead } from '../bookings.reads.ts';
import { type Cell, cellsOf, type SlotState, slotHoursOf, stateOf, WINDOW_DAYS, windowOf } from './slots.ts';

// Slots also expire with time, which no live message reports.
const AGAIN_MS = 60_000;

type Room = Pick<RoomDetail, 'roomId' | 'opening'>;

export interface Schedule {
  readonly days: readonly string[];
  /** Hours of the day the calendar has; none when the room is closed on all these days. */
  readonly hours: readonly number[];
  /** Why the room is closed on a day. */
  readonly closed: ReadonlyMap<string, string>;
  readonly columns: readonly (readonly Cell[])[];
  /** The state of each hour of these days; null until loaded. */
  readonly states: ReadonlyMap<string, SlotState> | null;
  /** Hours of my own unpaid holds, by booking. */
  readonly holds: ReadonlyMap<number, readonly string[]>;
  readonly error: unknown;
  readonly again: () => void;
}

/**
 * The schedule of a room for the days around `day`. Until it is loaded, the hours come from the room's weekly opening
 * times. The hours of `moving`, the user's own booking that is being moved, count as free.
 */
export function useSchedule({ roomId, opening }: Room, day: string, today: string, moving?: number): Schedule {
  const days = windowOf(day, today);
  const from = days[0] ?? today;
  const { data, error, refetch } = useCall(
    scheduleRead,
    { body: { roomId, from, days: WINDOW_DAYS, ...(moving !== undefined && { moving }) } },
    { every: AGAIN_MS },
  );
  return useMemo(() => {
    const schedule = data?.message.schedule ?? [];
    const slots = new Map(schedule.map(slot => [slot.start, slot]));
    const days = windowOf(from, today);
    const hours = data ? slotHoursOf(schedule) : hoursOf(opening);
    return {
      hours,
      closed: new Map(data?.message.closedDays.map(each => [each.day, each.reason])),
      days,
      columns: days.map(each => cellsOf(each, slots, hours, serverNow())),
      states: data ? new Map(schedule.map(slot => [slot.start, stateOf(slot)])) : null,
      holds: holdsOf(schedule),
      error: data ? null : error,
      again: () => void refetch(),
    };
  }, [data, error, from, today, refetch, opening]);
}

function hoursOf(opening: Room['opening']): number[] {
  const hours = widest(opening);
  return hours ? Array.from({ length: hours.to - hours.from }, (_, each) => hours.from + each) : [];
}

function holdsOf(schedule: readonly Slot[]): Map<number, string[]> {
  const holds = new Map<number, string[]>();
  for (const { mine, heldUntil, orderId, start } of schedule) {
    if (mine && heldUntil && orderId !== null) holds.set(orderId, [...(holds.get(orderId) ?? []), start]);
  }
  return holds;
}
