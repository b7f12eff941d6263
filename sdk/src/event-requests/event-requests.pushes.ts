import * as z from 'zod/mini';
import { push } from '../core/live/push.ts';
import { Id } from '../core/schema/fields.ts';

// In a file of their own, for screens that subscribe to them and make no calls.

/** A request changed: its customer and the staff fetch it again by its number. */
export const eventRequestUpdated = push({
  id: 'eventRequest.updateVenueEvent',
  summary: 'An event request changed',
  topics: ['info/{userId}', 'staff'],
  action: 'updateVenueEvent',
  data: z.object({ eventRequestId: Id }),
  changes: ['event-requests'],
});

/** A new message about a request: from the venue to its customer, or from a customer to the staff. */
export const requestMessageSent = push({
  id: 'eventRequest.messageSent',
  summary: 'Somebody wrote about an event request',
  topics: ['info/{userId}', 'staff'],
  action: 'eventRequestMessage',
  data: z.object({ eventRequestId: Id, fromStaff: z.boolean() }),
  changes: ['event-requests.messages', 'event-requests'],
});
