import { area } from '../../area/area.ts';
import { collaboratorsAdminRoutes } from './collaborators.admin.routes.ts';
import { collaboratorsAudit } from './collaborators.audit.ts';
import { collaboratorsBulk } from './collaborators.bulk.ts';
import { collaboratorsDemo } from './collaborators.demo.ts';
import { collaboratorsSearch } from './collaborators.search.store.ts';

export const collaboratorsArea = area({
  name: 'collaborators',
  routes: collaboratorsAdminRoutes,
  bulk: collaboratorsBulk,
  audit: collaboratorsAudit,
  search: [collaboratorsSearch],
  demo: collaboratorsDemo,
});
