import { VENUE_ZONE, zoneOffset } from '@venue/sdk';
import { dayjs, inZone, type Moment } from './dayjs.ts';

// A day is `YYYY-MM-DD`, as calls and records keep it; days are counted in UTC, where each has 24 hours.
const DAY = 'YYYY-MM-DD';

/** The calendar day at the venue: `2026-11-20`. */
export const dayOf = (at: Moment): string => inZone(at).format(DAY);

/** The hour of the day at the venue, 0 to 23. */
export const hourOf = (at: Moment): number => inZone(at).hour();

/** The moment an hour of a venue day begins, as an instant in UTC. */
export const instantOf = (day: string, hour: number): string =>
  dayjs
    .utc(day)
    .add(hour * 60 - zoneOffset[VENUE_ZONE], 'minute')
    .toISOString();

/** The day some days later: `2026-11-20`, 1 → `2026-11-21`. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(DAY);

/** How many days later the second day is: the same day is 0. */
export const daysApart = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day');

/** `count` consecutive days, from `first` on. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, each) => addDays(first, each));

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayjs.utc(day).startOf('week').format(DAY);

/** The first and the last day of a day's month. */
export const monthOf = (day: string): { readonly from: string; readonly to: string } => ({
  from: dayjs.utc(day).startOf('month').format(DAY),
  to: dayjs.utc(day).endOf('month').format(DAY),
});

/** Whether a text is a day the calendar has, as `YYYY-MM-DD`. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && dayjs.utc(text).format(DAY) === text;
