import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { basedOn } from '../core/schema/decision.ts';
import { done, Id, Kopecks, message } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { EventCancellation } from './events.cancellation.ts';

/**
 * The figures that were shown, so that nobody cancels more than they saw, and the reason that guests read in an SMS.
 */
export const CancelEventBody = z.object({
  tickets: z.int(),
  refund: Kopecks,
  placementRefund: Kopecks,
  /** The last reschedule that was known; an event that was moved since is not cancelled on the old date's figures. */
  seenReschedule: basedOn(z.nullable(Id)),
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
 * Cancels an event of mine with tickets: it is deleted permanently, every ticket is cancelled and refunded in full, and
 * every guest is notified. If the tickets or the sum differ from those shown, it is `guests_changed`; if the event was
 * rescheduled since, `rescheduled_again`.
 */
export const cancelEvent = call({
  id: 'event.cancel',
  summary: 'Cancel my event with its tickets',
  method: 'POST',
  path: '/event/cancellation/{id}',
  access: 'customer',
  body: CancelEventBody,
  reply: done,
  fails: ['not_found', 'move_not_allowed', 'guests_changed', 'rescheduled_again'],
  changes: ['events', 'tickets', 'applications'],
  repeat: 'idempotency-key',
  ours: true,
});
