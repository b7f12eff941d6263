import { asc, eq, getTableColumns, ilike, inArray } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds } from '../../core/db/pageByIds.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing, numberLike, type SearchQuery, withDigits, withWords } from '../../core/db/search.ts';
import { type ClusterTableRow, cluster } from './clusters.table.ts';

const sortable = {
  clusterId: [cluster.id],
  clusterName: [cluster.name, cluster.id],
  updatedAt: [cluster.updatedAt, cluster.id],
} as const;

interface ListQuery {
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const texts = [cluster.name, cluster.url, cluster.email, cluster.address];

const fitting = ({ search = '' }: ListQuery): SearchQuery => ({
  id: cluster.id,
  fits: undefined,
  found:
    search === ''
      ? undefined
      : [numberLike(cluster.id, search), withWords(texts, search), withDigits(cluster.phone, search)],
});

// A long text would make a page of rows heavy, and no list shows it.
const { description: _, ...listed } = getTableColumns(cluster);
export type ListedCluster = Omit<ClusterTableRow, 'description'>;

/** A page of clusters, with the total. */
export function clustersPage(db: Db, wanted: ListQuery) {
  const { sort = 'updatedAt', order = 'desc' } = wanted;
  return pageByIds<ListedCluster>(db, wanted, {
    ...fitting(wanted),
    sorting: inOrder(sortable[sort], order),
    rowsOf: ids =>
      db
        .select(listed)
        .from(cluster)
        .where(inArray(cluster.id, [...ids])),
  });
}

/** A page of the clusters for visitors, by name; only the name is searched. */
export function shownClusters(db: Db, { search, page, pageSize }: Omit<ListQuery, 'sort' | 'order'>) {
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
