import type { CalendarItem } from '@venue/sdk/calendar/model';
import { escaped, folded } from '../../core/files/lines.ts';

interface Written {
  /** The address the app is reached at. */
  readonly publicUrl: string;
  readonly now: Date;
}

/** `20261205T133000Z`. */
const stamp = (at: Date | string): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Where the person reads more of it. */
const pageOf = ({ kind, id }: CalendarItem): string =>
  ({
    request: `/account/requests/edit/${id}`,
    event: `/account/events/${id}`,
    booking: `/booking/order/${id}/payment`,
  })[kind];

/** Dates as iCalendar (RFC 5545), which calendars of every kind take in. */
export function icsOf(items: readonly CalendarItem[], { publicUrl, now }: Written): string {
  const { hostname } = new URL(publicUrl);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//venue//calendar//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Площадка',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...items.flatMap(item => [
      'BEGIN:VEVENT',
      // The same date keeps its name, so that a calendar changes what it has and doubles nothing.
      `UID:${item.kind}-${item.id}@${hostname}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(item.start)}`,
      item.end && `DTEND:${stamp(item.end)}`,
      `SUMMARY:${escaped(item.title)}`,
      item.place !== '' && `LOCATION:${escaped(item.place)}`,
      `URL:${publicUrl}/app${pageOf(item)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines
    .filter(line => typeof line === 'string')
    .map(folded)
    .join('\r\n')}\r\n`;
}
