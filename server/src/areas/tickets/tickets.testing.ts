import { type EventFields, entryType, eventStatus, ticketType } from '@venue/sdk/events/model';
import { createTicketOrder } from '@venue/sdk/tickets';
import { checkIn } from '@venue/sdk/tickets/admin';
import { eq } from 'drizzle-orm';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { anEventIn, entrance } from '../events/events.testing.ts';
import { eventAttendee } from '../events/tickets/events.attendees.table.ts';

/** The settings of tests whose events are months ahead and whose doors are open all the same. */
export const doorsOpen = { checkinHoursBefore: 8_760 };

/** A kind of ticket that costs nothing. */
export const freeEntrance: EventFields['tickets'][number] = {
  ...entrance,
  ticketType: ticketType.free,
  ticketName: 'Вход свободный',
  ticketPrice: 0,
};

/** A published event with tickets: free ones unless said otherwise. */
export async function anEventWithTickets(api: TestApi, wish: Partial<EventFields> = {}, organiser?: Person) {
  const owner = organiser ?? (await api.aCustomer());
  const tickets = wish.tickets ?? [freeEntrance];
  const event = await anEventIn(api, owner, eventStatus.published, { entryType: entryType.byTicket, ...wish, tickets });
  return { event, eventId: event.eventId, owner, ticketIds: event.tickets.map(each => each.ticketId) };
}

/** Tickets of an event for somebody, and their codes. */
export async function ticketsFor(api: TestApi, person: Person, eventId: number, ticketId = 0, count = 1) {
  const body = { eventId, lines: [{ ticketId, count }], total: 0 };
  const { message } = await api.as(person).send(createTicketOrder, { body });
  return { ...message, codes: message.tickets.map(({ code }) => code) };
}

let scans = 0;
/** A new id of a scan. */
export const newScanId = (): string => `00000000-0000-4000-8000-${String(++scans).padStart(12, '0')}`;

/** A ticket that was checked in. */
export async function aTicketCheckedIn(api: TestApi) {
  const { eventId, ticketIds } = await anEventWithTickets(api);
  const { codes } = await ticketsFor(api, await api.aCustomer(), eventId, ticketIds[0]);
  const scan = {
    scanId: newScanId(),
    code: codes[0] ?? '',
    place: 'Главный вход',
    scannedAt: api.clock.now.toISOString(),
  };
  const body = { scans: [scan] };
  const { results } = (await api.as(await api.aStaff()).send(checkIn, { id: eventId, body })).message;
  return { eventId, ticketNumber: results[0]?.ticketNumber ?? 0 };
}

/** An event of somebody's with a guest, who has a free ticket. */
export async function anEventWithGuest(api: TestApi, organiser: Person) {
  const { eventId, ticketIds } = await anEventWithTickets(api, {}, organiser);
  const { tickets } = await ticketsFor(api, await api.aCustomer(), eventId, ticketIds[0]);
  const ticketNumber = tickets[0]?.ticketNumber ?? 0;
  const [row] = await api.db.select().from(eventAttendee).where(eq(eventAttendee.id, ticketNumber));
  return { eventId, ticketNumber, orderId: row?.orderId ?? 0 };
}
