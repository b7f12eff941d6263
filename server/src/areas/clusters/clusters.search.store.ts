import { clusterRecord } from '@venue/sdk/clusters/kind';
import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { cluster } from './clusters.table.ts';

/** Clusters in the search. */
export const clustersSearch: SearchSource = {
  kind: clusterRecord,
  rows: typed => ({
    from: cluster,
    id: cluster.id,
    title: cluster.name,
    more: cluster.url,
    status: sql`1`,
    fits: findsWords(cluster.id, [cluster.name, cluster.url, cluster.email, cluster.address], typed),
  }),
  caption: row => [row.more],
  status: () => ({ id: 1, label: clusterRecord.label, tone: 'neutral' }),
  to: row => `/cluster/${row.id}`,
};
