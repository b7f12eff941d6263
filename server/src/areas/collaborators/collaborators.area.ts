import { area } from '../../area/area.ts';
import { collaboratorsAdminRoutes } from './collaborators.admin.routes.ts';
import { collaboratorsAudit } from './collaborators.audit.ts';
import { collaboratorsBulk } from './collaborators.bulk.ts';
import { collaboratorsDemo } from './collaborators.demo.ts';
import { collaboratorsRoutes } from './collaborators.routes.ts';
import { collaboratorsSearch } from './collaborators.search.store.ts';

export const collaboratorsArea = area({
  name: 'collaborators',
  routes: [...collaboratorsRoutes, ...collaboratorsAdminRoutes],
  bulk: collaboratorsBulk,
  audit: collaboratorsAudit,
  search: [collaboratorsSearch],
  demo: collaboratorsDemo,
});
