import { area } from '../../area/area.ts';
import { usersAdminRoutes } from './users.admin.routes.ts';
import { pendingUsers } from './users.admin.store.ts';
import { usersAudit } from './users.audit.ts';
import { usersBulk } from './users.bulk.ts';
import { usersSearch } from './users.search.store.ts';

export const usersArea = area({
  name: 'users',
  routes: usersAdminRoutes,
  bulk: usersBulk,
  search: [usersSearch],
  pending: () => pendingUsers,
  audit: usersAudit,
});
