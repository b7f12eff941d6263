import { area } from '../../area/area.ts';
import { projectsAdminRoutes } from './projects.admin.routes.ts';
import { projectsAudit } from './projects.audit.ts';
import { projectsBulk } from './projects.bulk.ts';
import { projectsDemo } from './projects.demo.ts';
import { projectsImagesRoutes } from './projects.images.routes.ts';
import { projectsRoutes } from './projects.routes.ts';
import { projectsSearch } from './projects.search.store.ts';

export const projectsArea = area({
  name: 'projects',
  routes: [...projectsRoutes, ...projectsAdminRoutes, ...projectsImagesRoutes],
  bulk: projectsBulk,
  audit: projectsAudit,
  search: [projectsSearch],
  found: [{ kind: 'project', title: 'Прошедшие проекты', to: address => `/past-projects/${address}` }],
  demo: projectsDemo,
});
