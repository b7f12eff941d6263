import { authorRecord } from '@venue/sdk/authors/kind';
import { area } from '../../area/area.ts';
import { versioned } from '../../area/versioned.ts';
import { authorsAdminRoutes } from './authors.admin.routes.ts';
import { authorsAudit } from './authors.audit.ts';
import { authorsDemo } from './authors.demo.ts';
import { presentAuthor } from './authors.presenter.ts';
import { authorsRoutes } from './authors.routes.ts';
import { authorsSearch } from './authors.search.store.ts';
import { authorFields, authorStore } from './authors.store.ts';

export const authorsArea = area({
  name: 'authors',
  routes: [...authorsRoutes, ...authorsAdminRoutes],
  audit: authorsAudit,
  search: [authorsSearch],
  versions: [
    versioned(authorRecord, {
      id: authorStore.id,
      read: async (db, id) => {
        const row = await authorStore.byId(db, id);
        return row && presentAuthor(db, row, false);
      },
      fields: [...authorFields.fieldNames, 'categories'],
      isShown: ({ isShown }) => isShown,
      pictures: 'authorAvatar',
    }),
  ],
  demo: authorsDemo,
});
