import { asc, desc, eq, getTableColumns, ilike, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing, digitsLike, numberLike } from '../../core/db/search.ts';
import { type ClusterTableRow, cluster } from './clusters.table.ts';

const sortable = { clusterId: cluster.id, clusterName: cluster.name, updatedAt: cluster.updatedAt } as const;

interface Wanted {
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

function fitting({ search = '' }: Wanted): SQL | undefined {
  if (search === '') return undefined;
  const words = containing(search);
  return or(
    numberLike(cluster.id, search),
    digitsLike(cluster.phone, search),
    ...[cluster.name, cluster.url, cluster.email, cluster.address].map(column => ilike(column, words)),
  );
}

// A long text would make a page of rows heavy, and no list shows it.
const { description: _, ...listed } = getTableColumns(cluster);
export type ListedCluster = Omit<ClusterTableRow, 'description'>;

/** A page of clusters with the number of all in the view. */
export function clustersPage(db: Db, wanted: Wanted) {
  const { sort = 'updatedAt', order = 'desc' } = wanted;
  const way = order === 'asc' ? asc : desc;
  const fits = fitting(wanted);
  const rows = db.select(listed).from(cluster).where(fits).orderBy(way(sortable[sort]), way(cluster.id));
  return pageOf(db, wanted, rows, db.select({ id: cluster.id }).from(cluster).where(fits));
}

/** A page of the clusters for visitors, by name; only the name is searched. */
export function shownClusters(db: Db, { search, page, pageSize }: Omit<Wanted, 'sort' | 'order'>) {
  const fits = search ? ilike(cluster.name, containing(search)) : undefined;
  const rows = db.select(listed).from(cluster).where(fits).orderBy(asc(cluster.name), asc(cluster.id));
  return pageOf(db, { page, pageSize }, rows, db.select({ id: cluster.id }).from(cluster).where(fits));
}

export async function clusterById(db: Db, id: number): Promise<ClusterTableRow | undefined> {
  const [row] = await db.select().from(cluster).where(eq(cluster.id, id));
  return row;
}

/** A cluster, locked until the end of the transaction. */
export async function lockCluster(tx: Db, id: number): Promise<ClusterTableRow | undefined> {
  const [row] = await tx.select().from(cluster).where(eq(cluster.id, id)).for('update');
  return row;
}

export async function addCluster(tx: Db, values: typeof cluster.$inferInsert): Promise<ClusterTableRow> {
  return inserted(await tx.insert(cluster).values(values).returning());
}

export async function changeCluster(
  tx: Db,
  id: number,
  values: Partial<typeof cluster.$inferInsert>,
): Promise<ClusterTableRow> {
  const [row] = await tx.update(cluster).set(values).where(eq(cluster.id, id)).returning();
  if (!row) throw new Error(`cluster ${id} is gone`);
  return row;
}

export async function dropCluster(tx: Db, id: number): Promise<void> {
  await tx.delete(cluster).where(eq(cluster.id, id));
}
