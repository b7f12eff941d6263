import * as z from 'zod/mini';
import { push } from '../core/live/push.ts';
import { Id } from '../core/schema/fields.ts';

// In a file of its own, for screens that subscribe to it and make no calls.

/** A request for a room changed: it was sent or withdrawn, or the venue has answered. */
export const roomRequestChanged = push({
  id: 'roomRequest.changed',
  summary: 'A request for a room changed',
  topics: ['info/{userId}', 'staff'],
  action: 'roomRequestChanged',
  data: z.object({ roomRequestId: Id }),
  changes: ['room-requests'],
});
