import type { Cluster, ClusterRow } from '@venue/sdk/clusters/model';
import type { Db } from '../../core/db/database.ts';
import { picturesOf, picturesOfMany } from '../../core/record/pictures.ts';
import { contactsOf, fieldsOf } from './clusters.rules.ts';
import type { ListedCluster } from './clusters.store.ts';
import type { ClusterTableRow } from './clusters.table.ts';

const canOf = (mayManage: boolean): ClusterRow['can'] => (mayManage ? ['edit', 'remove'] : []);
const moments = ({ createdAt, updatedAt }: ListedCluster) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Clusters as a list shows them, each with its first picture. */
export async function presentRows(db: Db, rows: readonly ListedCluster[], mayManage: boolean): Promise<ClusterRow[]> {
  const pictures = await picturesOfMany(
    db,
    'cluster',
    rows.map(row => row.id),
  );
  return rows.map(row => ({
    clusterId: row.id,
    clusterName: row.name,
    clusterUrl: row.url,
    clusterContacts: contactsOf(row),
    cover: pictures.get(row.id)?.[0] ?? null,
    ...moments(row),
    can: canOf(mayManage),
  }));
}

export const presentCluster = async (db: Db, row: ClusterTableRow, mayManage: boolean): Promise<Cluster> => ({
  clusterId: row.id,
  ...fieldsOf(row),
  files: await picturesOf(db, { owner: 'cluster', id: row.id }),
  ...moments(row),
  can: canOf(mayManage),
  version: row.version,
});
