import * as z from 'zod/mini';
import { Id, Instant } from '../core/fields.ts';

/** What a bulk action may take at most: more is `bulk_too_many`. */
export const bulkLimits = {
  records: 1000,
  samples: 5,
  /** Actions that are checked at once. */
  actions: 20,
  /** Chosen records are looked for among so many that match the filter, in the list's order. */
  reach: 10_000,
} as const;

const BulkRecord = z.object({ id: Id, title: z.string() });

/** A run that was interrupted or stopped before it reached every record. */
const UnfinishedRun = z.object({
  /** What `resumeBulk` takes to go on with it. */
  run: z.string(),
  at: Instant,
  total: z.int(),
  left: z.int(),
});

/** What a bulk action would do. */
export const BulkPreview = z.object({
  /** Records that fit the filter. */
  total: z.int(),
  /** How many of them the action would change, as they are now. */
  may: z.int(),
  /** How many are as the action would leave them already. */
  already: z.int(),
  /** The first few of those. */
  samples: z.array(BulkRecord),
  /** The caller's last run of this action, where it is not finished; null otherwise. */
  unfinished: z.nullable(UnfinishedRun),
});
export type BulkPreview = z.output<typeof BulkPreview>;

/** How far a bulk action, or taking it back, has come. */
export const BulkResult = z.object({
  total: z.int(),
  /** Records it has changed. */
  done: z.int(),
  /** Records that were as wished already. */
  already: z.int(),
  /** Records it was not taken with, and why, in the words of the failure. */
  skipped: z.array(z.extend(BulkRecord, { reason: z.string() })),
  /** Records it has not come to: sent again with the same key, the call goes on with them. */
  left: z.int(),
  /** What `undoBulk` takes to bring back what was done so far; null where nothing can be brought back. */
  undo: z.nullable(z.string()),
});
export type BulkResult = z.output<typeof BulkResult>;
