import { ApiFailure } from '@venue/sdk';
import type { BulkResult } from '@venue/sdk/bulk/model';
import type { BulkOutcome } from '../../area/bulkAction.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { textFor } from '../../core/http/when.ts';
import { outcomesOf, recordKey } from './bulk.store.ts';

/** How many records one call processes before it returns its progress. */
const SLICE = 100;

interface Named {
  readonly id: number;
  readonly title: string;
}

interface Batch<R extends Named> {
  /** The call, and the person's idempotency key, so that no record is processed twice. */
  readonly callId: string;
  readonly key: string;
  readonly records: readonly R[];
  /** Runs in a separate transaction for each record. */
  readonly take: (tx: Db, context: Context, record: R) => Promise<BulkOutcome>;
}

/** Processes the next records and returns the progress of all. */
export async function takeSome<R extends Named>(
  context: Context,
  { callId, key, records, take }: Batch<R>,
): Promise<Omit<BulkResult, 'undo'>> {
  const run = { userId: actorOf(context).userId, callId, key };
  const before = await outcomesOf(context.db, run);
  for (const record of records.filter(({ id }) => !before.has(id)).slice(0, SLICE)) {
    const idempotency = { callId, key: recordKey(key, record.id), bodyHash: '' };
    await takeOne({ ...context, staleTags: [], idempotency }, (tx, own) => take(tx, own, record));
  }
  const outcomes = await outcomesOf(context.db, run);
  const skipped = records.flatMap(({ id, title }) => {
    const reason = outcomes.get(id)?.skipped;
    return typeof reason === 'string' ? [{ id, title, reason }] : [];
  });
  const rest = records.filter(({ id }) => !outcomes.has(id)).length;
  const already = records.filter(({ id }) => outcomes.get(id)?.already).length;
  const done = records.length - already - skipped.length - rest;
  return { total: records.length, done, already, skipped, left: rest };
}

interface Outcome {
  /** Why the record was not taken. */
  readonly skipped?: string;
  /** It was already in the requested state. */
  readonly already?: true;
}

/** Processes one record. A refusal is stored too, so that a repeat does not try again. */
async function takeOne(context: Context, take: (tx: Db, context: Context) => Promise<BulkOutcome>): Promise<void> {
  const keep = (outcome: Outcome) => transact(context, async () => outcome);
  try {
    await transact(context, async (tx): Promise<Outcome> => {
      return (await take(tx, context)) === 'already' ? { already: true } : {};
    });
  } catch (problem) {
    if (!(problem instanceof ApiFailure) || problem.status >= 500) throw problem;
    await keep({ skipped: textFor(problem) });
  }
}
