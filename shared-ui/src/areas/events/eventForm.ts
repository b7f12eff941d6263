import { eventRecord } from '@venue/sdk/events/kind';
import { type EventFields, eventGaps, type VenueEvent } from '@venue/sdk/events/model';
import type * as z from 'zod/mini';

/** The values of every event form: of a new or a saved event, for its organiser or for staff. */
export type EventFormValues = z.input<typeof EventFields>;

export const { fields } = eventRecord;

/** The steps of the form, keyed by their names in the URL, with their titles and fields. */
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

/** The kinds of tickets as form values, without what is not edited, such as the sold count. */
export const editedTickets = ({ tickets }: Pick<VenueEvent, 'tickets'>): EventFormValues['tickets'] =>
  tickets.map(({ soldCount: _, expanded: __, ...ticket }) => ticket);
