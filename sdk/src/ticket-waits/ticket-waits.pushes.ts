import * as z from 'zod/mini';
import { push } from '../core/live/push.ts';
import { Id } from '../core/schema/fields.ts';

/** A place in the queue for tickets changed: somebody joined or left, or was offered places. */
export const ticketWaitChanged = push({
  id: 'ticketWait.changed',
  summary: 'A place in the queue for tickets changed',
  topics: ['info/{userId}', 'staff'],
  action: 'ticketWaitChanged',
  data: z.object({ eventId: Id }),
  changes: ['ticketWaits', 'tickets'],
});
