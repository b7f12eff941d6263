import * as z from 'zod/mini';
import { formatMoney } from '../core/format/format.ts';
import { call } from '../core/schema/call.ts';
import { created, done, Id, message, QueryInt } from '../core/schema/fields.ts';
import { messages } from '../core/schema/rules.ts';
import { paper, uploadFails } from '../core/schema/uploads.ts';
import { Proposal, ProposalLineFields, proposalLimits, RequestPaper, requestPaper } from './event-requests.after.ts';
import { RequestMessage } from './event-requests.messages.ts';
import { requestFileLimits } from './event-requests.model.ts';
import { MessageQuery, MessageSend, Messages, sendFails } from './event-requests.talk.ts';

const write = { ours: true, access: 'eventRequests.manage', method: 'POST' } as const;

/** The messages of the customer and the venue about a request. */
export const listCustomerMessages = call({
  id: 'admin.eventRequest.messages',
  summary: 'Read the messages about an event request',
  method: 'GET',
  path: '/admin/event-requests/{id}/messages',
  access: 'eventRequests.read',
  query: MessageQuery,
  reply: message(Messages),
  fails: ['not_found'],
  reads: ['event-requests.messages'],
  ours: true,
});

/** Writes to the customer of a request; if it is not read within ten minutes, one SMS tells of all unread messages. */
export const writeToCustomer = call({
  ...write,
  id: 'admin.eventRequest.messageSend',
  summary: 'Write to the customer of an event request',
  path: '/admin/event-requests/{id}/messages',
  body: MessageSend,
  upload: ['files'],
  reply: created(RequestMessage),
  fails: sendFails,
  changes: ['event-requests.messages', 'event-requests'],
  repeat: 'idempotency-key',
});

/** Marks the customer's messages as read, up to this one; for all staff who handle requests. */
export const readCustomerMessages = call({
  ...write,
  id: 'admin.eventRequest.messagesRead',
  summary: 'Mark the messages of a customer as read',
  path: '/admin/event-requests/{id}/messages/read',
  body: z.object({ upTo: Id }),
  reply: message(z.object({ unread: z.int() })),
  fails: ['not_found'],
  changes: ['event-requests'],
  repeat: 'safe',
});

/**
 * Sends the customer a proposal, which replaces one that waits for an answer. `not_editable` once the event is over.
 */
export const sendProposal = call({
  ...write,
  id: 'admin.eventRequest.proposalSend',
  summary: 'Send a proposal for an event',
  path: '/admin/event-requests/{id}/proposals',
  body: z.object({
    lines: z.array(ProposalLineFields).check(
      z.minLength(1, 'Добавьте хотя\u00a0бы одну строку'),
      z.maxLength(proposalLimits.lines, messages.tooLong),
      z.refine(
        lines => lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0) <= proposalLimits.price,
        `Сумма не\u00a0может быть больше ${formatMoney(proposalLimits.price)}`,
      ),
    ),
    comment: z.string().check(z.trim(), z.maxLength(2000, messages.tooLong)),
  }),
  reply: created(Proposal),
  fails: ['not_found', 'not_editable'],
  changes: ['event-requests'],
  repeat: 'idempotency-key',
});

/** Uploads a document for the customer: PDF, JPEG or PNG. It stays with the request until it is removed. */
export const addRequestPaper = call({
  ...write,
  id: 'admin.eventRequest.paperAdd',
  summary: 'Attach a paper to an event request',
  path: '/admin/event-requests/{id}/papers',
  body: z.object({ file: paper(requestFileLimits.megabytes), paper: z.pipe(QueryInt, requestPaper.schema) }),
  upload: ['file'],
  reply: message(RequestPaper),
  fails: ['not_found', ...uploadFails, 'file_limit'],
  changes: ['event-requests'],
  repeat: 'idempotency-key',
});

/** Removes a paper. */
export const removeRequestPaper = call({
  ...write,
  id: 'admin.eventRequest.paperRemove',
  summary: 'Remove a paper of an event request',
  path: '/admin/event-requests/papers/remove',
  body: z.object({ fileId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['event-requests'],
  repeat: 'idempotency-key',
});
