import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { decisionFails, EarlierDecision } from '../core/schema/decision.ts';
import { schemaOf } from '../core/schema/enums.ts';
import { done, Id, message, page, pageQuery } from '../core/schema/fields.ts';
import { MessageWay, messageKind, messageState, messageStatus, SentMessage, UnsentMessage } from './unsent.model.ts';

/** A message, and the status it had on the screen. */
const OneMessage = z.object({ messageId: Id, seen: schemaOf(messageStatus) });

export const unsentSorts = ['messageId', 'createdAt', 'nextTryAt', 'tries'] as const;

/**
 * SMS and e-mails that have not been sent or have not arrived, newest first; those still waiting for their first try are
 * not among them.
 */
export const listUnsentMessages = call({
  id: 'admin.message.list',
  summary: 'List the messages that have not been sent or have not arrived',
  method: 'GET',
  path: '/admin/messages',
  access: 'unsent.read',
  query: z.extend(z.omit(pageQuery(unsentSorts), { search: true }), {
    kind: z.optional(messageKind.schema),
    status: z.optional(messageStatus.schema),
  }),
  reply: page(UnsentMessage),
  reads: ['unsent'],
  ours: true,
});

export const sentSorts = ['messageId', 'createdAt'] as const;

/** All SMS and e-mails of the last thirty days, newest first, with what became of each. */
export const listSentMessages = call({
  id: 'admin.message.sent',
  summary: 'List messages and what became of them',
  method: 'GET',
  path: '/admin/messages/sent',
  access: 'unsent.read',
  query: z.extend(z.omit(pageQuery(sentSorts), { search: true }), {
    kind: z.optional(messageKind.schema),
    state: z.optional(messageState.schema),
  }),
  reply: page(SentMessage),
  reads: ['unsent'],
  ours: true,
});

/**
 * The messages about one record, newest first, a hundred at most: those of a user are all that were written to their
 * account. Requires the right to read such records, otherwise it is `profile_denied`.
 */
export const listRecordMessages = call({
  id: 'admin.message.of',
  summary: 'List the messages about one record',
  method: 'GET',
  path: '/admin/messages/of/{kind}/{id}',
  access: 'admin',
  reply: message(z.object({ messages: z.array(SentMessage) })),
  fails: ['not_found'],
  reads: ['unsent'],
  ours: true,
});

/** How many were sent in the last hour, and after how many strangers work for theirs. */
const Spent = z.object({ sent: z.int(), budget: z.int() });

/**
 * How SMS and e-mails are sent by the settings, and how many codes by SMS and letters strangers had sent in the last
 * hour, with their limits.
 */
export const getMessageWays = call({
  id: 'admin.message.ways',
  summary: 'Read how SMS and e-mails are sent',
  method: 'GET',
  path: '/admin/messages/ways',
  access: 'unsent.read',
  reply: message(z.object({ sms: MessageWay, mail: MessageWay, codes: Spent, letters: Spent })),
  reads: ['unsent'],
  ours: true,
});

/**
 * Tries to send a message now, also one that was given up or has not arrived; `move_not_allowed` when its code, link or
 * files have been erased.
 */
export const retryMessage = call({
  id: 'admin.message.retry',
  summary: 'Try to send a message now',
  method: 'POST',
  path: '/admin/messages/retry',
  access: 'unsent.manage',
  body: OneMessage,
  reply: done,
  fails: decisionFails,
  changes: ['unsent'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Stops sending a message and removes it from the list: the person was told in another way, or need not be told. */
export const dropMessage = call({
  id: 'admin.message.drop',
  summary: 'Stop sending a message',
  method: 'POST',
  path: '/admin/messages/drop',
  access: 'unsent.manage',
  body: OneMessage,
  reply: done,
  fails: ['not_found', { already_decided: EarlierDecision }],
  changes: ['unsent'],
  repeat: 'idempotency-key',
  ours: true,
});
