import * as z from 'zod/mini';
import { Id, Instant } from '../core/schema/fields.ts';

/** Limits of bulk actions; more `records` are `bulk_too_many`. */
export const bulkLimits = {
  records: 1000,
  samples: 5,
  /** Actions checked in one request. */
  actions: 20,
  /** How many matching records, in the list's order, are searched for the chosen ones. */
  reach: 10_000,
} as const;

const BulkRecord = z.object({ id: Id, title: z.string() });

/** A run that was interrupted or stopped before it reached every record. */
const UnfinishedRun = z.object({
  /** What `resumeBulk` takes to continue it. */
  run: z.string(),
  at: Instant,
  total: z.int(),
  left: z.int(),
});

/** What a bulk action would do. */
export const BulkPreview = z.object({
  /** Records that match the filter. */
  total: z.int(),
  /** How many of them the action would change, as they are now. */
  may: z.int(),
  /** How many already are as the action would leave them. */
  already: z.int(),
  /** The first few of the records it would change. */
  samples: z.array(BulkRecord),
  /** The caller's last run of this action if it is unfinished; null otherwise. */
  unfinished: z.nullable(UnfinishedRun),
});
export type BulkPreview = z.output<typeof BulkPreview>;

/** Progress of a bulk action, or of undoing it. */
export const BulkResult = z.object({
  total: z.int(),
  /** Records it has changed. */
  done: z.int(),
  /** Records that already were as wished. */
  already: z.int(),
  /** Skipped records, each with the reason in the words of the failure. */
  skipped: z.array(z.extend(BulkRecord, { reason: z.string() })),
  /** Records not processed yet; the same request with the same key continues with them. */
  left: z.int(),
  /** What `undoBulk` takes to restore what was done so far; null where nothing can be restored. */
  undo: z.nullable(z.string()),
});
export type BulkResult = z.output<typeof BulkResult>;
