import { eventRecord, focusLine, ticketLine } from '@venue/sdk/events/kind';
import { ageSign, type EventFields, entryType, eventFormat, registrationType } from '@venue/sdk/events/model';
import { roomName } from '@venue/sdk/rooms/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import type { Field } from '../../app/record/changes.ts';

/** An event as it is compared: what is written about it, with the name of its category. */
export type Compared = EventFields & { readonly cssStyle: string; readonly category: string };

const yes = (value: boolean) => (value ? 'Да' : 'Нет');
const day = (value: string | null) => (value ? formatDate(value) : '');

const { fields } = eventRecord;

/** The fields of an event as staff compare them; one per field of the model, so that none is forgotten. */
export const eventFields = {
  eventTitle: { label: fields.eventTitle.label, of: event => event.eventTitle },
  eventLead: { label: fields.eventLead.label, of: event => event.eventLead },
  eventDescription: { label: fields.eventDescription.label, of: event => ({ html: event.eventDescription }) },
  categoryId: { label: fields.categoryId.label, of: event => event.category },
  date: { label: 'Начало', of: event => `${day(event.date)} ${event.time}` },
  dateEnd: { label: 'Окончание', of: event => [day(event.dateEnd), event.timeEnd].filter(Boolean).join(' ') },
  eventFormatType: {
    label: fields.eventFormatType.label,
    of: event => eventFormat.option(event.eventFormatType).label,
  },
  isOnline: { label: fields.isOnline.label, of: event => yes(event.isOnline) },
  onlineUrl: { label: fields.onlineUrl.label, of: event => event.onlineUrl },
  roomId: { label: fields.roomId.label, of: event => (event.roomId === null ? '' : roomName(event.roomId)) },
  place: { label: fields.place.label, of: event => event.place },
  entryType: { label: fields.entryType.label, of: event => entryType.option(event.entryType).label },
  registrationType: {
    label: fields.registrationType.label,
    of: event => registrationType.option(event.registrationType).label,
  },
  registrationUrl: { label: fields.registrationUrl.label, of: event => event.registrationUrl },
  ageSign: { label: fields.ageSign.label, of: event => ageSign.option(event.ageSign).label },
  participantsLimit: { label: fields.participantsLimit.label, of: event => String(event.participantsLimit ?? '') },
  organizerName: { label: fields.organizerName.label, of: event => event.organizerName },
  tickets: { label: fields.tickets.label, of: event => event.tickets.map(ticketLine) },
  meta: { label: fields.meta.label, of: event => focusLine(event.meta) },
  cssStyle: { label: fields.cssStyle.label, of: event => event.cssStyle },
} satisfies Record<Exclude<keyof Compared, 'category' | 'time' | 'timeEnd'>, Field<Compared>>;
