import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Id, message } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { ArrangementFields, ListName, SavedView, viewLimits } from './views.model.ts';

/** The caller's own views of a list, and those that colleagues share with everybody who may read it, by title. */
export const listViews = call({
  id: 'admin.view.list',
  summary: 'List the saved views of a list',
  method: 'GET',
  path: '/admin/views',
  access: 'admin',
  query: z.object({ list: ListName }),
  reply: message(z.object({ views: z.array(SavedView) })),
  reads: ['views'],
  ours: true,
});

/**
 * Saves a new view, or with `viewId` an existing one: the caller's own, or, for those who manage roles, one that a
 * colleague shares, which stays the colleague's and ignores `isDefault`. A title that another view of the caller or a
 * shared view has, in upper or lower case, is `view_title_taken`; more than twenty own views of a list, or fifty shared
 * ones, are `view_limit`. A new default replaces the previous one. Sharing a view requires the right to read its list.
 */
export const saveView = call({
  id: 'admin.view.save',
  summary: 'Save a view of a list',
  method: 'POST',
  path: '/admin/views/save',
  access: 'admin',
  body: z.object({
    viewId: z.optional(Id),
    list: ListName,
    title: required(viewLimits.titleLength),
    query: z.string().check(z.maxLength(viewLimits.queryLength)),
    arrangement: z.nullable(ArrangementFields),
    isDefault: z.boolean(),
    /** Left out, it stays as it was; a new view is private. */
    isShared: z.optional(z.boolean()),
  }),
  reply: message(SavedView),
  fails: ['not_found', 'view_title_taken', 'view_limit'],
  changes: ['views'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Removes a view of the caller's own; those who manage roles may also remove one that a colleague shares. */
export const removeView = call({
  id: 'admin.view.remove',
  summary: 'Remove a saved view of a list',
  method: 'POST',
  path: '/admin/views/remove',
  access: 'admin',
  body: z.object({ viewId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['views'],
  repeat: 'idempotency-key',
  ours: true,
});
