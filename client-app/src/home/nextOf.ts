import { type Run, runsOf } from '@venue/sdk';
import { bookingStatus, type UserBooking } from '@venue/sdk/bookings/model';
import type { CalendarItem } from '@venue/sdk/calendar/model';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { eventStatus } from '@venue/sdk/events/model';
import { type Ticket, ticketStatus } from '@venue/sdk/tickets/model';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatTime } from '@venue/shared-ui/dates/format.ts';

/** What a person has ahead, of each kind. */
interface Upcoming {
  readonly bookings: readonly UserBooking[];
  readonly dates: readonly CalendarItem[];
  readonly tickets: readonly Ticket[];
}

/** What comes next. */
export type Next =
  | { readonly kind: 'booking'; readonly booking: UserBooking }
  | { readonly kind: 'date'; readonly item: CalendarItem }
  | { readonly kind: 'ticket'; readonly ticket: Ticket };

/** A day and a time at the venue, as in tickets; sorts as text. */
const momentAtVenue = (at: string | number): string => `${dayOf(at)} ${formatTime(at)}`;

/** Nobody has been told of a draft yet, so nothing happens on its day. */
const isDraft = ({ kind, status }: CalendarItem): boolean =>
  status === (kind === 'request' ? eventRequestStatus.draft : eventStatus.draft);

/** The runs of a booking's hours that are ahead or in progress. */
export const runsAhead = ({ slots }: Pick<UserBooking, 'slots'>, now: number): Run[] =>
  runsOf(slots.map(({ start }) => start)).filter(({ end }) => Date.parse(end) > now);

/** The earliest item that is ahead or in progress. Cancelled bookings, drafts and invalid tickets do not count. */
export function nextOf({ bookings, dates, tickets }: Upcoming, now: number): Next | undefined {
  const today = dayOf(now);
  const all: [string, Next][] = [
    ...bookings
      .filter(each => each.status !== bookingStatus.cancelled && Date.parse(each.end) > now)
      .map((booking): [string, Next] => [
        momentAtVenue(runsAhead(booking, now)[0]?.start ?? booking.start),
        { kind: 'booking', booking },
      ]),
    ...dates
      .filter(each => each.kind !== 'booking' && !isDraft(each) && !isOver(each, now))
      .map((item): [string, Next] => [momentAtVenue(item.start), { kind: 'date', item }]),
    ...tickets
      .filter(
        ({ ticketStatus: status, event }) => status === ticketStatus.valid && (event.dateEnd ?? event.date) >= today,
      )
      .map((ticket): [string, Next] => [`${ticket.event.date} ${ticket.event.time}`, { kind: 'ticket', ticket }]),
  ];
  return all.toSorted(([a], [b]) => a.localeCompare(b))[0]?.[1];
}

/** An item without a known end is over when its day is over. */
export const isOver = ({ start, end }: Pick<CalendarItem, 'start' | 'end'>, now: number): boolean =>
  end === null ? dayOf(start) < dayOf(now) : Date.parse(end) <= now;

/** The last booking that was paid for and is over. */
export const lastVisit = (bookings: readonly UserBooking[], now: number): UserBooking | undefined =>
  bookings
    .filter(each => each.status === bookingStatus.paid && Date.parse(each.end) <= now)
    .toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start))[0];
