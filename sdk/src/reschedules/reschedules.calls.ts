import * as z from 'zod/mini';
import { CodeAnswer } from '../auth/auth.model.ts';
import { call } from '../core/schema/call.ts';
import { Id, Kopecks, message } from '../core/schema/fields.ts';
import { RoomClashes } from '../events/events.model.ts';
import { ticketLimits } from '../tickets/tickets.model.ts';
import { EventReschedules, GuestReschedule, RescheduleBody } from './reschedules.model.ts';

/** Whom rescheduling an event of mine touches, to be shown before it is done, and how it went before. */
export const getReschedules = call({
  id: 'reschedule.detail',
  summary: 'Read whom rescheduling my event touches, and what guests chose',
  method: 'GET',
  path: '/reschedule/{id}',
  access: 'customer',
  reply: message(EventReschedules),
  fails: ['not_found'],
  reads: ['tickets', 'events'],
  ours: true,
});

/**
 * Changes the day, the hours or the place of an event of mine that has tickets. The hours of its room follow; if
 * something else has them, it is `room_taken`. Every holder is told, and may keep the ticket or have the whole price
 * back until a term. If the tickets or the sum differ from those shown, it is `guests_changed`; if it was rescheduled since,
 * `rescheduled_again`.
 */
export const rescheduleEvent = call({
  id: 'reschedule.add',
  summary: 'Reschedule my event that has tickets',
  method: 'POST',
  path: '/reschedule/{id}',
  access: 'customer',
  body: RescheduleBody,
  reply: message(EventReschedules),
  fails: [
    'not_found',
    'move_not_allowed',
    'guests_changed',
    'rescheduled_again',
    'rate_limited',
    { room_taken: RoomClashes },
  ],
  changes: ['events', 'tickets', 'schedule'],
  repeat: 'idempotency-key',
  ours: true,
});

/** The last reschedule of the event of a ticket or of an order, by the code of the one or the key of the other. */
export const getTicketReschedule = call({
  id: 'reschedule.ticket',
  summary: 'Read what changed for a ticket and until when its holder may choose',
  method: 'GET',
  path: '/reschedule/ticket/{slug}',
  access: 'public',
  reply: message(z.object({ reschedule: z.nullable(GuestReschedule) })),
  fails: ['not_found', 'ticket_replaced', 'rate_limited'],
  reads: ['tickets', 'events'],
  ours: true,
});

/**
 * Keeps tickets of a rescheduled event, or gives them back for their whole price: for the owner by their account or by
 * the key of the order, for anybody else after a code confirms the holder’s phone (`sendTicketCode`). A ticket that was
 * kept can still be given back until the term.
 */
export const chooseAfterReschedule = call({
  id: 'reschedule.choose',
  summary: 'Keep tickets of a rescheduled event, or give them back',
  method: 'POST',
  path: '/reschedule/ticket/{slug}',
  access: 'public',
  body: z.object({
    rescheduleId: Id,
    choice: z.enum(['keep', 'refund']),
    tickets: z.array(Id).check(z.minLength(1), z.maxLength(ticketLimits.places)),
    /** What goes back for them, as it was shown; 0 to keep them. */
    refund: Kopecks,
    confirmation: z.optional(CodeAnswer),
  }),
  reply: message(z.object({ reschedule: z.nullable(GuestReschedule) })),
  fails: [
    'not_found',
    'ticket_replaced',
    'rate_limited',
    'move_not_allowed',
    'price_changed',
    'access_denied',
    'choice_over',
    'rescheduled_again',
    'code_wrong',
    'code_expired',
    'code_tries_spent',
  ],
  changes: ['tickets', 'events'],
  repeat: 'never: the second finds it chosen',
  ours: true,
});
