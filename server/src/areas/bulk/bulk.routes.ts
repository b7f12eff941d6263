import { ApiFailure, say } from '@venue/sdk';
import { previewBulk, runBulk } from '@venue/sdk/bulk/admin';
import { bulkLimits } from '@venue/sdk/bulk/model';
import { admit } from '../../core/admit.ts';
import type { BulkRow, OfferedAction } from '../../core/bulkAction.ts';
import type { Db } from '../../core/database.ts';
import { handle } from '../../core/handle.ts';
import { actorOf, type Scope } from '../../core/scope.ts';
import { transact } from '../../core/transact.ts';
import { bulkActions } from './bulk.actions.ts';
import { filterOf, previewOf } from './bulk.rules.ts';
import { outcomesOf } from './bulk.store.ts';

/** Records one call takes before it answers how far it has come. */
const SLICE = 100;

// Keys of the plan and of each record stand beside the call's own.
const PLAN = `${runBulk.id}.plan`;
const RECORD = `${runBulk.id}.record`;

export const bulkRoutes = [
  handle(previewBulk, async ({ body: { action, filter } }, scope) => {
    const wanted = wantedOf(scope, action, filter);
    return { message: previewOf(await fitting(scope.db, scope, wanted)) };
  }),

  handle(runBulk, async ({ body: { action: name, filter, count, reason = '' } }, scope) => {
    const { once } = scope;
    if (!once) throw new ApiFailure('malformed');
    const wanted = wantedOf(scope, name, filter);
    const { action } = wanted;
    if (action.needsReason && reason === '')
      throw new ApiFailure('invalid_input', { fields: { reason: say.required } });

    // Chosen once: what is done leaves the filter, and a repeat of the call goes on with the same records.
    const plan = await transact({ ...scope, tells: [], once: { ...once, callId: PLAN } }, async tx => {
      const rows = await fitting(tx, scope, wanted);
      const current = previewOf(rows);
      if (current.total !== count) throw new ApiFailure('conflict', { data: { current } });
      return rows.map(({ id, title }) => ({ id, title }));
    });

    const keyOf = (id: number) => `${once.key}:${id}`;
    const kept = { userId: actorOf(scope).userId, callId: RECORD, prefix: `${once.key}:` };
    const before = await outcomesOf(scope.db, kept);
    for (const { id } of plan.filter(record => !before.has(keyOf(record.id))).slice(0, SLICE))
      await takeWith({ ...scope, tells: [], once: { ...once, callId: RECORD, key: keyOf(id) } }, action, id, reason);

    const outcomes = await outcomesOf(scope.db, kept);
    const skipped = plan.flatMap(record => {
      const why = outcomes.get(keyOf(record.id));
      return typeof why === 'string' ? [{ ...record, reason: why }] : [];
    });
    const left = plan.filter(({ id }) => !outcomes.has(keyOf(id))).length;
    const message = { total: plan.length, done: plan.length - skipped.length - left, skipped, left };
    return transact({ ...scope, tells: action.changes, once: left === 0 ? once : null }, async () => ({ message }));
  }),
];

interface Wanted {
  readonly action: OfferedAction;
  readonly query: unknown;
}

/** The action by its name, for whoever may both read its list and take it. */
function wantedOf(scope: Scope, name: string, filter: Readonly<Record<string, unknown>>): Wanted {
  const action = bulkActions.find(each => each.name === name);
  if (!action) throw new ApiFailure('invalid_input', { fields: { action: 'Такого действия нет' } });
  admit(action.list.access, scope.actor);
  admit(action.permission, scope.actor);
  return { action, query: filterOf(action.list, filter) };
}

const fitting = (db: Db, scope: Scope, { action, query }: Wanted): Promise<readonly BulkRow[]> =>
  action.rows(db, scope, query as never, bulkLimits.records + 1);

interface Outcome {
  /** Why it was not taken with the record. */
  readonly skipped?: string;
}

/** Takes the action with one record; a definite no is kept as well, so that a repeat does not try again. */
async function takeWith(scope: Scope, action: OfferedAction, id: number, reason: string): Promise<void> {
  const keep = (outcome: Outcome) => transact(scope, async () => outcome);
  try {
    let afterwards: (() => Promise<void>) | undefined;
    await transact(scope, async (tx): Promise<Outcome> => {
      afterwards = await action.run(tx, scope, id, reason);
      return {};
    });
    await afterwards?.();
  } catch (problem) {
    if (!(problem instanceof ApiFailure) || problem.status >= 500) throw problem;
    await keep({ skipped: problem.text });
  }
}
