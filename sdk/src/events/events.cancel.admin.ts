import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { decisionFails } from '../core/decision.ts';
import { done, message } from '../core/fields.ts';
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
 * Cancels an event whose tickets are held: it is deleted for good, every ticket is cancelled and paid back whole, every
 * guest is written, and its organiser has back what was paid for it. More or fewer tickets, or another sum, than were
 * shown is `guests_changed`.
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
  changes: ['events', 'tickets', 'applications', 'galleries'],
  repeat: 'never: the second finds it cancelled',
  ours: true,
});
