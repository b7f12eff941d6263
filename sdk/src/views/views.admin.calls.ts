import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { done, Id, message } from '../core/fields.ts';
import { required } from '../core/rules.ts';
import { ArrangementFields, ListName, SavedView, viewLimits } from './views.model.ts';

/** The caller's own views of a list, and those colleagues share with everybody who may read it, by title. */
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
 * Saves a view, or with `viewId` saves it anew: one's own, and for who manages roles also one that a colleague shares,
 * which stays the colleague's; `isDefault` says nothing about that one. A title that the caller, or any shared view, has
 * already, in whatever case, is `view_title_taken`; the twenty-first view of a list, and the fifty-first shared one, is
 * `view_limit`. Becoming the default takes that from another. To share a view takes the right to read its list.
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
    /** Left out, it is as it was: a new one is the caller's alone. */
    isShared: z.optional(z.boolean()),
  }),
  reply: message(SavedView),
  fails: ['not_found', 'view_title_taken', 'view_limit'],
  changes: ['views'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Removes a view of the caller's own; who manages roles also one that a colleague shares. */
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
  repeat: 'never: the second finds it gone',
  ours: true,
});
