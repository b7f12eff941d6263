import * as z from 'zod/mini';
import { Id, Instant } from '../core/schema/fields.ts';

/** The kinds of entries in a person's calendar. */
export const CalendarKind = z.enum(['booking', 'event', 'request']);
export type CalendarKind = z.output<typeof CalendarKind>;

/** The longest period of a calendar that can be read at once, in days: a month with the weeks it begins and ends in. */
export const calendarDays = 62;

/** An entry of a person's calendar: a request, an event or a booking. */
export const CalendarItem = z.object({
  kind: CalendarKind,
  id: Id,
  title: z.string(),
  /** The room, or the place elsewhere; empty while it is not known. */
  place: z.string(),
  /** The status id of its kind: `eventRequestStatus`, `eventStatus`, `bookingStatus`. */
  status: z.int(),
  start: Instant,
  /** Null when the duration is not known. */
  end: z.nullable(Instant),
});
export type CalendarItem = z.output<typeof CalendarItem>;
