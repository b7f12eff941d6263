import { ApiFailure, failureTexts, messages, recordsChanged } from '@venue/sdk';
import { listViews, removeView, saveView } from '@venue/sdk/views/admin';
import { type SavedView, viewLimits } from '@venue/sdk/views/model';
import { type Actor, actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { authorize } from '../../core/http/authorize.ts';
import { handle } from '../../core/http/handle.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { mustExist } from '../../core/record/records.ts';
import { lockUser } from '../accounts/accounts.store.ts';
import { listNamed, mayChange, mustChange, readsList } from './views.rules.ts';
import * as store from './views.store.ts';

function show(actor: Actor, row: store.NamedView): SavedView {
  const { id, userId, list, title, query, arrangement, isDefault, isShared, madeBy } = row;
  const isOwn = userId === actor.userId;
  const fields = { viewId: id, list, title, query, arrangement, isShared };
  const can = mayChange(actor, row) ? (['edit', 'remove'] as const) : [];
  return { ...fields, isDefault: isOwn && isDefault, madeBy: isOwn ? null : madeBy, can: [...can] };
}

const presentById = async (db: Db, actor: Actor, id: number) => show(actor, mustExist(await store.viewById(db, id)));

export const viewsRoutes = [
  handle(listViews, async ({ query: { list } }, context) => {
    const actor = actorOf(context);
    const rows = await store.viewsOf(context.db, { userId: actor.userId, list }, readsList(actor, list));
    return {
      message: { views: rows.sort((a, b) => a.title.localeCompare(b.title, 'ru')).map(row => show(actor, row)) },
    };
  }),

  handle(saveView, async ({ body: { viewId, list: name, title: typed, isDefault, isShared, ...rest } }, context) => {
    const actor = actorOf(context);
    const { now } = context;
    // Views are counted by list, so the list must exist.
    const list = listNamed(name);
    if (!list) throw new ApiFailure('invalid_input', { fields: { list: messages.invalid } });
    const whose = { userId: actor.userId, list: name };
    const title = typed.trim();
    const values = { title, titleKey: title.toLocaleLowerCase('ru'), ...rest, updatedAt: now };
    try {
      return await transact(context, async tx => {
        // One save at a time, so that the count is right.
        await lockUser(tx, actor.userId);
        const before = viewId === undefined ? null : mustChange(actor, await store.lockView(tx, viewId));
        if (before && before.list !== name) throw new ApiFailure('not_found');
        // guard: views.shared.test.ts
        if (isShared) authorize(list.access, actor);
        const becomesShared = isShared === true && !before?.isShared;
        if (becomesShared && (await store.countShared(tx, name)) >= viewLimits.sharedPerList)
          throw new ApiFailure('view_limit');
        tellColleagues(tx, context, isShared === true || before?.isShared === true);
        // Everybody chooses their own default view.
        const isOwn = before === null || before.userId === actor.userId;
        // guard: views.shared.test.ts
        if (isDefault && isOwn) await store.unmarkDefault(tx, whose, viewId);
        const changes = { ...values, ...(isOwn ? { isDefault } : {}), ...(isShared === undefined ? {} : { isShared }) };
        if (before) await store.changeView(tx, before.id, changes);
        else if ((await store.viewsOf(tx, whose)).length >= viewLimits.perList) throw new ApiFailure('view_limit');
        const { id } = before ?? (await store.addView(tx, { ...whose, ...changes, isDefault, createdAt: now }));
        return { message: await presentById(tx, actor, id) };
      });
    } catch (error) {
      if (!titleKeys.includes(brokenConstraint(error) ?? '')) throw error;
      throw new ApiFailure('view_title_taken', { fields: { title: failureTexts.view_title_taken } });
    }
  }),

  handle(removeView, ({ body: { viewId } }, context) =>
    transact(context, async tx => {
      const row = mustChange(actorOf(context), await store.lockView(tx, viewId));
      tellColleagues(tx, context, row.isShared);
      await store.removeView(tx, viewId);
      return { message: { success: true } };
    }),
  ),
];

const titleKeys = ['saved_view_title', 'saved_view_shared_title'];

/** Tells colleagues who have the list open about a change of a shared view; private views concern nobody else. */
function tellColleagues(tx: Db, { now }: Context, isShared: boolean): void {
  if (isShared) publish(tx, now, [toTopic(recordsChanged, 'staff', { tags: ['views'] })]);
}
