import { area } from '../../area/area.ts';
import { projectsAdminRoutes } from './projects.admin.routes.ts';
import { projectsAudit } from './projects.audit.ts';
import { projectsDemo } from './projects.demo.ts';
import { projectsImagesRoutes } from './projects.images.routes.ts';
import { projectsRoutes } from './projects.routes.ts';
import { fieldNames } from './projects.rules.ts';
import { projectsSearch } from './projects.search.store.ts';
import { projects } from './projects.service.ts';

export const projectsArea = area({
  name: 'projects',
  routes: [...projectsRoutes, ...projectsAdminRoutes, ...projectsImagesRoutes],
  bulk: projects.bulk,
  audit: projectsAudit,
  search: [projectsSearch],
  found: [{ kind: 'project', title: 'Прошедшие проекты', to: address => `/past-projects/${address}` }],
  versions: [
    projects.versioned({
      fields: fieldNames,
      isShown: ({ isPublished }) => isPublished,
      isRemoved: ({ isDeleted }) => isDeleted,
      pictures: 'projectImages',
      turns: true,
    }),
  ],
  demo: projectsDemo,
});
