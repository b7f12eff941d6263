import { atVenue } from '@venue/sdk';
import { eventPeriods, eventStatus } from '@venue/sdk/events/model';
import { eventPlace, spacedCode } from '@venue/sdk/tickets/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { entriesOf as datesEntriesOf, type IcsDate } from '../../../core/files/ics.dates.ts';
import { type IcsEntry, icsOf } from '../../../core/files/ics.ts';
import { answersTo } from '../../../core/letter.ts';
import type { HeldTicket } from '../tickets.store.ts';
import { ticketsBetween } from './tickets.calendar.store.ts';

/** The entries of a ticket, one for each day of its event; importing them twice makes no copies. */
export function entriesOf(held: HeldTicket, publicUrl: string): IcsEntry[] {
  const { ticket, event, kind } = held;
  const page = `/app/tickets/${ticket.code}`;
  const place = eventPlace(event);
  const date: IcsDate = {
    ...{ kind: 'ticket', id: ticket.id, title: event.title, page },
    place: event.roomId === null ? place || event.onlineUrl : atVenue(place),
    about: `${kind.name}, билет ${spacedCode(ticket.code)}\n${publicUrl}${page}`,
    isCertain: event.status === eventStatus.published,
    isCancelled: ticket.cancelledAt !== null || event.status === eventStatus.deleted,
    // Both its event and the ticket itself may change.
    revision: event.revision + ticket.sequence + (ticket.cancelledAt === null ? 0 : 1),
    changedAt: ticket.cancelledAt ?? (event.revision === 0 ? ticket.createdAt : event.updatedAt),
    periods: eventPeriods(event),
    former: event.formerDays,
  };
  return datesEntriesOf(date, publicUrl);
}

/** The event of a ticket as a calendar file; `now` is when it was written. */
export const ticketCalendar = (held: HeldTicket, { now, config }: Pick<Context, 'now' | 'config'>): string =>
  icsOf(entriesOf(held, config.publicUrl), {
    ...{ name: held.event.title, publicUrl: config.publicUrl, answersTo: answersTo(config), now, is: 'file' },
  });

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
