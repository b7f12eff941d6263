import { addDays, dayOf } from '@venue/sdk';
import {
  type EventFields,
  entryType,
  eventFormat,
  eventKind,
  eventStatus,
  registrationType,
  ticketType,
} from '@venue/sdk/events/model';
import { staffAtApi } from './api.ts';

/** A new published event with this poster, and so many places at 1 200 ₽, so many days ahead; returns its id. */
export async function anEvent(title: string, poster: Buffer, places = 20, days = 30): Promise<number> {
  const { events } = await staffAtApi();
  const { admin } = events;
  const { categoryId } = (await admin.addCategory({ body: { categoryName: title } })).message;
  const entrance = { ticketType: ticketType.paid, ticketName: 'Входной', ticketPrice: 120_000, ticketQuantity: places };
  const fields: EventFields = {
    eventTitle: title,
    eventLead: 'Ручной набор и печать на старом станке.',
    eventDescription: '<p>Начало в холле второго этажа.</p>',
    categoryId,
    date: addDays(dayOf(new Date()), days),
    time: '19:00',
    dateEnd: null,
    timeEnd: '21:00',
    eventFormatType: eventFormat.offline,
    isOnline: false,
    onlineUrl: '',
    roomId: null,
    place: 'Холл второго этажа',
    entryType: entryType.byTicket,
    registrationType: registrationType.notRequired,
    registrationUrl: '',
    ageSign: 6,
    participantsLimit: null,
    organizerName: 'Дом печати',
    tickets: [{ ...entrance, saleFrom: null, saleTo: null }],
    meta: { 'object-position': '50% 50%', 'object-fit': 'cover' },
  };
  const made = await admin.addEvent({ body: { ...fields, eventKind: eventKind.event } });
  const { eventId } = made.message;
  const file = new File([new Uint8Array(poster)], 'афиша.png', { type: 'image/png' });
  await admin.addEventImage({ body: { file, eventId, as: 'mainImage' } });
  const { version, tickets } = (await admin.getEvent({ id: eventId })).message;
  const [{ ticketId } = {}] = tickets;
  await admin.saveEvent({
    body: {
      ...fields,
      tickets: fields.tickets.map(each => ({ ...each, ticketId })),
      eventId,
      version,
      seen: eventStatus.draft,
      objectStatusId: eventStatus.published,
    },
  });
  return eventId;
}
