import { blankEvent, type EventSave } from '@venue/sdk/events';
import { eventKind, type VenueEvent } from '@venue/sdk/events/model';
import { editedTickets } from '@venue/shared-ui/areas/events/eventForm.ts';
import type * as z from 'zod/mini';

export type EventValues = z.input<typeof EventSave>;

const names = Object.keys(blankEvent) as (keyof typeof blankEvent)[];

/** An event as its editor holds it. */
export const valuesOf = (event: VenueEvent): EventValues => ({
  ...blankEvent,
  ...Object.fromEntries(names.map(name => [name, event[name]])),
  tickets: editedTickets(event),
  eventId: event.eventId,
  version: event.version,
});

/** What a new event begins with. */
export const newEvent = { ...blankEvent, eventKind: eventKind.event };
