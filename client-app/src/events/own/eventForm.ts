import { blankEvent, EventSave } from '@venue/sdk/events';
import { eventKind, type VenueEvent } from '@venue/sdk/events/model';
import { editedTickets } from '@venue/shared-ui/areas/events/eventForm.ts';
import type * as z from 'zod/mini';

export type EventValues = z.input<typeof EventSave>;

const names = Object.keys(EventSave.shape) as (keyof EventValues)[];

/** An event as its editor holds it. */
export const valuesOf = (event: VenueEvent): EventValues => ({
  ...(Object.fromEntries(names.map(name => [name, event[name]])) as unknown as EventValues),
  tickets: editedTickets(event),
});

/** What a new event begins with. */
export const newEvent = { ...blankEvent, eventKind: eventKind.event };
