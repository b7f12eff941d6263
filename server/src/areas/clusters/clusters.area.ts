import { area } from '../../area/area.ts';
import { clustersAdminRoutes } from './clusters.admin.routes.ts';
import { clustersAudit } from './clusters.audit.ts';
import { clustersDemo } from './clusters.demo.ts';
import { clustersRoutes } from './clusters.routes.ts';
import { fieldNames } from './clusters.rules.ts';
import { clustersSearch } from './clusters.search.store.ts';
import { clusters } from './clusters.service.ts';

export const clustersArea = area({
  name: 'clusters',
  routes: [...clustersRoutes, ...clustersAdminRoutes],
  audit: clustersAudit,
  search: [clustersSearch],
  found: [{ kind: 'cluster', title: 'Кластеры', to: id => `/clusters/${id}` }],
  versions: [
    clusters.versioned({
      fields: fieldNames,
      isShown: () => true,
      pictures: 'files',
    }),
  ],
  demo: clustersDemo,
});
