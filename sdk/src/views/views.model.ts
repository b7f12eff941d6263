import * as z from 'zod/mini';
import { Id } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

export const viewLimits = { perList: 20, sharedPerList: 50, titleLength: 60, queryLength: 2000, columns: 60 } as const;

/** Name of a list: the id of its call. */
export const ListName = required(80);

/** How a list's table is arranged; columns by their field. */
export const ArrangementFields = z.object({
  /** Columns in their order; those a later version adds come after them. */
  order: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(viewLimits.columns)),
  /** Columns that are not shown. */
  hidden: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(viewLimits.columns)),
  /** Widths of resized columns, in CSS pixels. */
  widths: z
    .record(z.string().check(z.maxLength(80)), z.number().check(z.minimum(20), z.maximum(2000)))
    .check(z.refine(widths => Object.keys(widths).length <= viewLimits.columns)),
  density: z.enum(['compact', 'standard', 'comfortable']),
});
export const Arrangement = withoutRules(ArrangementFields);
export type Arrangement = z.output<typeof Arrangement>;

/** A saved view of a list, private to a member of staff or shared with colleagues. */
export const SavedView = z.object({
  viewId: Id,
  list: z.string(),
  title: z.string(),
  /** The list's part of the query string, without the question mark: `status=2&sort=createdAt`. */
  query: z.string(),
  arrangement: z.nullable(Arrangement),
  /** The view the list opens with when its address has no query; at most one per list, and never a colleague's. */
  isDefault: z.boolean(),
  /** Whether everybody who may read the list sees it. */
  isShared: z.boolean(),
  /** The colleague who owns it; null for one's own. */
  madeBy: z.nullable(z.string()),
  /** Changed and removed by its owner, and by those who manage roles. */
  can: z.array(z.enum(['edit', 'remove'])),
});
export type SavedView = z.output<typeof SavedView>;
