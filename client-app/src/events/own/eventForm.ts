import { blankEvent, EventSave } from '@venue/sdk/events';
import { eventRecord } from '@venue/sdk/events/kind';
import { eventKind, type VenueEvent } from '@venue/sdk/events/model';
import type * as z from 'zod/mini';

export type EventValues = z.input<typeof EventSave>;

/** What the forms of both a new event and a saved one hold. */
export type SharedValues = Omit<EventValues, 'eventId' | 'version'>;

const names = Object.keys(EventSave.shape) as (keyof EventValues)[];

/** An event as its editor holds it. */
export const valuesOf = (event: VenueEvent): EventValues => ({
  ...(Object.fromEntries(names.map(name => [name, event[name]])) as unknown as EventValues),
  // How many are sold is not edited.
  tickets: event.tickets.map(({ soldCount: _, expanded: __, ...ticket }) => ticket),
});

/** What a new event begins with. */
export const newEvent = { ...blankEvent, eventKind: eventKind.event };

export const { fields } = eventRecord;

/** Labels of the fields, for lists of what is missing. */
export const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
  place: 'Помещение или место',
};
