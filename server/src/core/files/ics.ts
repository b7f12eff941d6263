import { escaped, folded } from './lines.ts';

/** What an entry is now: certain, not certain yet, or cancelled. */
export type IcsStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';

/** An entry of a calendar. */
export interface IcsEntry {
  /** The same for the same entry each time, so that a calendar updates it instead of adding a copy. */
  readonly uid: string;
  /** Rises with every change, so that a calendar knows the newer of two copies. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly status: IcsStatus;
  readonly start: Date | string;
  readonly end: Date | string | null;
  readonly title: string;
  /** Where it is, with the address, so that a phone finds the way. */
  readonly place: string;
  readonly about?: string;
  /** The page with more about it. */
  readonly url: string;
}

interface Calendar {
  readonly name: string;
  /** Who publishes it, and the address of their site. */
  readonly publicUrl: string;
  /** The address that answers go to, where it comes in a letter (RFC 6047). */
  readonly answersTo?: string;
  readonly now: Date;
  /** A feed is fetched again and again; a file is imported once and reminds of what it has. */
  readonly is: 'feed' | 'file';
}

/** `20261205T133000Z`. */
const stamp = (at: Date | string): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A day before, and two hours before. */
const reminders = ['-P1D', '-PT2H'];

const alarmsOf = ({ title }: IcsEntry): string[] =>
  reminders.flatMap(trigger => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ]);

/** A calendar must have a part (RFC 5545, 3.4): one without entries has the venue's time zone. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Yekaterinburg',
  'BEGIN:STANDARD',
  'DTSTART:20141026T020000',
  'TZOFFSETFROM:+0600',
  'TZOFFSETTO:+0500',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * A calendar in the iCalendar format (RFC 5545 and 5546), which all calendar programs import. A file of one cancelled
 * entry is a cancellation, which removes what was imported before; a cancellation of several is not allowed (RFC 5546,
 * 3.2.5), so they are published as cancelled.
 */
export function icsOf(entries: readonly IcsEntry[], { name, publicUrl, answersTo, now, is }: Calendar): string {
  // guard: server/src/areas/calendar/calendar.life.test.ts
  const isCancellation = is === 'file' && entries.length === 1 && entries[0]?.status === 'CANCELLED';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//venue//calendar//RU',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancellation ? 'CANCEL' : 'PUBLISH'}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...(is === 'feed' ? ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'] : []),
    ...(entries.length === 0 ? zone : []),
    ...entries.flatMap(each => [
      'BEGIN:VEVENT',
      `UID:${each.uid}`,
      `DTSTAMP:${stamp(now)}`,
      `SEQUENCE:${each.sequence}`,
      `LAST-MODIFIED:${stamp(each.changedAt)}`,
      `DTSTART:${stamp(each.start)}`,
      each.end && `DTEND:${stamp(each.end)}`,
      `STATUS:${each.status}`,
      // Only what is certain takes the time of its person.
      `TRANSP:${each.status === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT'}`,
      `SUMMARY:${escaped(each.title)}`,
      each.place !== '' && `LOCATION:${escaped(each.place)}`,
      each.about && `DESCRIPTION:${escaped(each.about)}`,
      `ORGANIZER;CN=Площадка:${answersTo === undefined ? publicUrl : `mailto:${answersTo}`}`,
      `URL:${each.url}`,
      ...(is === 'file' && each.status !== 'CANCELLED' ? alarmsOf(each) : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines
    .filter(line => typeof line === 'string' && line !== '')
    .map(line => folded(String(line)))
    .join('\r\n')}\r\n`;
}
