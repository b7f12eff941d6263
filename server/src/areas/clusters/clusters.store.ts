import { listClusters } from '@venue/sdk/clusters/admin';
import { asc, getTableColumns, ilike } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { type ListQuery, pageOf } from '../../core/db/pageOf.ts';
import { containing, numberLike, withDigits, withWords } from '../../core/db/search.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { type ClusterTableRow, cluster } from './clusters.table.ts';

const sortable = {
  clusterId: [cluster.id],
  clusterName: [cluster.name, cluster.id],
  updatedAt: [cluster.updatedAt, cluster.id],
} as const;

// A long text would make a page of rows heavy, and no list shows it.
const { description: _, ...listed } = getTableColumns(cluster);
export type ListedCluster = Omit<ClusterTableRow, 'description'>;

export const clusterStore = recordStore(listClusters, cluster, {
  listed: db => db.select(listed).from(cluster),
  whole: db => db.select().from(cluster),
  sorting: ({ sort = 'updatedAt', order = 'desc' }) => inOrder(sortable[sort], order),
  filters: {},
  search: typed => [
    numberLike(cluster.id, typed),
    withWords([cluster.name, cluster.url, cluster.email, cluster.address], typed),
    withDigits(cluster.phone, typed),
  ],
});

/** A page of the clusters for visitors, by name; only the name is searched. */
export function shownClusters(db: Db, { search, ...page }: ListQuery & { readonly search: string | undefined }) {
  const fits = search ? ilike(cluster.name, containing(search)) : undefined;
  const rows = db.select(listed).from(cluster).where(fits).orderBy(asc(cluster.name), asc(cluster.id));
  return pageOf(db, page, rows, db.select({ id: cluster.id }).from(cluster).where(fits));
}
