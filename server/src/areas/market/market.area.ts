import { area } from '../../area/area.ts';
import { marketAdminRoutes } from './market.admin.routes.ts';
import { marketItemsRoutes } from './market.items.routes.ts';
import { marketRequestsRoutes } from './market.requests.routes.ts';

export const marketArea = area({
  name: 'market',
  routes: [...marketItemsRoutes, ...marketRequestsRoutes, ...marketAdminRoutes],
});
