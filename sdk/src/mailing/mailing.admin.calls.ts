import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { decisionFails } from '../core/decision.ts';
import { created, current, Day, done, Id, message, page, pageBody } from '../core/fields.ts';
import { file } from '../core/file.ts';
import { Email } from '../core/rules.ts';
import { friendSource, Letter, LetterFields, LetterRow, letterStatus, MailingFriend } from './mailing.model.ts';

const section = '7 Admin: mailing';

export const friendSorts = ['friendId', 'friendEmail', 'friendName', 'consentAt'] as const;

/** What the list may be filtered by. Days are those of the consent. */
const filters = {
  /** `true` for those who took their consent back, otherwise those who are written to. */
  withdrawn: z.optional(z.boolean()),
  /** `true` for those whose mailbox does not exist. */
  bounced: z.optional(z.boolean()),
  friendSource: z.optional(friendSource.schema),
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

const LetterOf = z.object({ letterId: Id });
/** The letter as it is then. */
const Saved = message(z.extend(Letter, { success: z.boolean() }));

export const letterSorts = [
  'letterId',
  'letterSubject',
  'letterStatus',
  'createdAt',
  'updatedAt',
  'startedAt',
] as const;

/** A page of letters to the subscribers; `search` looks at number and subject. Days are those of the start. */
export const listLetters = call({
  id: 'admin.mailing.letterList',
  summary: 'List the letters to the subscribers',
  method: 'POST',
  path: '/admin/mailing/letters',
  access: 'mailing.read',
  body: z.extend(pageBody(letterSorts), {
    letterStatus: z.optional(letterStatus.schema),
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  reply: page(LetterRow),
  reads: ['mailing.letters'],
  ours: true,
});

/** One letter with its text and what became of it so far. */
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

/** Saves a draft. A letter once begun is `move_not_allowed`; a stale `version` is a `conflict`. */
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
  repeat: 'never: its version is used up',
  ours: true,
});

/** Removes a draft. A letter once begun stays: it is `move_not_allowed`. */
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
  repeat: 'never: the second finds it gone',
  ours: true,
});

/** Sends the letter as it was last saved to one address, to be looked at; it counts for nothing. */
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
  repeat: 'never: each one sends a letter',
  ours: true,
});

/**
 * Begins to send a letter to everybody it is for, or goes on after a stop. Its recipients are written down when it
 * begins: each address once, none without a consent. A letter without words is `invalid_input`, one for nobody is
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
  repeat: 'never: the second finds it decided',
  ours: true,
});

/** Stops a letter: whoever has not been written to waits until it goes on. */
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
  repeat: 'never: the second finds it decided',
  ours: true,
});
