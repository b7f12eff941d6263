import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Kopecks, message } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { RequestCancellation } from './cancellations.model.ts';

/** What comes back, and what else happens, if I call off my event now. `move_not_allowed` once it has begun or ended. */
export const getRequestCancellation = call({
  id: 'eventRequest.cancellation',
  summary: 'Read what calling off my event would do',
  method: 'GET',
  path: '/event-request/cancellation/{id}',
  access: 'customer',
  reply: message(RequestCancellation),
  fails: ['not_found', 'move_not_allowed'],
  reads: ['event-requests', 'events', 'tickets', 'agreements'],
  ours: true,
});

/**
 * Calls off an event that I requested: its hours become free, its invoice ends, and the tickets of its pages on the site
 * are returned. `refund` and `tickets` are the numbers that were confirmed: `price_changed` and `guests_changed` when
 * they are others by now. The reason is for the venue, and for the guests.
 */
export const cancelEventRequest = call({
  id: 'eventRequest.cancel',
  summary: 'Call off my event',
  method: 'POST',
  path: '/event-request/cancel/{id}',
  access: 'customer',
  body: z.object({ reason: required(150), refund: Kopecks, tickets: z.int() }),
  reply: done,
  fails: ['not_found', 'move_not_allowed', 'price_changed', 'guests_changed'],
  changes: ['event-requests', 'event-requests.messages', 'events', 'tickets', 'schedule', 'agreements'],
  repeat: 'idempotency-key',
  ours: true,
});
