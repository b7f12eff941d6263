import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { decisionFails } from '../core/schema/decision.ts';
import { message } from '../core/schema/fields.ts';
import { endsAfterStart, eventStatus, RoomClashes } from '../events/events.model.ts';
import { EventReschedules, RescheduleFields } from './reschedules.model.ts';

/** Whom rescheduling an event touches, to be shown before it is done, and how it went before. */
export const getReschedules = call({
  id: 'admin.reschedule.detail',
  summary: 'Read whom rescheduling an event touches, and what guests chose',
  method: 'GET',
  path: '/admin/reschedule/{id}',
  access: 'events.read',
  reply: message(EventReschedules),
  fails: ['not_found'],
  reads: ['tickets', 'events'],
  ours: true,
});

/**
 * Changes the day, the hours or the place of an event that has tickets. The hours of its room follow; if something else
 * has them, it is `room_taken`. Every holder is told, and may keep the ticket or have the whole price back until a term;
 * the organiser is told too. If the tickets or the sum differ from those shown, it is `guests_changed`.
 */
export const rescheduleEvent = call({
  id: 'admin.reschedule.add',
  summary: 'Reschedule an event that has tickets',
  method: 'POST',
  path: '/admin/reschedule/{id}',
  access: 'events.manage',
  body: z.extend(RescheduleFields, { seen: eventStatus.schema }).check(...endsAfterStart),
  reply: message(EventReschedules),
  fails: [...decisionFails, 'guests_changed', { room_taken: RoomClashes }],
  changes: ['events', 'tickets', 'schedule'],
  repeat: 'idempotency-key',
  ours: true,
});
