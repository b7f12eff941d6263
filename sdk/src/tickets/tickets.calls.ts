import * as z from 'zod/mini';
import { CodeAnswer, ProofChallenge, proof } from '../auth/auth.model.ts';
import { SentCode } from '../codes/codes.model.ts';
import { push } from '../core/live/push.ts';
import { call } from '../core/schema/call.ts';
import { done, Id, Instant, Kopecks, message, page, pageBody } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { requiredName } from '../core/schema/names.ts';
import { Phone } from '../core/schema/rules.ts';
import { Ticket, TicketLine, TicketOffer, TicketOrder, ticketLimits } from './tickets.model.ts';

export { cancelGuestTicket, listGuestTickets } from './tickets.guests.ts';
export { getTicketTerms, renameTicket, saveTicketTerms, TicketReceiver, transferTicket } from './tickets.transfer.ts';

const codeFails = ['code_too_soon', 'rate_limited', 'sms_down', { proof_needed: ProofChallenge }] as const;
const guessFails = ['code_wrong', 'code_expired', 'code_tries_spent'] as const;
const orderFails = [
  'not_found',
  'tickets_sold_out',
  'tickets_not_on_sale',
  'too_many_tickets',
  'price_changed',
  'rate_limited',
] as const;

const OrderBody = z.object({
  eventId: Id,
  lines: z.array(TicketLine).check(z.minLength(1), z.maxLength(ticketLimits.places)),
  /** The total that the buyer has seen. */
  total: Kopecks,
});

/** The tickets on offer for a published event: kinds, prices, places left. */
export const getTicketOffer = call({
  id: 'ticketOrder.offer',
  summary: 'Read which tickets of an event are on offer',
  method: 'GET',
  path: '/ticket-order/offer/{id}',
  access: 'public',
  reply: message(TicketOffer),
  fails: ['not_found'],
  reads: ['tickets', 'events'],
  ours: true,
});

/** Sends a code to the phone of a visitor who wants to order without an account. */
export const sendTicketOrderCode = call({
  id: 'ticketOrder.codeSend',
  summary: 'Send a code to the phone of a visitor who orders tickets',
  method: 'POST',
  path: '/ticket-order/code',
  access: 'public',
  body: z.object({ eventId: Id, phone: Phone, proof }),
  reply: message(SentCode),
  fails: [...codeFails, 'not_found'],
  changes: ['codes'],
  repeat: 'never: each one sends another code',
  ours: true,
});

/**
 * Orders tickets for the account's owner. Free ones are issued at once; paid ones are held for the payment term. More
 * than are left is `tickets_sold_out`; a sum other than the buyer saw is `price_changed`.
 */
