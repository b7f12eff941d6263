import { ApiFailure, messages } from '@venue/sdk';
import { checkBulk, previewBulk, resumeBulk, runBulk, undoBulk } from '@venue/sdk/bulk/admin';
import { type BulkPreview, type BulkResult, bulkLimits } from '@venue/sdk/bulk/model';
import type { Area } from '../../area/area.ts';
import type { BulkRow, OfferedAction } from '../../area/bulkAction.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { authorize } from '../../core/http/authorize.ts';
import { handle } from '../../core/http/handle.ts';
import { previewOf } from './bulk.rules.ts';
import { takeSome } from './bulk.service.ts';
import { lastPlan, outcomesOf, type Plan, planOf } from './bulk.store.ts';

// The plan and each record have idempotency keys of their own, beside the call's.
const PLAN = `${runBulk.id}.plan`;
const RECORD = `${runBulk.id}.record`;
const UNDONE = `${undoBulk.id}.record`;

/** Calls that run the areas' bulk actions on the records of a filter. */
export const bulkRoutes = (areas: readonly Area[]) => {
  const actions = areas.flatMap(({ bulk = [] }) => bulk);
  return routesFor(name => actions.find(each => each.name === name));
};

const routesFor = (named: (name: string) => OfferedAction | undefined) => [
  handle(checkBulk, async ({ body: { actions: names, filter, ids } }, context) => {
    const requests = names.map(name => ({ ...wantedOf(context, named(name), filter), ids }));
    const actions: string[] = [];
    for (const each of requests) if (await fits(context.db, context, each)) actions.push(each.action.name);
    return { message: { actions } };
  }),

  handle(previewBulk, async ({ body: { action, filter, ids } }, context) => {
    const request = { ...wantedOf(context, named(action), filter), ids };
    return { message: await previewed(context.db, context, request) };
  }),

  handle(runBulk, async ({ body: { action: name, filter, ids, count, reason = '' } }, context) => {
    const { idempotency } = context;
    if (!idempotency) throw new ApiFailure('malformed');
    const { key, bodyHash } = idempotency;
    const request = { ...wantedOf(context, named(name), filter), ids };
    const { action } = request;
    if (action.needsReason && reason === '')
      throw new ApiFailure('invalid_input', { fields: { reason: messages.required } });

    // Records are chosen once: processed ones may leave the filter, and a repeated call must continue with the same
    // ones.
    const plan = await transact(
      { ...context, staleTags: [], idempotency: { callId: PLAN, key, bodyHash } },
      async (tx): Promise<Plan> => {
        const rows = await fitting(tx, context, request);
        if (previewOf(rows).total !== count) {
          const current = await previewed(tx, context, request);
          throw new ApiFailure('conflict', { data: { current, savedBy: null, savedAt: null } });
        }
        return { action: name, reason, records: rows.map(({ id, title }) => ({ id, title })) };
      },
    );
    return goOn(context, action, { key, plan });
  }),

  handle(resumeBulk, async ({ body: { run: key } }, context) => {
    const plan = await planOf(context.db, { userId: actorOf(context).userId, callId: PLAN, key });
    const action = plan && named(plan.action);
    if (!plan || !action) throw new ApiFailure('not_found');
    mustTake(context, action);
    return goOn(context, action, { key, plan });
  }),

  handle(undoBulk, async ({ body: { undo: key } }, context) => {
    const { userId } = actorOf(context);
    const plan = await planOf(context.db, { userId, callId: PLAN, key });
    const action = plan && named(plan.action);
    if (!plan || !action?.undo) throw new ApiFailure('not_found');
    const { undo } = action;
    mustTake(context, action);
    const outcomes = await outcomesOf(context.db, { userId, callId: RECORD, key });
    const records = plan.records.flatMap(record => {
      const outcome = outcomes.get(record.id);
      return outcome?.skipped === null && !outcome.already ? [{ ...record, doneAt: outcome.at }] : [];
    });
    const come = await takeSome(context, {
      ...{ callId: UNDONE, key, records },
      take: async (tx, own, { id, doneAt }) => {
        await undo(tx, own, id, doneAt);
        return 'done';
      },
    });
    return transact(telling(context, action, come.left), async () => ({ message: { ...come, undo: null } }));
  }),
];

