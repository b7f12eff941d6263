import { area } from '../../area/area.ts';
import { collaboratorsAdminRoutes } from './collaborators.admin.routes.ts';
import { collaboratorsAudit } from './collaborators.audit.ts';
import { collaboratorsDemo } from './collaborators.demo.ts';
import { collaboratorsRoutes } from './collaborators.routes.ts';
import { fieldNames } from './collaborators.rules.ts';
import { collaboratorsSearch } from './collaborators.search.store.ts';
import { collaborators } from './collaborators.service.ts';

export const collaboratorsArea = area({
  name: 'collaborators',
  routes: [...collaboratorsRoutes, ...collaboratorsAdminRoutes],
  bulk: collaborators.bulk,
  audit: collaboratorsAudit,
  search: [collaboratorsSearch],
  versions: [
    collaborators.versioned({
      fields: fieldNames,
      isShown: ({ isPublished }) => isPublished,
      pictures: 'collaboratorImage',
      turns: true,
    }),
  ],
  demo: collaboratorsDemo,
});
