import * as z from 'zod/mini';
import { CodeAnswer } from '../auth/auth.model.ts';
import { call } from '../core/schema/call.ts';
import { done, Id, message } from '../core/schema/fields.ts';
import { requiredName } from '../core/schema/names.ts';
import { AnyPhone, Email, isForeign, messages } from '../core/schema/rules.ts';
import { Ticket } from './tickets.model.ts';
import { TicketTerms } from './tickets.terms.ts';

const guessFails = ['code_wrong', 'code_expired', 'code_tries_spent'] as const;
const changeFails = [
  'not_found',
  'ticket_replaced',
  'ticket_not_transferable',
  'access_denied',
  'rate_limited',
  ...guessFails,
] as const;

/**
 * Corrects the name on a ticket: for the owner by their account, for anybody else after a code confirms the holder's
 * phone. The ticket gets a new code and is sent to its holder again; the old code is void.
 */
export const renameTicket = call({
  id: 'ticket.rename',
  summary: 'Correct the name on a ticket',
  method: 'POST',
  path: '/ticket/{slug}/rename',
  access: 'public',
  body: z.object({ name: requiredName(200), confirmation: z.optional(CodeAnswer) }),
  reply: message(Ticket),
  fails: changeFails,
  changes: ['tickets'],
  repeat: 'never: its code is void then',
  ours: true,
});

/** To whom a ticket is given. No SMS is sent abroad, so a phone of another country needs an address for the letter. */
export const TicketReceiver = z
  .object({
    name: requiredName(200),
    phone: AnyPhone,
    email: z.optional(z.union([z.literal(''), Email], { error: messages.email })),
  })
  .check(
    z.refine(({ phone, email }) => !isForeign(phone) || Boolean(email), {
      path: ['email'],
      error: 'На\u00a0номер другой страны СМС не\u00a0придёт: укажите почту гостя',
    }),
  );

/**
 * Gives a ticket to another person, who gets it with a new code; the old code is void. A refund still goes to whoever
 * paid. More places than one person may have is `too_many_tickets`.
 */
export const transferTicket = call({
  id: 'ticket.transfer',
  summary: 'Give a ticket to another person',
  method: 'POST',
  path: '/ticket/{slug}/transfer',
  access: 'public',
  body: z.safeExtend(TicketReceiver, { confirmation: z.optional(CodeAnswer) }),
  reply: message(z.object({ ticketNumber: Id, holderName: z.string(), phoneEnding: z.string() })),
  fails: [...changeFails, 'too_many_tickets'],
  changes: ['tickets'],
  repeat: 'never: its code is void then',
  ours: true,
});

/** What holders of tickets of an event of mine may do; staff read those of any event. */
export const getTicketTerms = call({
  id: 'ticket.terms',
  summary: 'Read what ticket holders of an event may do',
  method: 'GET',
  path: '/ticket/terms/{id}',
  access: 'signed-in',
  reply: message(TicketTerms),
  fails: ['not_found'],
  reads: ['tickets', 'events'],
  ours: true,
});

/** Changes it; tickets that were bought before keep the refund terms of their order. */
export const saveTicketTerms = call({
  id: 'ticket.termsSave',
  summary: 'Say what ticket holders of an event may do',
  method: 'POST',
  path: '/ticket/terms/{id}',
  access: 'signed-in',
  body: TicketTerms,
  reply: done,
  fails: ['not_found'],
  changes: ['tickets', 'events', 'check-in'],
  repeat: 'safe',
  ours: true,
});
