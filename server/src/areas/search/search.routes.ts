import { searchRecords } from '@venue/sdk/search/admin';
import { searchKinds } from '@venue/sdk/search/model';
import { actorOf } from '../../core/context.ts';
import { handle } from '../../core/http/handle.ts';
import { showGroups } from './search.presenter.ts';
import { findRecords, searched } from './search.store.ts';

export const searchRoutes = [
  handle(searchRecords, async ({ query: { q } }, scope) => {
    const { permissions } = actorOf(scope);
    const kinds = searched.filter(kind => permissions.has(searchKinds[kind].needs));
    const rows = await findRecords(scope.db, kinds, q, scope.now);
    return { message: { groups: showGroups(rows, permissions) } };
  }),
];
