import { type PushData, recordsChanged } from '@venue/sdk';
import { ticketChanged } from '@venue/sdk/tickets';
import type { LiveMessage } from '../../core/publish.ts';
import { toTopic } from '../../core/publish.ts';

interface Of {
  readonly userId: number | null;
  readonly eventId: number;
  readonly eventTitle: string;
}

/** What the owner of a ticket is told; a guest has no topic. The door learns that its list is another one. */
export const ticketMessages = (
  { userId, eventId, eventTitle }: Of,
  what: PushData<typeof ticketChanged>['what'],
): LiveMessage[] => [
  ...(userId === null ? [] : [toTopic(ticketChanged, `info/${userId}`, { eventId, eventTitle, what })]),
  toTopic(recordsChanged, 'staff', { tags: ['check-in', 'events'] }),
];
