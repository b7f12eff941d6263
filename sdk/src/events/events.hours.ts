import * as z from 'zod/mini';
import { Id, Instant } from '../core/fields.ts';
import { addDays, formatDate, formatDateTime, formatTime, momentOf } from '../core/format.ts';

/** When an event takes place, by the clock of the venue. */
export interface EventWhen {
  readonly date: string;
  readonly time: string;
  readonly dateEnd: string | null;
  readonly timeEnd: string | null;
}

/** The most days for which an event may take its room. */
export const MOST_EVENT_DAYS = 100;

const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * The days of an event, as the start of each and its end. An event of several days takes place on each of them from
 * `time` to `timeEnd`, not in the nights between; one that ends at an earlier time than it begins goes on past midnight.
 * Without `timeEnd` it lasts until the end of the day.
 */
function sessions({ date, time, dateEnd, timeEnd }: EventWhen): { from: number; to: number }[] {
  const isOvernight = dateEnd !== null && dateEnd > date && timeEnd !== null && timeEnd <= time;
  const last = isOvernight ? addDays(dateEnd, -1) : (dateEnd ?? date);
  const all: { from: number; to: number }[] = [];
  for (let day = date; day <= last && all.length < MOST_EVENT_DAYS; day = addDays(day, 1)) {
    const to = timeEnd === null ? at(addDays(day, 1), '00:00') : at(isOvernight ? addDays(day, 1) : day, timeEnd);
    all.push({ from: at(day, time), to });
  }
  return all;
}

function at(day: string, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return momentOf(day, hour).getTime() + minute * MINUTE;
}

/** Hours of its room that an event takes, given by their starts: every hour it touches. */
export const hoursOfEvent = (when: EventWhen): Date[] =>
  sessions(when).flatMap(({ from, to }) => {
    const first = Math.floor(from / HOUR) * HOUR;
    return Array.from({ length: Math.ceil((to - first) / HOUR) }, (_, each) => new Date(first + each * HOUR));
  });

/** Whether an event would take its room for more days than it may. */
export const isTooLong = ({ date, dateEnd }: EventWhen): boolean =>
  dateEnd !== null && dateEnd >= addDays(date, MOST_EVENT_DAYS);

/** What takes hours that an event needs. */
export const RoomClash = z.object({
  kind: z.enum(['hold', 'booking', 'technical', 'event', 'buffer']),
  /** Name of the part of the hall that is taken, or of the hall taken as a whole; null when it is the room itself. */
  place: z.nullable(z.string()),
  orderId: z.nullable(Id),
  eventId: z.nullable(Id),
  eventRequestId: z.nullable(Id),
  /** The customer of the booking, the title of the event, or the reason why the hours are closed. */
  title: z.string(),
  start: Instant,
  end: Instant,
});
export type RoomClash = z.output<typeof RoomClash>;

/** The data of `room_taken`. */
export const RoomTaken = z.object({ clashes: z.array(RoomClash) });

/** «06.12.2026 17:00–18:00, бронь № 120 (Лаптева Мария)». */
export function clashText({ start, end, place, ...clash }: RoomClash): string {
  const isSameDay = formatDate(start) === formatDate(Date.parse(end) - 1);
  const to = isSameDay ? formatTime(end) : formatDateTime(end);
  return [`${formatDateTime(start)}–${to}`, takerText(clash), place].filter(Boolean).join(', ');
}

function takerText({ kind, orderId, eventId, eventRequestId, title }: Omit<RoomClash, 'start' | 'end' | 'place'>) {
  if (kind === 'technical') return `закрыто: ${title}`;
  if (kind === 'event')
    return eventId === null ? `заявка №\u00a0${eventRequestId} «${title}»` : `мероприятие №\u00a0${eventId} «${title}»`;
  const what = kind === 'buffer' ? 'перерыв у\u00a0брони' : kind === 'hold' ? 'неоплаченная бронь' : 'бронь';
  return `${what} №\u00a0${orderId}${title ? ` (${title})` : ''}`;
}