export const createTicketOrder = call({
  id: 'ticketOrder.create',
  summary: 'Order tickets of an event',
  method: 'POST',
  path: '/ticket-order/create',
  access: 'customer',
  body: OrderBody,
  reply: message(TicketOrder),
  fails: orderFails,
  changes: ['tickets'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Orders tickets for a visitor, by name and a phone that a code confirms. */
export const createGuestTicketOrder = call({
  id: 'ticketOrder.createAsGuest',
  summary: 'Order tickets of an event without an account',
  method: 'POST',
  path: '/ticket-order/create-as-guest',
  access: 'public',
  body: z.extend(OrderBody, {
    ...CodeAnswer.shape,
    name: requiredName(200),
    phone: Phone,
    consent: z.literal(true, { error: 'Без согласия на\u00a0обработку данных билет не\u00a0оформить' }),
  }),
  reply: message(TicketOrder),
  fails: [...orderFails, ...guessFails],
  changes: ['tickets'],
  repeat: 'never: its code is used up',
  ours: true,
});

/** An order by its key. */
export const getTicketOrder = call({
  id: 'ticketOrder.detail',
  summary: 'Read an order of tickets',
  method: 'GET',
  path: '/ticket-order/{slug}',
  access: 'public',
  reply: message(TicketOrder),
  fails: ['not_found'],
  reads: ['tickets'],
  ours: true,
});

/**
 * Starts paying an order in the provider's embedded frame, or continues a payment in progress; its places are held for
 * the provider's term, which ends at `expiresAt`. Whoever has the key of the order may pay for it.
 */
export const payTicketOrder = call({
  id: 'ticketOrder.pay',
  summary: 'Start paying an order of tickets',
  method: 'POST',
  path: '/ticket-order/{slug}/pay',
  access: 'public',
  reply: message(
    z.object({
      paymentId: z.string(),
      confirmationToken: z.string(),
      frameUrl: z.string(),
      expiresAt: Instant,
      now: Instant,
    }),
  ),
  fails: ['not_found', 'tickets_not_payable', 'tickets_payment_down'],
  changes: ['tickets'],
  repeat: 'safe',
  ours: true,
});

/** Releases the places of an unpaid order; `move_not_allowed` when it is paid or has expired. */
export const dropTicketOrder = call({
  id: 'ticketOrder.drop',
  summary: 'Give the places of an unpaid order back',
  method: 'POST',
  path: '/ticket-order/{slug}/drop',
  access: 'public',
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  changes: ['tickets'],
  repeat: 'never: the second finds it dropped',
  ours: true,
});

/** My tickets, including those ordered by my phone before I had an account: coming ones first, then past ones. */
export const listMyTickets = call({
  id: 'ticket.list',
  summary: 'List my tickets',
  method: 'POST',
  path: '/ticket/my',
  access: 'customer',
  body: z.extend(z.pick(pageBody(['ticketNumber']), { page: true, pageSize: true }), { past: z.optional(z.boolean()) }),
  reply: page(Ticket),
  reads: ['tickets'],
  ours: true,
});

/** My orders that wait for payment, those that expire first at the top. */
export const listMyTicketOrders = call({
  id: 'ticketOrder.my',
  summary: 'List my orders of tickets that wait for their payment',
  method: 'POST',
  path: '/ticket-order/my',
  access: 'customer',
  reply: message(z.object({ orders: z.array(TicketOrder) })),
  reads: ['tickets'],
  ours: true,
});

/** A ticket by its code. */
export const getTicket = call({
  id: 'ticket.detail',
  summary: 'Read a ticket',
  method: 'GET',
  path: '/ticket/{slug}',
  access: 'public',
  reply: message(Ticket),
  fails: ['not_found', 'ticket_replaced', 'rate_limited'],
  reads: ['tickets'],
  ours: true,
});

/** The event of a ticket for a calendar: iCalendar, which phones of every kind read. */
export const downloadTicketCalendar = call({
  id: 'ticket.calendar',
  summary: 'Download the event of a ticket for a calendar',
  method: 'GET',
  path: '/ticket/{slug}/calendar',
  access: 'public',
  reply: file('text/calendar'),
  fails: ['not_found', 'ticket_replaced', 'rate_limited'],
  reads: ['tickets'],
  ours: true,
});

/**
 * Whether the holder of a ticket is reminded of its event; for all tickets of the holder to it. Whoever has the code may
 * choose, so guests without an account can.
 */
export const setTicketReminder = call({
  id: 'ticket.reminder',
  summary: 'Switch the reminder of an event on or off',
  method: 'POST',
  path: '/ticket/{slug}/reminder',
  access: 'public',
  body: z.object({ reminds: z.boolean() }),
  reply: done,
  fails: ['not_found', 'ticket_replaced', 'rate_limited'],
  changes: ['tickets'],
  repeat: 'safe',
  ours: true,
});

/** A ticket as a PDF to print or to keep, with its code for the door and what it is for. */
export const downloadTicketPdf = call({
  id: 'ticket.pdf',
  summary: 'Download a ticket as a PDF',
  method: 'GET',
  path: '/ticket/{slug}/pdf',
  access: 'public',
  reply: file('application/pdf'),
  fails: ['not_found', 'ticket_replaced', 'rate_limited', 'move_not_allowed'],
  reads: ['tickets'],
  ours: true,
});

/** The receipt of a paid order as a PDF, with the refunds since; free and unpaid orders are `receipt_not_ready`. */
export const downloadTicketReceipt = call({
  id: 'ticketOrder.receipt',
  summary: 'Download the receipt of an order of tickets',
  method: 'GET',
  path: '/ticket-order/{slug}/receipt',
  access: 'public',
  reply: file('application/pdf'),
  fails: ['not_found', 'receipt_not_ready'],
  reads: ['tickets'],
  ours: true,
});

/** Sends a code to the phone of a ticket's holder, who wants to cancel it or to change it without an account. */
export const sendTicketCode = call({
  id: 'ticket.codeSend',
  summary: 'Send a code to the phone of the holder of a ticket',
  method: 'POST',
  path: '/ticket/{slug}/code',
  access: 'public',
  body: z.object({ proof }),
  reply: message(SentCode),
  fails: [...codeFails, 'code_not_sent', 'not_found', 'ticket_replaced', 'move_not_allowed'],
  changes: ['codes'],
  repeat: 'never: each one sends another code',
  ours: true,
});

/**
 * Cancels a ticket and frees its place: a free one for whoever has its link, one that was paid for the owner by their
 * account, for anybody else after a code confirms the holder's phone. If `refund` is not the one that was shown, it is `price_changed`.
 */
export const cancelTicket = call({
  id: 'ticket.cancel',
  summary: 'Cancel a ticket',
  method: 'POST',
  path: '/ticket/{slug}/cancel',
  access: 'public',
  body: z.object({ refund: Kopecks, confirmation: z.optional(CodeAnswer) }),
  reply: message(Ticket),
  fails: ['not_found', 'ticket_replaced', 'move_not_allowed', 'price_changed', 'access_denied', ...guessFails],
  changes: ['tickets'],
  repeat: 'never: the second finds it cancelled',
  ours: true,
});

/** A ticket of the reader was issued, passed on, cancelled or checked in, its event rescheduled, or money for it moved. */
export const ticketChanged = push({
  id: 'ticket.changed',
  summary: 'A ticket was issued, cancelled or checked in, its event rescheduled, or money for it moved',
  topics: ['info/{userId}'],
  action: 'updateTicket',
  data: z.object({
    eventId: Id,
    eventTitle: z.string(),
    what: z.enum(['issued', 'cancelled', 'checkedIn', 'passedOn', 'payment', 'rescheduled', 'moved']),
  }),
  changes: ['tickets'],
});

export const ticketPushes = [ticketChanged] as const;
