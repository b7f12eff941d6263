import { ApiFailure, failureTexts } from '@venue/sdk';
import type { BulkResult } from '@venue/sdk/bulk/model';
import type { Taken } from '../../area/bulkAction.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { outcomesOf, recordKey } from './bulk.store.ts';

/** Records one call takes before it answers how far it has come. */
const SLICE = 100;

interface Named {
  readonly id: number;
  readonly title: string;
}

interface Batch<R extends Named> {
  /** What is done, and under which key of the person's: no record is taken twice. */
  readonly callId: string;
  readonly key: string;
  readonly records: readonly R[];
  /** In the record's own transaction. */
  readonly take: (tx: Db, context: Context, record: R) => Promise<Taken>;
}

/** Takes the next of the records, and tells how far all of them have come. */
export async function takeSome<R extends Named>(
  context: Context,
  { callId, key, records, take }: Batch<R>,
): Promise<Omit<BulkResult, 'undo'>> {
  const kept = { userId: actorOf(context).userId, callId, key };
  const before = await outcomesOf(context.db, kept);
  for (const record of records.filter(({ id }) => !before.has(id)).slice(0, SLICE)) {
    const idempotency = { callId, key: recordKey(key, record.id), bodyHash: '' };
    await takeOne({ ...context, staleTags: [], idempotency }, (tx, own) => take(tx, own, record));
  }
  const outcomes = await outcomesOf(context.db, kept);
  const skipped = records.flatMap(({ id, title }) => {
    const reason = outcomes.get(id)?.skipped;
    return typeof reason === 'string' ? [{ id, title, reason }] : [];
  });
  const left = records.filter(({ id }) => !outcomes.has(id)).length;
  const already = records.filter(({ id }) => outcomes.get(id)?.already).length;
  const done = records.length - already - skipped.length - left;
  return { total: records.length, done, already, skipped, left };
}

interface Outcome {
  /** Why the record was not taken. */
  readonly skipped?: string;
  /** It was as wished before. */
  readonly already?: true;
}

/** Takes one record; a definite no is kept as well, so that a repeat does not try again. */
async function takeOne(context: Context, take: (tx: Db, context: Context) => Promise<Taken>): Promise<void> {
  const keep = (outcome: Outcome) => transact(context, async () => outcome);
  try {
    await transact(context, async (tx): Promise<Outcome> => {
      return (await take(tx, context)) === 'already' ? { already: true } : {};
    });
  } catch (problem) {
    if (!(problem instanceof ApiFailure) || problem.status >= 500) throw problem;
    await keep({ skipped: failureTexts[problem.code] });
  }
}
