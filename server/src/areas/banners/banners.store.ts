import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds } from '../../core/db/pageByIds.ts';
import { numberLike, type SearchQuery, withWords } from '../../core/db/search.ts';
import { type BannerTableRow, saleBanner } from './banners.table.ts';

const sortable = {
  saleBannerId: [saleBanner.id],
  saleBannerTitle: [saleBanner.title, saleBanner.id],
  saleBannerFrom: [saleBanner.shownFrom, saleBanner.id],
  saleBannerIsActive: [saleBanner.isActive, saleBanner.id],
  updatedAt: [saleBanner.updatedAt, saleBanner.id],
} as const;

interface ListQuery {
  readonly saleBannerIsActive?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const texts = [saleBanner.title, saleBanner.text, saleBanner.advertiser];

function fitting({ saleBannerIsActive, search = '' }: ListQuery): SearchQuery {
  const fits = and(saleBannerIsActive === undefined ? undefined : eq(saleBanner.isActive, saleBannerIsActive));
  return {
    id: saleBanner.id,
    fits,
    found: search === '' ? undefined : [numberLike(saleBanner.id, search), withWords(texts, search)],
  };
}

/** A page of banners, with the total; the active one comes first by default. */
export function bannersPage(db: Db, wanted: ListQuery) {
  const { sort, order = 'desc' } = wanted;
  const usual = inOrder([saleBanner.isActive, ...sortable.updatedAt], 'desc');
  return pageByIds<BannerTableRow>(db, wanted, {
    ...fitting(wanted),
    sorting: sort ? inOrder(sortable[sort], order) : usual,
    rowsOf: ids =>
      db
        .select()
        .from(saleBanner)
        .where(inArray(saleBanner.id, [...ids])),
  });
}

export async function bannerById(db: Db, id: number): Promise<BannerTableRow | undefined> {
  const [row] = await db.select().from(saleBanner).where(eq(saleBanner.id, id));
  return row;
}

/** The active banner, whatever its days. */
export async function activeBanner(db: Db): Promise<BannerTableRow | undefined> {
  const [row] = await db.select().from(saleBanner).where(eq(saleBanner.isActive, true));
  return row;
}

/** A banner, locked until the end of the transaction. */
export async function lockBanner(tx: Db, id: number): Promise<BannerTableRow | undefined> {
  const [row] = await tx.select().from(saleBanner).where(eq(saleBanner.id, id)).for('update');
  return row;
}

/** The same, with all other banners locked too: activating one deactivates another. */
export async function lockBanners(tx: Db, id: number): Promise<BannerTableRow | undefined> {
  const rows = await tx.select().from(saleBanner).orderBy(asc(saleBanner.id)).for('update');
  return rows.find(row => row.id === id);
}

export async function addBanner(tx: Db, values: typeof saleBanner.$inferInsert): Promise<BannerTableRow> {
  return inserted(await tx.insert(saleBanner).values(values).returning());
}

export async function changeBanner(
  tx: Db,
  id: number,
  values: Partial<typeof saleBanner.$inferInsert>,
): Promise<BannerTableRow> {
  const [row] = await tx.update(saleBanner).set(values).where(eq(saleBanner.id, id)).returning();
  if (!row) throw new Error(`banner ${id} is gone`);
  return row;
}

/** Deactivates the active banner unless it is this one; returns its id. */
export async function deactivateOthers(tx: Db, id: number, updatedAt: Date): Promise<number | undefined> {
  const [row] = await tx
    .update(saleBanner)
    .set({ isActive: false, updatedAt })
    .where(and(saleBanner.isActive, ne(saleBanner.id, id)))
    .returning({ id: saleBanner.id });
  return row?.id;
}

export async function dropBanner(tx: Db, id: number): Promise<void> {
  await tx.delete(saleBanner).where(eq(saleBanner.id, id));
}
