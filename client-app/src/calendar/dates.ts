import type { Option } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import type { CalendarItem } from '@venue/sdk/calendar/model';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { eventStatus } from '@venue/sdk/events/model';
import { formatTime } from '@venue/shared-ui/dates/format.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { eventPaths } from '../events/events.paths.ts';
import { daysOf } from './month.ts';

const kinds = {
  request: {
    label: 'Заявка',
    page: (id: number) => href(eventRequestPaths.edit, { eventRequestId: id }),
    option: (status: number) => eventRequestStatus.options.find(({ id }) => id === status),
  },
  event: {
    label: 'Мероприятие',
    page: (id: number) => href(eventPaths.own, { eventId: id }),
    option: (status: number) => eventStatus.options.find(({ id }) => id === status),
  },
  booking: {
    label: 'Бронь',
    page: (id: number) => href(bookingPaths.payment, { order: id }),
    option: (status: number) => bookingStatus.options.find(({ id }) => id === status),
  },
} as const;

const unknown: Option = { id: 0, label: 'Неизвестный статус' };

/** The status and the page of a calendar entry, by its kind. */
export const faceOf = ({ kind, id, status }: CalendarItem) => ({
  label: `${kinds[kind].label} №\u00a0${id}`,
  page: kinds[kind].page(id),
  option: kinds[kind].option(status) ?? unknown,
});

/** The hours of an entry on a day: `18:30–21:00`, «с 10:00» and «до 18:00» on the first and last of several days. */
export function hoursOn(item: CalendarItem, day: string): string {
  const [first, last] = daysOf(item);
  const from = formatTime(item.start);
  const to = item.end && formatTime(item.end);
  if (first === last) return [from, to].filter(Boolean).join('–');
  if (day === first) return `с\u00a0${from}`;
  return day === last && to && to !== '00:00' ? `до\u00a0${to}` : 'весь день';
}

/** The entries of a day. */
export const onDay = (items: readonly CalendarItem[], day: string): CalendarItem[] =>
  items.filter(item => {
    const [first, last] = daysOf(item);
    return first <= day && day <= last;
  });
