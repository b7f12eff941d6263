import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { decisionFails } from '../core/schema/decision.ts';
import { created, current, done, Id, message, page, pageBody } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { Email } from '../core/schema/rules.ts';
import { friendSource, Letter, LetterFields, LetterRow, letterStatus, MailingFriend } from './mailing.model.ts';

const section = '7 Admin: mailing';

export const friendSorts = ['friendId', 'friendEmail', 'friendName', 'consentAt'] as const;

/** Filters of the list; the days are those of the consent. */
const filters = {
  /** `true`: those who withdrew their consent; otherwise those who receive letters. */
  withdrawn: z.optional(z.boolean()),
  /** `true`: those whose mailbox does not exist. */
  bounced: z.optional(z.boolean()),
  friendSource: z.optional(friendSource.schema),
  from: z.optional(InputDay),
  to: z.optional(InputDay),
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

const LetterOf = z.object({ letterId: Id });
/** The letter after the change. */
const Saved = message(z.extend(Letter, { success: z.boolean() }));

export const letterSorts = [
  'letterId',
  'letterSubject',
  'letterStatus',
  'createdAt',
  'updatedAt',
  'startedAt',
] as const;

/** A page of letters to the subscribers; `search` looks at number and subject, the days filter by the start. */
export const listLetters = call({
  id: 'admin.mailing.letterList',
  summary: 'List the letters to the subscribers',
  method: 'POST',
  path: '/admin/mailing/letters',
  access: 'mailing.read',
  body: z.extend(pageBody(letterSorts), {
    letterStatus: z.optional(letterStatus.schema),
    from: z.optional(InputDay),
    to: z.optional(InputDay),
  }),
  reply: page(LetterRow),
  reads: ['mailing.letters'],
  ours: true,
});

/** One letter with its text and its results so far. */
export const getLetter = call({
  id: 'admin.mailing.letter',
  summary: 'Read one letter to the subscribers',
  method: 'POST',
  path: '/admin/mailing/letter',
  access: 'mailing.read',
  body: LetterOf,
  reply: message(Letter),
  fails: ['not_found'],
  reads: ['mailing.letters'],
  ours: true,
});

/** Adds a letter as a draft. */
export const createLetter = call({
  id: 'admin.mailing.letterCreate',
  summary: 'Add a letter to the subscribers',
  method: 'POST',
  path: '/admin/mailing/letter/create',
  access: 'mailing.manage',
  body: LetterFields,
  reply: created(LetterOf),
  changes: ['mailing.letters'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Saves a draft. A letter that was started is `move_not_allowed`; a stale `version` is a `conflict`. */
export const saveLetter = call({
  id: 'admin.mailing.letterUpdate',
  summary: 'Save a letter to the subscribers',
  method: 'POST',
  path: '/admin/mailing/letter/update',
  access: 'mailing.manage',
  body: z.extend(LetterFields, { letterId: Id, version: z.int() }),
  reply: Saved,
  fails: ['not_found', { conflict: current(Letter) }, 'move_not_allowed'],
  changes: ['mailing.letters'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Removes a draft. A letter that was started cannot be removed: `move_not_allowed`. */
export const removeLetter = call({
  id: 'admin.mailing.letterRemove',
  summary: 'Remove a letter to the subscribers',
  method: 'POST',
  path: '/admin/mailing/letter/remove',
  access: 'mailing.manage',
  body: LetterOf,
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  changes: ['mailing.letters'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Sends the letter as it was last saved to one address, to look at it; it does not count in the report. */
export const testLetter = call({
  id: 'admin.mailing.letterTest',
  summary: 'Send a test of a letter to oneself',
  method: 'POST',
  path: '/admin/mailing/letter/test',
  access: 'mailing.manage',
  body: z.extend(LetterOf, { email: Email }),
  reply: done,
  fails: ['not_found', 'rate_limited'],
  changes: [],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Starts sending a letter to its audience, or continues after a stop. The recipients are fixed at the start: each
 * address once, and only with a consent. A letter without text is `invalid_input`, one without recipients
 * `move_not_allowed`.
 */
export const startLetter = call({
  id: 'admin.mailing.letterStart',
  summary: 'Begin to send a letter',
  method: 'POST',
  path: '/admin/mailing/letter/start',
  access: 'mailing.manage',
  body: z.extend(LetterOf, { seen: letterStatus.schema, version: z.int() }),
  reply: Saved,
  fails: [...decisionFails, { conflict: current(Letter) }],
  changes: ['mailing.letters'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Stops a letter: the recipients it has not been sent to wait until it continues. */
export const stopLetter = call({
  id: 'admin.mailing.letterStop',
  summary: 'Stop a letter',
  method: 'POST',
  path: '/admin/mailing/letter/stop',
  access: 'mailing.manage',
  body: z.extend(LetterOf, { seen: letterStatus.schema }),
  reply: Saved,
  fails: decisionFails,
  changes: ['mailing.letters'],
  repeat: 'idempotency-key',
  ours: true,
});
