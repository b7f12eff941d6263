import { addDays, momentOf } from '../core/format.ts';

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

/**
 * An event of several days has the same hours on each, and the nights are no part of it: one period for each day, for
 * `most` days at most.
 */
export function eventPeriods(dates: EventDates, most = Number.POSITIVE_INFINITY): EventPeriod[] {
  const { date, time, dateEnd, timeEnd } = dates;
  const overnight = isOvernight(dates);
  const last = overnight ? addDays(dateEnd ?? date, -1) : (dateEnd ?? date);
  const periods: EventPeriod[] = [];
  for (let day = date; day <= last && periods.length < most; day = addDays(day, 1)) {
    const end = timeEnd === null ? null : at(overnight ? addDays(day, 1) : day, timeEnd);
    periods.push({ start: at(day, time), end });
  }
  return periods;
}
