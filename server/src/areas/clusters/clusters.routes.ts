import { getPublicCluster, listPublicClusters } from '@venue/sdk/clusters';
import { handlePublished } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { presentCluster, presentRows } from './clusters.presenter.ts';
import { clusterStore, shownClusters } from './clusters.store.ts';

const PAGE_SIZE = 12;

// The reply's schema drops undeclared fields, so visitors get only the public model.
export const clustersRoutes = [
  handlePublished(listPublicClusters, async ({ query: { page, search } }, { db }) => {
    const { rows, ...totals } = await shownClusters(db, { search, page, pageSize: PAGE_SIZE });
    return { message: { page, pageSize: PAGE_SIZE, ...totals }, items: await presentRows(db, rows, false) };
  }),

  handlePublished(getPublicCluster, async ({ clusterId }, { db }) => ({
    message: await presentCluster(db, mustExist(await clusterStore.byId(db, clusterId)), false),
  })),
];
