import * as z from 'zod/mini';
import { Id, Instant } from '../core/fields.ts';

/** What stands in a person's calendar. */
export const CalendarKind = z.enum(['booking', 'event', 'request']);
export type CalendarKind = z.output<typeof CalendarKind>;

/** The longest period of a calendar that can be read at once, in days: a month with the weeks it begins and ends in. */
export const calendarDays = 62;

/** An entry of a person's calendar: a request, an event or a booking. */
export const CalendarItem = z.object({
  kind: CalendarKind,
  id: Id,
  title: z.string(),
  /** The room, or the place elsewhere; empty while nobody has said. */
  place: z.string(),
  /** As its kind counts statuses: `eventRequestStatus`, `eventStatus`, `bookingStatus`. */
  status: z.int(),
  start: Instant,
  /** Null when nobody has said how long it takes. */
  end: z.nullable(Instant),
});
export type CalendarItem = z.output<typeof CalendarItem>;
