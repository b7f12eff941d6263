import * as z from 'zod/mini';
import { Day, Id } from '../core/fields.ts';
import { addDays } from '../core/format.ts';
import { weekText } from '../core/week.ts';

/** When a room is open on a weekday, of which 1 is Monday: from one hour up to another, which is its end. */
export const OpenDay = z.object({ weekday: z.int(), from: z.int(), to: z.int() });
export type OpenDay = z.output<typeof OpenDay>;

/** A day on which a room, or the whole venue, is closed. */
export const ClosedDay = z.object({
  closedDayId: Id,
  /** Null: the whole venue is. */
  roomId: z.nullable(Id),
  day: Day,
  reason: z.string(),
});
export type ClosedDay = z.output<typeof ClosedDay>;

/** When a room is open: its week, and the days on which it is closed all the same, with the reason of each. */
export interface Opening {
  readonly week: readonly OpenDay[];
  readonly closed: ReadonlyMap<string, string>;
}

export interface OpenHours {
  readonly from: number;
  readonly to: number;
}

/** Of a day of the calendar; 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/** The hours of a day at which a room is open; null on a day it is closed. */
export function openOn({ week, closed }: Opening, day: string): OpenHours | null {
  if (closed.has(day)) return null;
  const open = week.find(({ weekday }) => weekday === weekdayOf(day));
  return open ? { from: open.from, to: open.to } : null;
}

/** Whether an hour of a day lies within its hours. */
export const isWithin = (hours: OpenHours | null, hour: number): boolean =>
  hours !== null && hour >= hours.from && hour < hours.to;

/** The hours between the earliest and the latest of some days, which a grid of them shows; null when all are closed. */
export function widest(days: readonly (OpenHours | null)[]): OpenHours | null {
  const open = days.filter(each => each !== null);
  if (open.length === 0) return null;
  return { from: Math.min(...open.map(({ from }) => from)), to: Math.max(...open.map(({ to }) => to)) };
}

export const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** When a room is open, in words: `пн–пт 09:00–18:00`, or `ежедневно 09:00–18:00`. */
export function openingText(week: readonly OpenDay[]): string {
  const days = week.map(({ weekday, from, to }) => ({ weekday, from: clock(from), to: clock(to) }));
  const text = weekText(days).join(', ');
  return text.replace('пн–вс', 'ежедневно');
}

/** Days from one on, as many as there shall be. */
export const daysFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, each) => addDays(from, each));
