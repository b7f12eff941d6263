import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Id, message } from '../core/schema/fields.ts';
import { ticketLimits } from '../tickets/tickets.model.ts';
import { MoveOptions } from './series.model.ts';

/** The valid tickets of an order that are for one event, and the dates that they may be moved to. */
export const getOrderMove = call({
  id: 'admin.series.order',
  summary: 'Read which dates the tickets of an order may be moved to',
  method: 'GET',
  path: '/admin/ticket-orders/{id}/dates',
  access: 'bookings.manage',
  reply: message(z.object({ ticketMoves: z.array(MoveOptions) })),
  fails: ['not_found'],
  reads: ['tickets', 'events'],
  ours: true,
});

/** The same as `moveTickets` for staff, who are not bound by the term. */
export const moveOrderTickets = call({
  id: 'admin.series.move',
  summary: 'Move tickets of an order to another date of the series',
  method: 'POST',
  path: '/admin/ticket-orders/{id}/move',
  access: 'bookings.manage',
  body: z.object({
    tickets: z.array(Id).check(z.minLength(1, 'Выберите хотя бы один билет'), z.maxLength(ticketLimits.places)),
    /** The event that they were for as it was shown. */
    from: Id,
    eventId: Id,
  }),
  reply: done,
  fails: [
    'not_found',
    'ticket_replaced',
    'ticket_not_movable',
    'price_differs',
    'tickets_sold_out',
    'tickets_not_on_sale',
    'too_many_tickets',
    'rate_limited',
  ],
  changes: ['tickets', 'events', 'bookings'],
  repeat: 'idempotency-key',
  ours: true,
});
