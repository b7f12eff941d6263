import { area } from '../../area/area.ts';
import { authorsAdminRoutes } from './authors.admin.routes.ts';
import { authorsAudit } from './authors.audit.ts';
import { authorsDemo } from './authors.demo.ts';
import { authorsRoutes } from './authors.routes.ts';
import { authorsSearch } from './authors.search.store.ts';

export const authorsArea = area({
  name: 'authors',
  routes: [...authorsRoutes, ...authorsAdminRoutes],
  audit: authorsAudit,
  search: [authorsSearch],
  demo: authorsDemo,
});
