import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { decisionFails } from '../core/schema/decision.ts';
import { done, exportQuery, Id, Kopecks, message, page, pageQuery } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { required } from '../core/schema/rules.ts';
import { ticketLimits } from './tickets.model.ts';
import { AdminTicketOrder, AdminTicketOrderCard, TicketOrderFilters } from './tickets.orderCards.ts';

const sorts = ['orderId', 'createdAt', 'total', 'paidAt'] as const;

/** A page of all orders of tickets, newest first unless sorted; `search` looks at number, buyer, phone and event. */
export const listTicketOrders = call({
  id: 'admin.ticketOrder.list',
  summary: 'List all orders of tickets',
  method: 'GET',
  path: '/admin/ticket-orders',
  access: 'bookings.read',
  query: z.extend(pageQuery(sorts), TicketOrderFilters.shape),
  reply: page(AdminTicketOrder),
  reads: ['tickets', 'bookings'],
  ours: true,
});

/** All matching records as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportTicketOrders = call({
  id: 'admin.ticketOrder.export',
  summary: 'Export the filtered orders of tickets',
  method: 'GET',
  path: '/admin/ticket-orders/export',
  access: 'bookings.read',
  query: z.extend(exportQuery(sorts), TicketOrderFilters.shape),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['tickets', 'bookings'],
  ours: true,
});

/** One order with its tickets, payments, refunds and history. */
export const getTicketOrderCard = call({
  id: 'admin.ticketOrder.detail',
  summary: 'Read one order of tickets as staff',
  method: 'GET',
  path: '/admin/ticket-orders/{id}/show',
  access: 'bookings.read',
  reply: message(AdminTicketOrderCard),
  fails: ['not_found'],
  reads: ['tickets', 'bookings'],
  ours: true,
});

/** Sends the link to the tickets of an order to its buyer again, a few times a day. */
export const resendTickets = call({
  id: 'admin.ticketOrder.resend',
  summary: 'Send the link to tickets again',
  method: 'POST',
  path: '/admin/ticket-orders/{id}/resend',
  access: 'bookings.manage',
  reply: done,
  fails: ['not_found', 'move_not_allowed', 'rate_limited'],
  changes: ['tickets', 'unsent'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Cancels tickets of an order with a reason the buyer reads; their whole price is refunded. `seen` is how many tickets
 * of the order were valid on the screen. A used ticket is `move_not_allowed`; if `refund` is not the one that was
 * shown, it is `price_changed`.
 */
export const cancelTickets = call({
  id: 'admin.ticketOrder.cancel',
  summary: 'Cancel tickets of an order',
  method: 'POST',
  path: '/admin/ticket-orders/{id}/cancel',
  access: 'bookings.manage',
  body: z.object({
    tickets: z
      .array(Id)
      .check(z.minLength(1, 'Выберите хотя бы один билет'), z.maxLength(ticketLimits.places, 'Слишком много билетов')),
    seen: z.int().check(z.minimum(1), z.maximum(ticketLimits.places)),
    refund: Kopecks,
    reason: required(150),
  }),
  reply: message(AdminTicketOrderCard),
  fails: [...decisionFails, 'price_changed'],
  changes: ['tickets', 'events', 'bookings'],
  repeat: 'idempotency-key',
  ours: true,
});
