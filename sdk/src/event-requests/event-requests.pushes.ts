import * as z from 'zod/mini';
import { Id } from '../core/fields.ts';
import { push } from '../core/push.ts';

// In a file of their own, for screens that follow them and need no call.

/** A request changed: its customer reads it again by its number, and so do the staff. */
export const eventRequestUpdated = push({
  id: 'eventRequest.updateVenueEvent',
  summary: 'An event request changed',
  topics: ['info/{userId}', 'staff'],
  action: 'updateVenueEvent',
  data: z.object({ eventRequestId: Id }),
  changes: ['event-requests'],
});

/** Somebody wrote about a request: the venue to its customer, or a customer to the staff. */
export const requestMessageSent = push({
  id: 'eventRequest.messageSent',
  summary: 'Somebody wrote about an event request',
  topics: ['info/{userId}', 'staff'],
  action: 'eventRequestMessage',
  data: z.object({ eventRequestId: Id, fromStaff: z.boolean() }),
  changes: ['event-requests.messages', 'event-requests'],
});
