import { escaped, folded } from './lines.ts';

/** An entry of a calendar. */
export interface IcsEntry {
  /** The same for the same entry each time, so that a calendar updates it instead of adding a copy. */
  readonly uid: string;
  readonly start: Date | string;
  readonly end: Date | string | null;
  readonly title: string;
  readonly place: string;
  /** The page with more about it. */
  readonly url: string;
}

/** `20261205T133000Z`. */
const stamp = (at: Date | string): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A calendar in the iCalendar format (RFC 5545), which all calendar programs import; `now` is its time stamp. */
export function icsOf(name: string, entries: readonly IcsEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//venue//calendar//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap(each => [
      'BEGIN:VEVENT',
      `UID:${each.uid}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(each.start)}`,
      each.end && `DTEND:${stamp(each.end)}`,
      `SUMMARY:${escaped(each.title)}`,
      each.place !== '' && `LOCATION:${escaped(each.place)}`,
      `URL:${each.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines
    .filter(line => typeof line === 'string')
    .map(folded)
    .join('\r\n')}\r\n`;
}
