import { searchRecords } from '@venue/sdk/search/admin';
import { searchKinds } from '@venue/sdk/search/model';
import { actorOf } from '../../core/context.ts';
import { handle } from '../../core/http/handle.ts';
import { presentGroups } from './search.presenter.ts';
import { findRecords, searched } from './search.store.ts';

export const searchRoutes = [
  handle(searchRecords, async ({ query: { q } }, context) => {
    const { permissions } = actorOf(context);
    const kinds = searched.filter(kind => permissions.has(searchKinds[kind].permission));
    const rows = await findRecords(context.db, kinds, q, context.now);
    return { message: { groups: presentGroups(rows, permissions) } };
  }),
];
