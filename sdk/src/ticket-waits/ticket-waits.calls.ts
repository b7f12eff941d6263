import * as z from 'zod/mini';
import { CodeAnswer } from '../auth/auth.model.ts';
import { call } from '../core/schema/call.ts';
import { done, message } from '../core/schema/fields.ts';
import { requiredName } from '../core/schema/names.ts';
import { Phone } from '../core/schema/rules.ts';
import { GuestTicketQueue, TicketWait, TicketWish } from './ticket-waits.model.ts';

export { ticketWaitChanged } from './ticket-waits.pushes.ts';

const joinFails = [
  'not_found',
  'tickets_not_on_sale',
  'places_free',
  'line_closed',
  'too_many_tickets',
  'ticket_wait_repeated',
  'ticket_wait_limit',
  'ticket_wait_lapsed',
] as const;

/**
 * Joins the queue for tickets that are sold out. Places that are given back are held for the first person whom they are
 * enough for, before anybody can buy them; an SMS has the link to pay for them or, if they are free, to confirm.
 */
export const joinTicketQueue = call({
  id: 'ticketWait.add',
  summary: 'Join the queue for tickets that are sold out',
  method: 'POST',
  path: '/ticket-wait/add',
  access: 'customer',
  body: TicketWish,
  reply: message(TicketWait),
  fails: joinFails,
  changes: ['ticketWaits'],
  repeat: 'idempotency-key',
  ours: true,
});

/** The same for a visitor, by name and a phone that a code of `ticketOrder.codeSend` confirms. */
export const joinTicketQueueAsGuest = call({
  id: 'ticketWait.addAsGuest',
  summary: 'Join the queue for tickets without an account',
  method: 'POST',
  path: '/ticket-wait/add-as-guest',
  access: 'public',
  body: z.extend(TicketWish, {
    ...CodeAnswer.shape,
    name: requiredName(200),
    phone: Phone,
    consent: z.literal(true, { error: 'Без согласия на\u00a0обработку данных в\u00a0очередь не\u00a0встать' }),
  }),
  reply: message(TicketWait),
  fails: [...joinFails, 'code_wrong', 'code_expired', 'code_tries_spent'],
  changes: ['ticketWaits'],
  repeat: 'never: its code is used up',
  ours: true,
});

/** A place in a queue by its key. */
export const getTicketWait = call({
  id: 'ticketWait.detail',
  summary: 'Read a place in the queue for tickets',
  method: 'GET',
  path: '/ticket-wait/{slug}',
  access: 'public',
  reply: message(TicketWait),
  fails: ['not_found'],
  reads: ['ticketWaits', 'tickets'],
  ours: true,
});

/** Leaves a queue; places that are already offered are given back by dropping their order. */
export const leaveTicketQueue = call({
  id: 'ticketWait.leave',
  summary: 'Leave the queue for tickets',
  method: 'POST',
  path: '/ticket-wait/{slug}/leave',
  access: 'public',
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  changes: ['ticketWaits'],
  repeat: 'never: the second finds it left',
  ours: true,
});

/** My places in queues, including those by my phone before I had an account, newest first, fifty at most. */
export const listMyTicketWaits = call({
  id: 'ticketWait.my',
  summary: 'List the tickets I wait for',
  method: 'GET',
  path: '/ticket-wait/my/list',
  access: 'customer',
  reply: message(z.object({ waits: z.array(TicketWait) })),
  reads: ['ticketWaits', 'tickets'],
  ours: true,
});

/** Takes free places that are held for somebody who waited: their tickets are issued. */
export const confirmTicketOffer = call({
  id: 'ticketOrder.confirm',
  summary: 'Take free places that were offered',
  method: 'POST',
  path: '/ticket-order/{slug}/confirm',
  access: 'public',
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  changes: ['tickets', 'ticketWaits'],
  repeat: 'never: the second finds it issued',
  ours: true,
});

/** The queue of an event of mine. */
export const listGuestTicketWaits = call({
  id: 'ticketWait.guests',
  summary: 'List who waits for tickets of my event',
  method: 'GET',
  path: '/ticket-wait/guests/{id}',
  access: 'customer',
  reply: message(GuestTicketQueue),
  fails: ['not_found'],
  reads: ['ticketWaits', 'tickets'],
  ours: true,
});

/** Closes the queue of an event of mine, or opens it again. Those who are in it are served either way. */
export const closeTicketQueue = call({
  id: 'ticketWait.set',
  summary: 'Close the queue for tickets of my event, or open it again',
  method: 'POST',
  path: '/ticket-wait/guests/{id}/close',
  access: 'customer',
  body: z.object({ isClosed: z.boolean() }),
  reply: done,
  fails: ['not_found'],
  changes: ['ticketWaits'],
  repeat: 'safe',
  ours: true,
});
