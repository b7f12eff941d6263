import * as z from 'zod/mini';
import { Id } from '../core/fields.ts';

/** What a bulk action may take at most: more is `bulk_too_many`. */
export const bulkLimits = { records: 1000, samples: 5 } as const;

const BulkRecord = z.object({ id: Id, title: z.string() });

/** What a bulk action would do. */
export const BulkPreview = z.object({
  /** Records that fit the filter. */
  total: z.int(),
  /** How many of them the action may be taken with, as they are now. */
  may: z.int(),
  /** The first few of those. */
  samples: z.array(BulkRecord),
});
export type BulkPreview = z.output<typeof BulkPreview>;

/** How far a bulk action, or taking it back, has come. */
export const BulkResult = z.object({
  total: z.int(),
  done: z.int(),
  /** Records it was not taken with, and why, in the words of the failure. */
  skipped: z.array(z.extend(BulkRecord, { reason: z.string() })),
  /** Records it has not come to: sent again with the same key, the call goes on with them. */
  left: z.int(),
  /** What `undoBulk` takes to bring back what was done so far; null where nothing can be brought back. */
  undo: z.nullable(z.string()),
});
export type BulkResult = z.output<typeof BulkResult>;
