import * as z from 'zod/mini';
import { Version } from '../core/schema/decision.ts';
import { Id } from '../core/schema/fields.ts';
import { centred } from '../core/schema/pictures.ts';
import {
  ageSign,
  EventFields,
  endsAfterStart,
  entryType,
  eventFormat,
  eventKind,
  registrationType,
  ticketType,
} from './events.model.ts';

/** The body that creates an event. */
export const NewEvent = z.extend(EventFields, { eventKind: eventKind.schema }).check(...endsAfterStart);

/** The body that saves one; a stale `version` is a `conflict`. */
export const EventSave = z.extend(EventFields, { eventId: Id, version: Version }).check(...endsAfterStart);

/** A new kind of ticket, as the form adds it. */
export const blankTicket: z.input<typeof EventFields>['tickets'][number] = {
  ticketType: ticketType.paid,
  ticketName: '',
  ticketPrice: 0,
  ticketQuantity: 100,
  saleFrom: null,
  saleTo: null,
};

/** The initial values of the editor of a new event. */
export const blankEvent: z.input<typeof EventFields> = {
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
};
