import { addCategory, addEvent, addEventImage, getEvent } from '@venue/sdk/events/admin';
import {
  type AdminEvent,
  type EventFields,
  type EventStatus,
  entryType,
  eventFormat,
  eventKind,
  eventStatus,
  registrationType,
  ticketType,
} from '@venue/sdk/events/model';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { inTransaction } from '../../core/db/transact.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { openApplication } from '../applications/applications.service.ts';
import { event, eventTicket } from './events.table.ts';
import { eventAttendee } from './tickets/events.attendees.table.ts';

/** A small real picture; another colour makes a different picture. */
export async function aPicture(background = '#2e6b4f'): Promise<File> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(data)], 'афиша.png', { type: 'image/png' });
}

/** The fields of an event that may be published once it has a category and a poster. */
export const whole: EventFields = {
  eventTitle: 'Ночь керамики',
  eventLead: 'Гончарный круг, глина и\u00a0чай до\u00a0полуночи.',
  eventDescription: '<p>Начало в\u00a0холле второго этажа.</p>',
  categoryId: null,
  date: '2027-05-15',
  time: '19:00',
  dateEnd: null,
  timeEnd: '23:00',
  eventFormatType: eventFormat.offline,
  isOnline: false,
  onlineUrl: '',
  roomId: null,
  place: 'Дом печати',
  entryType: entryType.free,
  registrationType: registrationType.notRequired,
  registrationUrl: '',
  ageSign: 6,
  participantsLimit: null,
  organizerName: 'Печь и\u00a0глина',
  tickets: [],
  meta: { 'object-position': '50% 50%', 'object-fit': 'cover' },
};

export const entrance: EventFields['tickets'][number] = {
  ticketType: ticketType.paid,
  ticketName: 'Входной',
  ticketPrice: 50_000,
  ticketQuantity: 100,
  saleFrom: null,
  saleTo: null,
};

let made = 0;

/** A category of its own. */
export async function aCategory(api: TestApi): Promise<number> {
  made++;
  const staff = api.as(await api.aStaff());
  return (await staff.send(addCategory, { body: { categoryName: `Ремёсла ${made}` } })).message.categoryId;
}

type Wish = Partial<EventFields> & { kind?: AdminEvent['eventKind']; poster?: boolean };

/** A draft event of staff with all required fields. */
export async function anEvent(api: TestApi, { kind = eventKind.event, poster = true, ...over }: Wish = {}) {
  const staff = api.as(await api.aStaff());
  const body = { ...whole, categoryId: await aCategory(api), ...over, eventKind: kind };
  const { eventId } = (await staff.send(addEvent, { body })).message;
  if (poster) await staff.send(addEventImage, { body: { file: await aPicture(), eventId, as: 'mainImage' } });
  return (await staff.send(getEvent, { id: eventId })).message;
}

/** A customer's event in a status, with the application that waits when it is on verification. */
export async function anEventIn(
  api: TestApi,
  person: Person,
  status: EventStatus,
  wish: Wish = {},
): Promise<AdminEvent> {
  const { eventId, eventTitle: title } = await anEvent(api, wish);
  const { now } = api.clock;
  await api.db
    .update(event)
    .set({
      userId: person.id,
      status,
      sentAt: status === eventStatus.draft ? null : now,
      deletedFrom: status === eventStatus.deleted ? eventStatus.draft : null,
      price: status === eventStatus.awaitingPayment || status === eventStatus.processing ? 1_500_000 : null,
      publishedAt: status === eventStatus.published ? now : null,
    })
    .where(eq(event.id, eventId));
  if (status === eventStatus.onVerification)
    await inTransaction(api.db, tx =>
      openApplication(tx, now, { kind: 'event', objectId: eventId, title, userId: person.id }),
    );
  const staff = api.as(await api.aStaff());
  return (await staff.send(getEvent, { id: eventId })).message;
}

/** Gives somebody a ticket of the first kind of an event. */
export async function aTicketOf(
  api: TestApi,
  { eventId, tickets }: AdminEvent,
  holder: { userId?: number; name?: string; phone?: string } = {},
): Promise<void> {
  const [ticket] = tickets;
  if (!ticket) throw new Error('the event has no tickets');
  await api.db.insert(eventAttendee).values({
    eventId,
    ticketId: ticket.ticketId,
    userId: holder.userId ?? null,
    name: holder.name ?? 'Соснина Алёна',
    phone: holder.phone ?? '9120000099',
    email: 'alena@example.ru',
    price: ticket.ticketPrice,
    createdAt: api.clock.now,
  });
  const one = (column: typeof event.taken | typeof eventTicket.sold) => sql`${column} + 1`;
  await api.db
    .update(event)
    .set({ taken: one(event.taken) })
    .where(eq(event.id, eventId));
  await api.db
    .update(eventTicket)
    .set({ sold: one(eventTicket.sold) })
    .where(eq(eventTicket.id, ticket.ticketId));
}
