import { area } from '../../area/area.ts';
import { usersAdminRoutes } from './users.admin.routes.ts';
import { usersBulk } from './users.bulk.ts';

export const usersArea = area({
  name: 'users',
  routes: usersAdminRoutes,
  bulk: usersBulk,
});
