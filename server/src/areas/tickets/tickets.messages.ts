import { type PushData, recordsChanged } from '@venue/sdk';
import { ticketChanged } from '@venue/sdk/tickets';
import type { LiveMessage } from '../../core/liveMessage.ts';
import { toTopic } from '../../core/publish.ts';

interface Of {
  readonly userId: number | null;
  readonly eventId: number;
  readonly eventTitle: string;
}

/** Live messages for the owner of a ticket, unless it is a guest without an account, and for the list at the door. */
export const ticketMessages = (
  { userId, eventId, eventTitle }: Of,
  what: PushData<typeof ticketChanged>['what'],
): LiveMessage[] => [
  ...(userId === null ? [] : [toTopic(ticketChanged, `info/${userId}`, { eventId, eventTitle, what })]),
  toTopic(recordsChanged, 'staff', { tags: ['check-in', 'events'] }),
];