/** Takes the next records of a run. */
async function goOn(
  context: Context,
  action: OfferedAction,
  { key, plan: { records, reason } }: { key: string; plan: Plan },
): Promise<{ message: BulkResult }> {
  const come = await takeSome(context, {
    ...{ callId: RECORD, key, records },
    take: (tx, own, { id }) => action.run(tx, own, id, reason),
  });
  const message = { ...come, undo: action.undo && come.done > 0 ? key : null };
  return transact(telling(context, action, come.left), async () => ({ message }));
}

/** Whether an action is worth offering. Too many records are reported only once the action is chosen. */
async function fits(db: Db, context: Context, request: RequestedAction): Promise<boolean> {
  const rows = await fitting(db, context, request);
  return (
    rows.length > bulkLimits.records ||
    rows.some(({ may }) => may) ||
    (await unfinishedOf(db, context, request.action)) !== null
  );
}

/** What an action would do, and what is left of the caller's last run of it. */
async function previewed(db: Db, context: Context, request: RequestedAction): Promise<BulkPreview> {
  const preview = previewOf(await fitting(db, context, request));
  return { ...preview, unfinished: await unfinishedOf(db, context, request.action) };
}

/** The caller's last run of an action if it is unfinished; an undone run counts as finished. */
async function unfinishedOf(db: Db, context: Context, action: OfferedAction): Promise<BulkPreview['unfinished']> {
  const { userId } = actorOf(context);
  const last = await lastPlan(db, { userId, callId: PLAN, action: action.name });
  if (!last) return null;
  const { key, at, plan } = last;
  const outcomes = await outcomesOf(db, { userId, callId: RECORD, key });
  const rest = plan.records.filter(({ id }) => !outcomes.has(id)).length;
  const isOver = rest === 0 || (await outcomesOf(db, { userId, callId: UNDONE, key })).size > 0;
  return isOver ? null : { run: key, at: at.toISOString(), total: plan.records.length, left: rest };
}

interface RequestedAction {
  readonly action: OfferedAction;
  readonly rows: ReturnType<OfferedAction['matching']>;
  /** The chosen records among those that match the query. */
  readonly ids?: readonly number[] | undefined;
}

/** The named action, if the actor may both read its list and take it; otherwise throws. */
function wantedOf(
  context: Context,
  action: OfferedAction | undefined,
  filter: Readonly<Record<string, unknown>>,
): RequestedAction {
  if (!action) throw new ApiFailure('invalid_input', { fields: { action: 'Такого действия нет' } });
  mustTake(context, action);
  return { action, rows: action.matching(filter) };
}

function mustTake({ actor }: Context, { list, permission }: OfferedAction): void {
  authorize(list.access, actor);
  authorize(permission, actor);
}

async function fitting(db: Db, context: Context, { rows, ids }: RequestedAction): Promise<readonly BulkRow[]> {
  if (!ids) return rows(db, context, bulkLimits.records + 1);
  const selection = new Set(ids);
  return (await rows(db, context, bulkLimits.reach)).filter(({ id }) => selection.has(id));
}

/**
 * Every slice refreshes colleagues' screens. The reply is stored under the caller's idempotency key only once nothing
 * is left.
 */
function telling(context: Context, { changes }: OfferedAction, rest: number): Context {
  const { idempotency } = context;
  if (rest === 0) return { ...context, staleTags: changes };
  if (idempotency?.request) idempotency.request.goesOn = true;
  return { ...context, staleTags: changes, idempotency: null };
}
