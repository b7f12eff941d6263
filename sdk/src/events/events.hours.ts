import * as z from 'zod/mini';
import { addDays, dayOf, formatDate, formatDateTime, formatTime, momentOf } from '../core/format/format.ts';
import { Id, Instant } from '../core/schema/fields.ts';
import { type EventDates, firstPeriods } from './events.days.ts';

const HOUR = 3_600_000;

/** When a day of an event without an end is over: at the next midnight. */
const midnightAfter = (start: string): string => momentOf(addDays(dayOf(start), 1), 0).toISOString();

/** Hours of its room that an event takes, given by their starts: every hour it touches, for `MOST_EVENT_DAYS` at most. */
export const hoursOfEvent = (when: EventDates): Date[] =>
  firstPeriods(when).flatMap(({ start, end }) => {
    const first = Math.floor(Date.parse(start) / HOUR) * HOUR;
    const last = Date.parse(end ?? midnightAfter(start));
    return Array.from({ length: Math.ceil((last - first) / HOUR) }, (_, each) => new Date(first + each * HOUR));
  });

/** What takes hours that an event needs. */
export const RoomClash = z.object({
  kind: z.enum(['hold', 'booking', 'technical', 'event', 'buffer']),
  /** Name of the part of the hall that is taken, or of the hall taken as a whole; null when it is the room itself. */
  place: z.nullable(z.string()),
  orderId: z.nullable(Id),
  eventId: z.nullable(Id),
  eventRequestId: z.nullable(Id),
  /** The title of the event or request, or the reason why the hours are closed; empty for a booking. */
  title: z.string(),
  start: Instant,
  end: Instant,
});
export type RoomClash = z.output<typeof RoomClash>;

/** The data of `room_taken`. */
export const RoomClashes = z.object({
  clashes: z.array(RoomClash),
  /** The first of them in words; empty for none. */
  summary: z.string(),
});
export type RoomClashes = z.output<typeof RoomClashes>;

export const roomClashes = (clashes: RoomClash[]): RoomClashes => ({
  clashes,
  summary: clashes[0] ? clashText(clashes[0]) : '',
});

/** «06.12.2026 17:00–18:00, бронь № 120». */
export function clashText({ start, end, place, ...clash }: RoomClash): string {
  const isSameDay = formatDate(start) === formatDate(Date.parse(end) - 1);
  const to = isSameDay ? formatTime(end) : formatDateTime(end);
  return [`${formatDateTime(start)}–${to}`, takerText(clash), place].filter(Boolean).join(', ');
}

/** Without numbers for who may not know what it is. */
function takerText({ kind, orderId, eventId, eventRequestId, title }: Omit<RoomClash, 'start' | 'end' | 'place'>) {
  if (kind === 'technical') return title === '' ? 'закрыто' : `закрыто: ${title}`;
  if (kind === 'event' && eventId !== null) return `мероприятие №\u00a0${eventId} «${title}»`;
  if (kind === 'event')
    return eventRequestId === null ? 'другое мероприятие' : `заявка №\u00a0${eventRequestId} «${title}»`;
  const what = kind === 'buffer' ? 'перерыв у\u00a0брони' : kind === 'hold' ? 'неоплаченная бронь' : 'бронь';
  return orderId === null ? what : `${what} №\u00a0${orderId}`;
}
