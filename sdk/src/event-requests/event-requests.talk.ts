import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, Id, message, QueryInt } from '../core/schema/fields.ts';
import { messages } from '../core/schema/rules.ts';
import { upload, uploadFails } from '../core/schema/uploads.ts';
import { Proposal, requestMessageLimits } from './event-requests.after.ts';
import { RequestMessage } from './event-requests.messages.ts';
import { requestFileLimits } from './event-requests.model.ts';

const { characters, files } = requestMessageLimits;

/** A new message about a request; its files follow the rules for files of a request, whatever their type. */
export const MessageSend = z.object({
  text: z
    .string({ error: messages.required })
    .check(z.trim(), z.minLength(1, messages.required), z.maxLength(characters, messages.tooLong)),
  files: z
    .array(upload({ megabytes: requestFileLimits.megabytes, types: [] }))
    .check(z.maxLength(files, `Не\u00a0больше ${files} файлов в\u00a0сообщении`)),
});

/** The newest messages, oldest first; `before` reads the messages sent before that one. */
export const MessageQuery = z.object({ before: z.optional(QueryInt) });
export const Messages = z.object({ messages: z.array(RequestMessage), more: z.boolean() });
export const sendFails = ['not_found', ...uploadFails, 'file_limit'] as const;

const mine = { access: 'customer', ours: true } as const;

/** The messages of the venue and me about my request, since it was submitted. */
export const listRequestMessages = call({
  ...mine,
  id: 'eventRequest.messages',
  summary: 'Read the messages about my event request',
  method: 'GET',
  path: '/event-request/{id}/messages',
  query: MessageQuery,
  reply: message(Messages),
  fails: ['not_found'],
  reads: ['event-requests.messages'],
});

/** Writes to the staff who handle my request, with up to five files. */
export const sendRequestMessage = call({
  ...mine,
  id: 'eventRequest.messageSend',
  summary: 'Write about my event request',
  method: 'POST',
  path: '/event-request/{id}/messages',
  body: MessageSend,
  upload: ['files'],
  reply: created(RequestMessage),
  fails: [...sendFails, 'file_space_full'],
  changes: ['event-requests.messages', 'event-requests'],
  repeat: 'idempotency-key',
});

/** Marks the venue's messages as read, up to this one. */
export const readRequestMessages = call({
  ...mine,
  id: 'eventRequest.messagesRead',
  summary: 'Mark the messages about my event request as read',
  method: 'POST',
  path: '/event-request/{id}/messages/read',
  body: z.object({ upTo: Id }),
  reply: message(z.object({ unread: z.int() })),
  fails: ['not_found'],
  changes: ['event-requests'],
  repeat: 'safe',
});

/** How many messages of the venue about all my requests I have not read. */
export const countRequestMessages = call({
  ...mine,
  id: 'eventRequest.unread',
  summary: 'Count the unread messages about my event requests',
  method: 'GET',
  path: '/event-request/messages/unread',
  reply: message(z.object({ unread: z.int() })),
  reads: ['event-requests'],
});

/**
 * Accepts the venue's proposal, or declines it with a reason. One that was replaced or answered is `proposal_closed`.
 */
export const answerProposal = call({
  ...mine,
  id: 'eventRequest.proposalAnswer',
  summary: 'Accept or decline the proposal for my event',
  method: 'POST',
  path: '/event-request/proposal/{id}/answer',
  body: z
    .object({
      accepted: z.boolean(),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(1000, messages.tooLong))),
    })
    .check(
      z.refine(({ accepted, reason }) => accepted || Boolean(reason), { error: messages.required, path: ['reason'] }),
    ),
  reply: message(Proposal),
  fails: ['not_found', 'proposal_closed'],
  changes: ['event-requests'],
  repeat: 'idempotency-key',
});
