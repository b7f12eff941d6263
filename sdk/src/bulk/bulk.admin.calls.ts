import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { current, Id, message } from '../core/fields.ts';
import { messages, required } from '../core/rules.ts';
import { BulkPreview, BulkResult, bulkLimits } from './bulk.model.ts';

const wanted = {
  /** Fields of the query (or body) of the action's list; paging and sorting are ignored. */
  filter: z.record(z.string(), z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()])),
  /** Records chosen among those: the action is taken with them alone. */
  ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(bulkLimits.records))),
};
/** An area and what is done: `articles.publish`. */
const Action = required(60);
const body = { action: Action, ...wanted };

/**
 * Which of some bulk actions of a list are worth offering: those that could be taken with at least one record that
 * matches the filter, or with one of the chosen `ids` of it, and those the caller has an interrupted run of. It requires
 * the rights of all of them: `profile_denied` without.
 */
export const checkBulk = call({
  id: 'admin.bulk.check',
  summary: 'Find the bulk actions that fit a list',
  method: 'POST',
  path: '/admin/bulk/check',
  access: 'admin',
  body: z.object({ actions: z.array(Action).check(z.minLength(1), z.maxLength(bulkLimits.actions)), ...wanted }),
  reply: message(z.object({ actions: z.array(z.string()) })),
  repeat: 'safe',
  ours: true,
});

/**
 * Previews a bulk action over everything that matches a list's filter, or over the chosen `ids` of it; nothing changes. It requires the right to read
 * the list and the action's own: `profile_denied` without. More than 1000 records are `bulk_too_many`.
 */
export const previewBulk = call({
  id: 'admin.bulk.preview',
  summary: 'Preview a bulk action',
  method: 'POST',
  path: '/admin/bulk/preview',
  access: 'admin',
  body: z.object(body),
  reply: message(BulkPreview),
  fails: ['bulk_too_many'],
  repeat: 'safe',
  ours: true,
});

/**
 * Runs an action on every record that matches a list's filter, or on the chosen `ids` of it, each in a transaction of its own and by the rules of the
 * single one; those it cannot be taken with are skipped and named. `count` is the total that was previewed: had it
 * changed, nothing is done and it is a `conflict` with the new preview under `data.current`.
 *
 * One call works for some seconds. While `left` is above 0, send the same again with the same idempotency key: it goes
 * on where it stopped, with the records chosen at first. Without a key it is `malformed`.
 */
export const runBulk = call({
  id: 'admin.bulk.run',
  summary: 'Run a bulk action on all records that match a filter',
  method: 'POST',
  path: '/admin/bulk/run',
  access: 'admin',
  body: z.object({
    ...body,
    count: z.int().check(z.nonnegative()),
    /** For actions whose owners read why: required there. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500, messages.tooLong))),
  }),
  reply: message(BulkResult),
  fails: ['bulk_too_many', { conflict: current(BulkPreview) }],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Resumes an interrupted run of the caller's own: with the records chosen at first, and the reason given then. It takes
 * the rights of the action; a run of somebody else's, and one of more than a day ago, is `not_found`.
 *
 * While `left` is above 0, send the same again, as with `runBulk`.
 */
export const resumeBulk = call({
  id: 'admin.bulk.resume',
  summary: 'Resume an interrupted bulk action',
  method: 'POST',
  path: '/admin/bulk/resume',
  access: 'admin',
  body: z.object({
    /** The `run` of `unfinished` in a preview. */
    run: required(100),
  }),
  reply: message(BulkResult),
  fails: ['not_found'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Undoes a bulk action of the caller's own: exactly those records, each in a transaction of its own and by the rules of
 * restoring one. What somebody has changed since then stays as it is and is skipped and named. It takes the rights of
 * the action; a run of somebody else's, and one of more than a day ago, is `not_found`.
 *
 * While `left` is above 0, send the same again: it goes on where it stopped, and no record is brought back twice.
 */
export const undoBulk = call({
  id: 'admin.bulk.undo',
  summary: 'Undo a bulk action',
  method: 'POST',
  path: '/admin/bulk/undo',
  access: 'admin',
  body: z.object({
    /** The `undo` of the action's result. */
    undo: required(100),
  }),
  reply: message(BulkResult),
  fails: ['not_found'],
  repeat: 'idempotency-key',
  ours: true,
});
