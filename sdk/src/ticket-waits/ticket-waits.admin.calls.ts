import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, message } from '../core/schema/fields.ts';
import { AdminTicketQueue } from './ticket-waits.model.ts';

/** The queue of an event: who waits for its tickets, in the order in which they are served, and who has an offer. */
export const listTicketWaits = call({
  id: 'admin.ticketWait.list',
  summary: 'List who waits for tickets of an event',
  method: 'GET',
  path: '/admin/ticket-waits/{id}',
  access: 'events.read',
  reply: message(AdminTicketQueue),
  fails: ['not_found'],
  reads: ['ticketWaits', 'tickets'],
  ours: true,
});

/** Closes the queue of an event, or opens it again. Those who are in it are served either way. */
export const closeTicketQueue = call({
  id: 'admin.ticketWait.set',
  summary: 'Close the queue for tickets of an event, or open it again',
  method: 'POST',
  path: '/admin/ticket-waits/{id}/close',
  access: 'events.manage',
  body: z.object({ isClosed: z.boolean() }),
  reply: done,
  fails: ['not_found'],
  changes: ['ticketWaits'],
  repeat: 'safe',
  ours: true,
});
