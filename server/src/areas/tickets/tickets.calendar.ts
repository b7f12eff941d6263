import { eventPlace, spacedCode } from '@venue/sdk/tickets/model';
import { escaped, folded } from '../../core/files/lines.ts';
import { beginsAt, endsAt } from './tickets.rules.ts';
import type { HeldTicket } from './tickets.store.ts';

const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The event of a ticket as iCalendar; importing it twice makes one entry. `now` is when it was written. */
export function calendarOf({ ticket, event, kind }: HeldTicket, url: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Площадка//Билеты//RU',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:ticket-${ticket.id}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(beginsAt(event))}`,
    `DTEND:${utc(endsAt(event))}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(eventPlace(event) || event.onlineUrl)}`,
    `DESCRIPTION:${escaped(`${kind.name}, билет ${spacedCode(ticket.code)}\n${url}`)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
