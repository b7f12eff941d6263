import { addDays } from '../core/format/format.ts';
import { weekText } from '../core/format/week.ts';
import type { OpenDay } from './rooms.hours.ts';

/** When a room is open: its week, and the days on which it is closed anyway, with the reason of each. */
export interface Opening {
  readonly week: readonly OpenDay[];
  readonly closed: ReadonlyMap<string, string>;
}

export interface OpenHours {
  readonly from: number;
  readonly to: number;
}

/** The weekday of a calendar day; 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/** The hours of a day at which a room is open; null on a day it is closed. */
export function openOn({ week, closed }: Opening, day: string): OpenHours | null {
  if (closed.has(day)) return null;
  const open = week.find(({ weekday }) => weekday === weekdayOf(day));
  return open ? { from: open.from, to: open.to } : null;
}

/** Whether an hour is within the opening hours of its day. */
export const isWithin = (hours: OpenHours | null, hour: number): boolean =>
  hours !== null && hour >= hours.from && hour < hours.to;

/** The hours from the earliest opening to the latest closing of some days, for a grid; null when all are closed. */
export function widest(days: readonly (OpenHours | null)[]): OpenHours | null {
  const open = days.filter(each => each !== null);
  if (open.length === 0) return null;
  return { from: Math.min(...open.map(({ from }) => from)), to: Math.max(...open.map(({ to }) => to)) };
}

export const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** When a room is open, as text: `пн–пт 09:00–18:00`, or `ежедневно 09:00–18:00`. */
export function openingText(week: readonly OpenDay[]): string {
  const days = week.map(({ weekday, from, to }) => ({ weekday, from: clock(from), to: clock(to) }));
  const text = weekText(days).join(', ');
  return text.replace('пн–вс', 'ежедневно');
}

/** The given number of days, starting with this one. */
export const daysFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, each) => addDays(from, each));
