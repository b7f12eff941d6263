import * as z from 'zod/mini';
import { push } from '../core/live/push.ts';
import { call } from '../core/schema/call.ts';
import { done, Id, message, QueryInt } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { KindName } from '../kindName.ts';
import { Present } from './presence.model.ts';

/**
 * Reports that a page has a record open, repeated every 25 s, or that it was closed. A page that does not report for 70
 * s counts as closed. `tab` identifies the page, because a person may have several tabs and close one of them. Without
 * the right to read such records it is `profile_denied`.
 */
export const setPresence = call({
  id: 'admin.presence.set',
  summary: 'Report that a record is open, or has been closed',
  method: 'POST',
  path: '/admin/presence',
  access: 'admin',
  body: z.object({ kind: KindName, id: Id, tab: required(64), here: z.boolean() }),
  reply: done,
  repeat: 'safe',
  ours: true,
});

/** The colleagues who have a record open now, each once even with several tabs; without the reader. */
export const listPresence = call({
  id: 'admin.presence.list',
  summary: 'List the colleagues who have a record open',
  method: 'GET',
  path: '/admin/presence',
  access: 'admin',
  query: z.object({ kind: KindName, id: QueryInt }),
  reply: message(z.object({ others: z.array(Present) })),
  reads: ['presence'],
  ours: true,
});

/** Somebody opened or closed a record; `listPresence` says who, to those who may read such records. */
export const presenceChanged = push({
  id: 'admin.presence.changed',
  summary: 'A member of staff opened or closed a record',
  topics: ['staff'],
  action: 'presence',
  data: z.object({ kind: KindName, id: Id }),
  changes: ['presence'],
});
