import { type Slot, slotStatus } from '@venue/sdk/bookings/model';
import { dayOf, daysFrom, hourOf, instantOf } from '@venue/shared-ui/dates/calendar.ts';

/** The most hours one technical break may close. */
export const MOST_HOURS = 90;

/** The state of an hour for staff. `closed`: it has passed, or lies beyond the days that are open for booking. */
export type HourKind = 'free' | 'held' | 'booked' | 'technical' | 'closed';

/** Days are columns; rows are the hours at which the slots of the schedule begin. */
export interface WeekGrid {
  readonly days: readonly string[];
  readonly hours: readonly number[];
}

export const slotHoursOf = (schedule: readonly Slot[]): number[] =>
  [...new Set(schedule.map(({ start }) => hourOf(start)))].sort((a, b) => a - b);

export function kindOf(slot: Slot): HourKind {
  if (slot.technicalReasonId !== null) return 'technical';
  if (slot.heldUntil !== null) return 'held';
  if (slot.statusId === slotStatus.busy) return 'booked';
  return slot.statusId === null ? 'free' : 'closed';
}

/** Monday to Sunday. */
export const weekOf = (monday: string): string[] => daysFrom(monday, 7);

/** Position of an hour in the week: indexes of its day and its hour, both from 0. */
export interface Place {
  readonly day: number;
  readonly hour: number;
}

export const placeOf = ({ days, hours }: WeekGrid, start: string): Place => ({
  day: days.indexOf(dayOf(start)),
  hour: hours.indexOf(hourOf(start)),
});

/** Start time of the hour at a position. */
export const startAt = ({ days, hours }: WeekGrid, { day, hour }: Place): string =>
  instantOf(days[day] ?? '', hours[hour] ?? 0);

/** The start times of all hours in the rectangle between two hours: the same hours of several days. */
export function rectangle(grid: WeekGrid, from: string, to: string): string[] {
  const [a, b] = [placeOf(grid, from), placeOf(grid, to)];
  if (a.day < 0 || b.day < 0) return [];
  const starts: string[] = [];
  for (let day = Math.min(a.day, b.day); day <= Math.max(a.day, b.day); day++) {
    for (let hour = Math.min(a.hour, b.hour); hour <= Math.max(a.hour, b.hour); hour++) {
      starts.push(startAt(grid, { day, hour }));
    }
  }
  return starts;
}

/** A key of the booking or the break that takes an hour, to compare it with neighbouring hours. */
const takerOf = (slot: Slot | undefined): string | null => {
  if (slot?.orderId) return `order ${slot.orderId}`;
  return slot?.technicalReasonId ? `break ${slot.technicalReasonId}` : null;
};

/** Whether two hours belong to one booking or one break, so that they are drawn as one block. */
export const joined = (one: Slot | undefined, other: Slot | undefined): boolean =>
  takerOf(one) !== null && takerOf(one) === takerOf(other);
