import { CssStyle, centred } from '@venue/sdk';
import {
  type AdminEvent,
  ageSign,
  EventFields,
  endsAfterStart,
  entryType,
  eventFormat,
  registrationType,
  ticketType,
} from '@venue/sdk/events/model';
import * as z from 'zod/mini';

/** An event as it is typed, its styles with it; the `version` of a new one is 0 and stays here. */
export const eventSchema = z
  .extend(EventFields, {
    cssStyle: CssStyle,
    version: z.int(),
  })
  .check(...endsAfterStart);
export type EventValues = z.input<typeof eventSchema>;

export const emptyTicket: EventValues['tickets'][number] = {
  ticketType: ticketType.paid,
  ticketName: '',
  ticketPrice: 0,
  ticketQuantity: 100,
  saleFrom: null,
  saleTo: null,
};

const empty: EventValues = {
  eventTitle: '',
  eventLead: '',
  eventDescription: '',
  categoryId: null,
  date: '',
  time: '',
  dateEnd: null,
  timeEnd: null,
  eventFormatType: eventFormat.offline,
  isOnline: false,
  onlineUrl: '',
  roomId: null,
  place: '',
  entryType: entryType.free,
  registrationType: registrationType.notRequired,
  registrationUrl: '',
  ageSign: ageSign.zero,
  participantsLimit: null,
  organizerName: '',
  tickets: [],
  meta: centred,
  cssStyle: '',
  version: 0,
};

/** What the editor shows of an event, or of none yet: the fields of the form alone. */
export function valuesOf(event: AdminEvent | undefined): EventValues {
  if (!event) return empty;
  const { eventTitle, eventLead, eventDescription, categoryId, date, time, dateEnd, timeEnd } = event;
  const { eventFormatType, isOnline, onlineUrl, roomId, place, entryType: entry, registrationUrl } = event;
  const { participantsLimit, organizerName, meta, cssStyle, version } = event;
  return {
    eventTitle,
    eventLead,
    eventDescription,
    categoryId,
    date,
    time,
    dateEnd,
    timeEnd,
    eventFormatType,
    isOnline,
    onlineUrl,
    roomId,
    place,
    entryType: entry,
    registrationType: event.registrationType,
    registrationUrl,
    ageSign: event.ageSign,
    participantsLimit,
    organizerName,
    tickets: event.tickets.map(ticket => ({
      ticketId: ticket.ticketId,
      ticketType: ticket.ticketType,
      ticketName: ticket.ticketName,
      ticketPrice: ticket.ticketPrice,
      ticketQuantity: ticket.ticketQuantity,
      saleFrom: ticket.saleFrom,
      saleTo: ticket.saleTo,
    })),
    meta,
    cssStyle,
    version,
  };
}

/** Whether an event can be watched from afar, whatever its checkbox says. */
export const isAfar = ({ eventFormatType, isOnline }: Pick<EventFields, 'eventFormatType' | 'isOnline'>): boolean =>
  isOnline || eventFormatType !== eventFormat.offline;

type Field = keyof EventValues;

const fields = Object.keys(empty) as Field[];

/** What has become of the fields that were changed meanwhile; the version is the server's. */
export const changesOf = (before: EventValues, after: EventValues): [Field, EventValues[Field]][] =>
  fields.filter(name => name !== 'version' && !same(before[name], after[name])).map(name => [name, after[name]]);

/** An input left empty is null for the form's rules, and empty text in the form. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one || null) === JSON.stringify(other || null);
