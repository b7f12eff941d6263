import { area } from '../../area/area.ts';
import { clustersAdminRoutes } from './clusters.admin.routes.ts';
import { clustersAudit } from './clusters.audit.ts';
import { clustersDemo } from './clusters.demo.ts';
import { clustersImagesRoutes } from './clusters.images.routes.ts';
import { clustersRoutes } from './clusters.routes.ts';
import { clustersSearch } from './clusters.search.store.ts';

export const clustersArea = area({
  name: 'clusters',
  routes: [...clustersRoutes, ...clustersAdminRoutes, ...clustersImagesRoutes],
  audit: clustersAudit,
  search: [clustersSearch],
  found: [{ kind: 'cluster', title: 'Кластеры', to: id => `/clusters/${id}` }],
  demo: clustersDemo,
});
