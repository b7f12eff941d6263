import { eventRecord } from '@venue/sdk/events/kind';
import { type EventFields, eventGaps, type VenueEvent } from '@venue/sdk/events/model';
import type * as z from 'zod/mini';

/** What every form of an event holds: of a new one and of a saved one, for its organiser and for staff. */
export type EventFormValues = z.input<typeof EventFields>;

export const { fields } = eventRecord;

/** The steps of the form: their words in the address, their titles, and which fields each holds. */
export const eventSteps = {
  main: {
    title: 'Главное',
    fields: ['eventKind', 'eventTitle', 'eventLead', 'categoryId', 'organizerName', 'ageSign'],
  },
  when: {
    title: 'Когда и\u00a0где',
    fields: [
      'date',
      'time',
      'dateEnd',
      'timeEnd',
      'eventFormatType',
      'isOnline',
      'onlineUrl',
      'roomId',
      'place',
      'participantsLimit',
    ],
  },
  text: { title: 'Описание', fields: ['eventDescription'] },
  entry: { title: 'Билеты и\u00a0вход', fields: ['entryType', 'registrationType', 'registrationUrl', 'tickets'] },
  poster: { title: 'Афиша', fields: ['mainImage', 'image', 'meta'] },
} as const;

/** Labels of the fields, for lists of what is missing. */
export const fieldTitles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
  place: 'Помещение или место',
};

/** The fields that are still empty in the form but needed before the event is sent or published. */
export const missingFields = (values: EventFormValues, { mainImage }: Pick<VenueEvent, 'mainImage'>): string[] => [
  ...(['eventTitle', 'date', 'time'] as const).filter(name => values[name] === ''),
  ...Object.keys(eventGaps({ ...values, mainImage })),
];

/** The kinds of tickets as the form holds them: how many are sold is not edited. */
export const editedTickets = ({ tickets }: Pick<VenueEvent, 'tickets'>): EventFormValues['tickets'] =>
  tickets.map(({ soldCount: _, expanded: __, ...ticket }) => ticket);
