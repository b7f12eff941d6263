import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { current, Id, message } from '../core/schema/fields.ts';
import { messages, required } from '../core/schema/rules.ts';
import { BulkPreview, BulkResult, bulkLimits } from './bulk.model.ts';

const scope = {
  /** Fields of the query (or body) of the action's list; paging and sorting are ignored. */
  filter: z.record(z.string(), z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()])),
  /** Chosen records among those that match: the action applies only to them. */
  ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(bulkLimits.records))),
};
/** The area and the action: `articles.publish`. */
const Action = required(60);
const body = { action: Action, ...scope };

/**
 * Which of some bulk actions of a list are worth offering: those that apply to at least one record that matches the
 * filter (or to one of the chosen `ids`), and those of which the caller has an interrupted run. Requires the rights of
 * all of them; otherwise it is `profile_denied`.
 */
export const checkBulk = call({
  id: 'admin.bulk.check',
  summary: 'Find the bulk actions that fit a list',
  method: 'POST',
  path: '/admin/bulk/check',
  access: 'admin',
  body: z.object({ actions: z.array(Action).check(z.minLength(1), z.maxLength(bulkLimits.actions)), ...scope }),
  reply: message(z.object({ actions: z.array(z.string()) })),
  repeat: 'safe',
  ours: true,
});

/**
 * Previews a bulk action on all records that match a list's filter, or on the chosen `ids` among them; nothing changes.
 * Requires the right to read the list and the right of the action; otherwise it is `profile_denied`. More than 1000
 * records are `bulk_too_many`.
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
 * Runs an action on all records that match a list's filter, or on the chosen `ids` among them, each in its own
 * transaction and by the rules of the single action; records it does not apply to are skipped and listed. `count` is
 * the total of the preview: if it has changed, nothing is done and the `conflict` carries a new preview under
 * `data.current`.
 *
 * One request works for some seconds. While `left` is above 0, send the same request again with the same idempotency
 * key: it continues where it stopped, with the records chosen at first. Without a key it is `malformed`.
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
    /** Required for the actions whose reason the owners read. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500, messages.tooLong))),
  }),
  reply: message(BulkResult),
  fails: ['bulk_too_many', { conflict: current(BulkPreview) }],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Resumes an interrupted run of the caller's own, with the records and the reason it was started with. Requires the
 * right of the action; a run of somebody else, or one older than a day, is `not_found`.
 *
 * While `left` is above 0, send the same request again, as with `runBulk`.
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
 * Undoes a bulk action of the caller's own: exactly its records, each in its own transaction and by the rules of
 * restoring a single one. Records that somebody has changed since then are skipped and listed. Requires the right of
 * the action; a run of somebody else, or one older than a day, is `not_found`.
 *
 * While `left` is above 0, send the same request again: it continues where it stopped, and no record is restored twice.
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
