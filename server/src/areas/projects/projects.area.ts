import { projectRecord } from '@venue/sdk/projects/kind';
import { area } from '../../area/area.ts';
import { turnsBy, versioned } from '../../area/versioned.ts';
import { projectsAdminRoutes } from './projects.admin.routes.ts';
import { projectsAudit } from './projects.audit.ts';
import { projectsBulk } from './projects.bulk.ts';
import { projectsDemo } from './projects.demo.ts';
import { projectsImagesRoutes } from './projects.images.routes.ts';
import { presentProject } from './projects.presenter.ts';
import { projectsRoutes } from './projects.routes.ts';
import { fieldNames } from './projects.rules.ts';
import { projectsSearch } from './projects.search.store.ts';
import { projectById } from './projects.store.ts';
import { pastProject } from './projects.table.ts';

export const projectsArea = area({
  name: 'projects',
  routes: [...projectsRoutes, ...projectsAdminRoutes, ...projectsImagesRoutes],
  bulk: projectsBulk,
  audit: projectsAudit,
  search: [projectsSearch],
  found: [{ kind: 'project', title: 'Прошедшие проекты', to: address => `/past-projects/${address}` }],
  versions: [
    versioned(projectRecord, {
      id: pastProject.id,
      read: async (db, id) => {
        const row = await projectById(db, id);
        return row && presentProject(db, row, false);
      },
      fields: fieldNames,
      isShown: ({ isPublished }) => isPublished,
      isRemoved: ({ isDeleted }) => isDeleted,
      pictures: 'projectImages',
      turns: turnsBy(projectsBulk, 'projects.publish', 'projects.unpublish'),
    }),
  ],
  demo: projectsDemo,
});
