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
import { versioned } from '../../app/record/versioned.ts';

const { schema, valuesOf } = versioned(z.extend(EventFields, { cssStyle: CssStyle }));
export type EventValues = z.input<typeof schema>;

/** An event as its editor holds it, its styles with it. */
export const edited = {
  schema: schema.check(...endsAfterStart),
  valuesOf: (event: AdminEvent) => ({
    ...valuesOf(event),
    // How many are sold is not edited.
    tickets: event.tickets.map(({ soldCount: _, expanded: __, ...ticket }) => ticket),
  }),
};

export const emptyTicket: EventValues['tickets'][number] = {
  ticketType: ticketType.paid,
  ticketName: '',
  ticketPrice: 0,
  ticketQuantity: 100,
  saleFrom: null,
  saleTo: null,
};

/** What a new event begins with. */
export const emptyEvent: z.input<typeof EventFields> = {
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

/** Whether an event can be watched online: its format says so, or its checkbox does. */
export const isAfar = ({ eventFormatType, isOnline }: Pick<EventFields, 'eventFormatType' | 'isOnline'>): boolean =>
  isOnline || eventFormatType !== eventFormat.offline;
