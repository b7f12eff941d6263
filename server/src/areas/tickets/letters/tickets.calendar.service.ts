import { atVenue } from '@venue/sdk';
import { eventPeriods, eventStatus } from '@venue/sdk/events/model';
import { eventPlace, spacedCode } from '@venue/sdk/tickets/model';
import type { Db } from '../../../core/db/database.ts';
import { type IcsEntry, icsOf } from '../../../core/files/ics.ts';
import type { HeldTicket } from '../tickets.store.ts';
import { ticketsBetween } from './tickets.calendar.store.ts';

const pageOf = (publicUrl: string, { ticket }: HeldTicket) => `${publicUrl}/app/tickets/${ticket.code}`;

/** The entries of a ticket, one for each day of its event; importing them twice makes no copies. */
export function entriesOf(held: HeldTicket, publicUrl: string): IcsEntry[] {
  const { ticket, event, kind } = held;
  const { hostname } = new URL(publicUrl);
  const url = pageOf(publicUrl, held);
  const isCancelled = ticket.cancelledAt !== null || event.status === eventStatus.deleted;
  const place = eventPlace(event);
  const isCertain = event.status === eventStatus.published;
  return eventPeriods(event).map(({ start, end }, index) => ({
    uid: `ticket-${ticket.id}${index === 0 ? '' : `-${index + 1}`}@${hostname}`,
    // Both its event and the ticket itself may change.
    sequence: event.revision + ticket.sequence + (ticket.cancelledAt === null ? 0 : 1),
    changedAt: ticket.cancelledAt ?? (event.revision === 0 ? ticket.createdAt : event.updatedAt),
    status: isCancelled ? 'CANCELLED' : isCertain ? 'CONFIRMED' : 'TENTATIVE',
    start,
    end,
    title: event.title,
    place: event.roomId === null ? place || event.onlineUrl : atVenue(place),
    about: `${kind.name}, билет ${spacedCode(ticket.code)}\n${url}`,
    url,
  }));
}

/** The event of a ticket as a calendar file; `now` is when it was written. */
export const ticketCalendar = (held: HeldTicket, publicUrl: string, now: Date): string =>
  icsOf(entriesOf(held, publicUrl), { name: held.event.title, publicUrl, now, is: 'file' });

interface CalendarOptions {
  readonly days: { readonly from: string; readonly to: string };
  readonly cancelledSince: Date;
  readonly publicUrl: string;
}

/** The tickets of a person as entries of their calendar, with those that were cancelled lately. */
export const ticketEntriesOf = async (
  db: Db,
  whose: { userId: number; phone: string },
  { publicUrl, ...wanted }: CalendarOptions,
): Promise<IcsEntry[]> => (await ticketsBetween(db, whose, wanted)).flatMap(held => entriesOf(held, publicUrl));
