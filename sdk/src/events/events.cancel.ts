import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { done, Kopecks, message } from '../core/fields.ts';
import { required } from '../core/rules.ts';
import { EventCancellation } from './events.cancellation.ts';

/** What was on the screen, so that nobody cancels more than they have seen, and why, as the guests read it in an SMS. */
export const CancelEventBody = z.object({
  tickets: z.int(),
  refund: Kopecks,
  placementRefund: Kopecks,
  reason: required(150),
});

/** What cancelling an event of mine would do, to be shown before it is done. */
export const getCancellation = call({
  id: 'event.cancellation',
  summary: 'Read what cancelling my event would do',
  method: 'GET',
  path: '/event/cancellation/{id}',
  access: 'customer',
  reply: message(EventCancellation),
  fails: ['not_found', 'move_not_allowed'],
  reads: ['tickets', 'events'],
  ours: true,
});

/**
 * Cancels an event of mine whose tickets are held: it is deleted for good, every ticket is cancelled and paid back whole,
 * every guest is written. More or fewer tickets, or another sum, than were shown is `guests_changed`.
 */
export const cancelEvent = call({
  id: 'event.cancel',
  summary: 'Cancel my event with its tickets',
  method: 'POST',
  path: '/event/cancellation/{id}',
  access: 'customer',
  body: CancelEventBody,
  reply: done,
  fails: ['not_found', 'move_not_allowed', 'guests_changed'],
  changes: ['events', 'tickets', 'applications'],
  repeat: 'never: the second finds it cancelled',
  ours: true,
});
