import { actionsFrom } from '@venue/sdk';
import { bannerMoves, type SaleBanner } from '@venue/sdk/banners/model';
import type { Db } from '../../core/db/database.ts';
import { mainPictures } from '../../core/record/pictures.ts';
import { fieldsOf } from './banners.rules.ts';
import type { BannerTableRow } from './banners.table.ts';

/** Banners as staff see them. */
export async function presentBanners(
  db: Db,
  rows: readonly BannerTableRow[],
  mayManage: boolean,
): Promise<SaleBanner[]> {
  const ids = rows.map(row => row.id);
  const images = await mainPictures(db, 'banner', ids);
  return rows.map(row => ({
    ...fieldsOf(row),
    saleBannerId: row.id,
    saleBannerIsActive: row.isActive,
    saleBannerImage: images.get(row.id) ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    can: mayManage ? [...actionsFrom(bannerMoves, 'staff', row.isActive), 'remove'] : [],
  }));
}
