import { ApiFailure, failureTexts, messages } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { listViews, removeView, saveView } from '@venue/sdk/views/admin';
import { type SavedView, viewLimits } from '@venue/sdk/views/model';
import { actorOf } from '../../core/context.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { found } from '../../core/record/records.ts';
import { lockUser } from '../accounts/accounts.store.ts';
import * as store from './views.store.ts';
import type { SavedViewRow } from './views.table.ts';

const show = ({ id, list, title, query, arrangement, isDefault }: SavedViewRow): SavedView => ({
  viewId: id,
  list,
  title,
  query,
  arrangement,
  isDefault,
});

const lists: ReadonlySet<string> = new Set(allCalls.filter(({ reads = [] }) => reads.length > 0).map(({ id }) => id));

export const viewsRoutes = [
  handle(listViews, async ({ query: { list } }, context) => {
    const rows = await store.viewsOf(context.db, { userId: actorOf(context).userId, list });
    return { message: { views: rows.sort((a, b) => a.title.localeCompare(b.title, 'ru')).map(show) } };
  }),

  handle(saveView, async ({ body: { viewId, list, title: typed, ...rest } }, context) => {
    const { userId } = actorOf(context);
    const { now } = context;
    // Views are counted list by list, so a list is one there is.
    if (!lists.has(list)) throw new ApiFailure('invalid_input', { fields: { list: messages.invalid } });
    const whose = { userId, list };
    const title = typed.trim();
    const values = { title, titleKey: title.toLocaleLowerCase('ru'), ...rest, updatedAt: now };
    try {
      return await transact(context, async tx => {
        // One at a time, so that they are counted right.
        await lockUser(tx, userId);
        if (rest.isDefault) await store.unmarkDefault(tx, whose, viewId);
        if (viewId === undefined) {
          if ((await store.viewsOf(tx, whose)).length >= viewLimits.perList) throw new ApiFailure('view_limit');
          return { message: show(await store.addView(tx, { ...whose, ...values, createdAt: now })) };
        }
        const row = found(await store.changeView(tx, { ...whose, viewId }, values));
        return { message: show(row) };
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'saved_view_title') throw error;
      throw new ApiFailure('view_title_taken', { fields: { title: failureTexts.view_title_taken } });
    }
  }),

  handle(removeView, ({ body: { viewId } }, context) =>
    transact(context, async tx => {
      if (!(await store.removeView(tx, actorOf(context).userId, viewId))) throw new ApiFailure('not_found');
      return { message: { success: true } };
    }),
  ),
];
