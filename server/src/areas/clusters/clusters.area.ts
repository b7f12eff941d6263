import { clusterRecord } from '@venue/sdk/clusters/kind';
import { area } from '../../area/area.ts';
import { versioned } from '../../area/versioned.ts';
import { clustersAdminRoutes } from './clusters.admin.routes.ts';
import { clustersAudit } from './clusters.audit.ts';
import { clustersDemo } from './clusters.demo.ts';
import { clustersImagesRoutes } from './clusters.images.routes.ts';
import { presentCluster } from './clusters.presenter.ts';
import { clustersRoutes } from './clusters.routes.ts';
import { fieldNames } from './clusters.rules.ts';
import { clustersSearch } from './clusters.search.store.ts';
import { clusterById } from './clusters.store.ts';
import { cluster } from './clusters.table.ts';

export const clustersArea = area({
  name: 'clusters',
  routes: [...clustersRoutes, ...clustersAdminRoutes, ...clustersImagesRoutes],
  audit: clustersAudit,
  search: [clustersSearch],
  found: [{ kind: 'cluster', title: 'Кластеры', to: id => `/clusters/${id}` }],
  versions: [
    versioned(clusterRecord, {
      id: cluster.id,
      read: async (db, id) => {
        const row = await clusterById(db, id);
        return row && presentCluster(db, row, false);
      },
      fields: fieldNames,
      isShown: () => true,
      pictures: 'files',
    }),
  ],
  demo: clustersDemo,
});
