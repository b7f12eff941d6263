import { searchRecords } from '@venue/sdk/search/admin';
import { searchKinds } from '@venue/sdk/search/model';
import { handle } from '../../core/handle.ts';
import { actorOf } from '../../core/scope.ts';
import { showGroups } from './search.show.ts';
import { findRecords, searched } from './search.store.ts';

export const searchRoutes = [
  handle(searchRecords, async ({ query: { q } }, scope) => {
    const { permissions } = actorOf(scope);
    const kinds = searched.filter(kind => permissions.has(searchKinds[kind].needs));
    const rows = await findRecords(scope.db, kinds, q, scope.now);
    return { message: { groups: showGroups(rows, permissions) } };
  }),
];
