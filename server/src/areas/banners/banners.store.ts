import { listBanners } from '@venue/sdk/banners/admin';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { numberLike, withWords } from '../../core/db/search.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { type BannerTableRow, saleBanner } from './banners.table.ts';

const sortable = {
  saleBannerId: [saleBanner.id],
  saleBannerTitle: [saleBanner.title, saleBanner.id],
  saleBannerFrom: [saleBanner.shownFrom, saleBanner.id],
  saleBannerIsActive: [saleBanner.isActive, saleBanner.id],
  updatedAt: [saleBanner.updatedAt, saleBanner.id],
} as const;

const rows = (db: Db) => db.select().from(saleBanner);

export const bannerStore = recordStore(listBanners, saleBanner, {
  listed: rows,
  whole: rows,
  // The active one comes first by default.
  sorting: ({ sort, order = 'desc' }) =>
    sort ? inOrder(sortable[sort], order) : inOrder([saleBanner.isActive, ...sortable.updatedAt], 'desc'),
  filters: { saleBannerIsActive: saleBanner.isActive },
  search: typed => [
    numberLike(saleBanner.id, typed),
    withWords([saleBanner.title, saleBanner.text, saleBanner.advertiser], typed),
  ],
});

/** The active banner, whatever its days. */
export async function activeBanner(db: Db): Promise<BannerTableRow | undefined> {
  const [row] = await db.select().from(saleBanner).where(eq(saleBanner.isActive, true));
  return row;
}

/** A banner, locked with all others until the end of the transaction: activating one deactivates another. */
export async function lockBanners(tx: Db, id: number): Promise<BannerTableRow | undefined> {
  const rows = await tx.select().from(saleBanner).orderBy(asc(saleBanner.id)).for('update');
  return rows.find(row => row.id === id);
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
