import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { decisionFails } from '../core/schema/decision.ts';
import { done, message } from '../core/schema/fields.ts';
import { CancelEventBody } from './events.cancel.ts';
import { EventCancellation } from './events.cancellation.ts';
import { eventStatus } from './events.model.ts';

/** What cancelling an event would do, to be shown before it is done. */
export const getCancellation = call({
  id: 'admin.event.cancellation',
  summary: 'Read what cancelling an event would do',
  method: 'GET',
  path: '/admin/event/cancellation/{id}',
  access: 'events.manage',
  reply: message(EventCancellation),
  fails: ['not_found', 'move_not_allowed'],
  reads: ['tickets', 'events'],
  ours: true,
});

/**
 * Cancels an event with tickets: it is deleted permanently, every ticket is cancelled and refunded in full, every guest
 * is notified, and the organiser is refunded the payment for the event. If the tickets or the sum differ from those
 * shown, it is `guests_changed`.
 */
export const cancelEvent = call({
  id: 'admin.event.cancel',
  summary: 'Cancel an event with its tickets',
  method: 'POST',
  path: '/admin/event/cancellation/{id}',
  access: 'events.manage',
  body: z.extend(CancelEventBody, { seen: eventStatus.schema }),
  reply: done,
  fails: [...decisionFails, 'guests_changed'],
  changes: ['events', 'tickets', 'applications', 'galleries', 'schedule'],
  repeat: 'idempotency-key',
  ours: true,
});
