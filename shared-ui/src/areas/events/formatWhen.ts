import { type EventRow, eventPlace } from '@venue/sdk/events/model';

export { formatWhen } from '@venue/sdk/events/model';

/** The room or another place; «Онлайн» for an event that is only online. */
export const formatWhere = (event: Pick<EventRow, 'roomName' | 'place' | 'isOnline'>): string =>
  eventPlace(event) || (event.isOnline ? 'Онлайн' : '');
