import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { done, Id, message, page, pageQuery } from '../core/fields.ts';
import { MessageWay, messageKind, messageStatus, UnsentMessage } from './unsent.model.ts';

export const unsentSorts = ['messageId', 'createdAt', 'nextTryAt', 'tries'] as const;

/** SMS and letters that have not left the house, the newest first; those still waiting for their first try are not among them. */
export const listUnsentMessages = call({
  id: 'admin.message.list',
  summary: 'List the messages that have not left',
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

/** Where SMS and letters go by the settings. */
export const getMessageWays = call({
  id: 'admin.message.ways',
  summary: 'Read where SMS and letters go',
  method: 'GET',
  path: '/admin/messages/ways',
  access: 'unsent.read',
  reply: message(z.object({ sms: MessageWay, mail: MessageWay })),
  reads: ['unsent'],
  ours: true,
});

/** Tries to send a message now, also one that was given up; `move_not_allowed` for what is left of a code or a link. */
export const retryMessage = call({
  id: 'admin.message.retry',
  summary: 'Try to send a message now',
  method: 'POST',
  path: '/admin/messages/retry',
  access: 'unsent.manage',
  body: z.object({ messageId: Id }),
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  changes: ['unsent'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Ends the tries of a message and takes it off the list: the person was told in another way, or need not be. */
export const dropMessage = call({
  id: 'admin.message.drop',
  summary: 'Stop sending a message',
  method: 'POST',
  path: '/admin/messages/drop',
  access: 'unsent.manage',
  body: z.object({ messageId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['unsent'],
  repeat: 'idempotency-key',
  ours: true,
});
