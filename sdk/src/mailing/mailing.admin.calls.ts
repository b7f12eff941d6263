import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { Day, page, pageBody } from '../core/fields.ts';
import { file } from '../core/file.ts';
import { MailingFriend } from './mailing.model.ts';

const section = '7 Admin: mailing';

export const friendSorts = ['friendId', 'friendEmail', 'friendName', 'consentAt'] as const;

/** What the list may be filtered by. Days are those of the consent. */
const filters = {
  /** `true` for those who took their consent back, otherwise those who are written to. */
  withdrawn: z.optional(z.boolean()),
  from: z.optional(Day),
  to: z.optional(Day),
};

/** A page of those who agreed to receive the mailing; `search` looks at the address and the name. */
export const listFriends = call({
  id: 'admin.mailing.list',
  summary: 'List the recipients of the mailing',
  method: 'POST',
  path: '/admin/friends',
  access: 'mailing.read',
  body: z.extend(pageBody(friendSorts), filters),
  reply: page(MailingFriend),
  reads: ['mailing'],
  section,
});

/**
 * All matching recipients, in the order of the list, as one file: `xlsx` or `csv`, with formulas escaped. The download
 * is logged.
 */
export const downloadFriends = call({
  id: 'admin.mailing.download',
  summary: 'Download the recipients of the mailing',
  method: 'POST',
  path: '/admin/friends/download',
  access: 'mailing.read',
  body: z.object({
    ...filters,
    format: z.enum(['xlsx', 'csv']),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z.optional(z.enum(friendSorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
  }),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['mailing'],
  section,
});
