import { addDays, momentOf } from '../core/format/format.ts';

/** When an event is, by the venue's clock, as its fields say. */
export interface EventDates {
  readonly date: string;
  readonly time: string;
  readonly dateEnd: string | null;
  readonly timeEnd: string | null;
}

/** A part of an event; `end` is null while it is not known. */
interface EventPeriod {
  readonly start: string;
  readonly end: string | null;
}

const at = (day: string, time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(momentOf(day, hour).getTime() + minute * 60_000).toISOString();
};

/** Whether the hours of an event run past midnight: from 20:00 to 06:00 of the next day. */
const isOvernight = ({ date, time, dateEnd, timeEnd }: EventDates): boolean =>
  dateEnd !== null && dateEnd > date && timeEnd !== null && timeEnd <= time;

/** The most days for which an event may take its room, and has a period for each. */
export const MOST_EVENT_DAYS = 100;

/** Whether an event lasts longer than that. */
export const isTooLong = ({ date, dateEnd }: EventDates): boolean =>
  dateEnd !== null && dateEnd >= addDays(date, MOST_EVENT_DAYS);

/**
 * An event of several days has the same hours on each, and the nights are no part of it: one period for each day. One
 * of more than `MOST_EVENT_DAYS` days, such as an exhibition, is a single period.
 */
export function eventPeriods(dates: EventDates): EventPeriod[] {
  const { date, time, dateEnd, timeEnd } = dates;
  if (!isTooLong(dates)) return firstPeriods(dates);
  return [{ start: at(date, time), end: timeEnd === null ? null : at(dateEnd ?? date, timeEnd) }];
}

/** One period for each day, for `MOST_EVENT_DAYS` at most. */
export function firstPeriods(dates: EventDates): EventPeriod[] {
  const { date, time, dateEnd, timeEnd } = dates;
  const overnight = isOvernight(dates);
  const last = overnight ? addDays(dateEnd ?? date, -1) : (dateEnd ?? date);
  const periods: EventPeriod[] = [];
  for (let day = date; day <= last && periods.length < MOST_EVENT_DAYS; day = addDays(day, 1)) {
    const end = timeEnd === null ? null : at(overnight ? addDays(day, 1) : day, timeEnd);
    periods.push({ start: at(day, time), end });
  }
  return periods;
}
