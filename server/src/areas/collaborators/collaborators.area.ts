import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import { area } from '../../area/area.ts';
import { turnsBy, versioned } from '../../area/versioned.ts';
import { collaboratorsAdminRoutes } from './collaborators.admin.routes.ts';
import { collaboratorsAudit } from './collaborators.audit.ts';
import { collaboratorsBulk } from './collaborators.bulk.ts';
import { collaboratorsDemo } from './collaborators.demo.ts';
import { presentCollaborators } from './collaborators.presenter.ts';
import { collaboratorsRoutes } from './collaborators.routes.ts';
import { fieldNames } from './collaborators.rules.ts';
import { collaboratorsSearch } from './collaborators.search.store.ts';
import { collaboratorById } from './collaborators.store.ts';
import { collaborator } from './collaborators.table.ts';

export const collaboratorsArea = area({
  name: 'collaborators',
  routes: [...collaboratorsRoutes, ...collaboratorsAdminRoutes],
  bulk: collaboratorsBulk,
  audit: collaboratorsAudit,
  search: [collaboratorsSearch],
  versions: [
    versioned(collaboratorRecord, {
      id: collaborator.id,
      read: async (db, id) => {
        const row = await collaboratorById(db, id);
        return row && (await presentCollaborators(db, [row], false))[0];
      },
      fields: fieldNames,
      isShown: ({ isPublished }) => isPublished,
      pictures: 'collaboratorImage',
      turns: turnsBy(collaboratorsBulk, 'collaborators.publish', 'collaborators.unpublish'),
    }),
  ],
  demo: collaboratorsDemo,
});
