import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Id, Kopecks, message, page, pageBody } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { GuestTicket } from './tickets.guestList.ts';

/**
 * Tickets of an event of mine, cancelled ones too, in the order they were issued; `search` looks at the guest's name.
 */
export const listGuestTickets = call({
  id: 'ticket.guests',
  summary: 'List the tickets of my event',
  method: 'POST',
  path: '/ticket/guests/{id}',
  access: 'customer',
  body: z.pick(pageBody(['ticketNumber']), { page: true, pageSize: true, search: true }),
  reply: page(GuestTicket),
  fails: ['not_found'],
  reads: ['tickets', 'events'],
  ours: true,
});

/**
 * Cancels a guest's ticket of an event of mine, until the event is over: its whole price is refunded, and the guest is
 * told why. If `refund` is not the one that was shown, it is `price_changed`.
 */
export const cancelGuestTicket = call({
  id: 'ticket.guestCancel',
  summary: 'Cancel a guest’s ticket of my event',
  method: 'POST',
  path: '/ticket/guests/{id}/cancel',
  access: 'customer',
  body: z.object({ ticketNumber: Id, refund: Kopecks, reason: required(150) }),
  reply: message(GuestTicket),
  fails: ['not_found', 'move_not_allowed', 'price_changed'],
  changes: ['tickets', 'events'],
  repeat: 'idempotency-key',
  ours: true,
});
