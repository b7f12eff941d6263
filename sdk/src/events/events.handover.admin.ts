import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { decisionFails } from '../core/schema/decision.ts';
import { Id, message } from '../core/schema/fields.ts';
import { Phone } from '../core/schema/rules.ts';
import { AdminEvent, EventFields, eventStatus } from './events.model.ts';

/**
 * Gives an event to the account with this phone, as agreed with both organisers: it is its organiser from now on, with
 * all tickets. `userId` is the organiser on the screen; if another one has it by now, it is `already_decided`. Both are
 * told by SMS.
 */
export const handOverEvent = call({
  id: 'admin.event.handOver',
  summary: 'Give an event to another organiser',
  method: 'POST',
  path: '/admin/event/handover/{id}',
  access: 'events.manage',
  body: z.extend(z.pick(EventFields, { organizerName: true }), {
    phone: Phone,
    userId: Id,
    seen: eventStatus.schema,
  }),
  reply: message(AdminEvent),
  fails: [...decisionFails],
  changes: ['events', 'users', 'tickets', 'pending'],
  repeat: 'idempotency-key',
  ours: true,
});
