import { hasStream } from '@venue/sdk/events';
import type { VenueEvent } from '@venue/sdk/events/model';
import { oursOf } from '../../rich-text/RichText.html.ts';
import type { ShownEvent } from './EventSheet.tsx';
import type { EventFormValues } from './eventForm.ts';

interface Known {
  readonly categories: readonly VenueEvent['category'][];
  readonly rooms: readonly { readonly roomId: number; readonly name: string }[];
}

/** The event with its typed form values; the chosen category and room are looked up in the known lists. */
export function shownEvent(event: VenueEvent, typed: EventFormValues, { categories, rooms }: Known): ShownEvent {
  const room = rooms.find(each => each.roomId === typed.roomId)?.name;
  return {
    ...event,
    ...typed,
    isOnline: hasStream(typed),
    category: [...categories, event.category].find(each => each?.categoryId === typed.categoryId) ?? null,
    roomName: room ?? (typed.roomId === event.roomId ? event.roomName : null),
    // The server has not cleaned the typed HTML yet.
    eventDescription: oursOf(typed.eventDescription),
  };
}
