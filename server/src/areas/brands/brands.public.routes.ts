import { getPublicBrand, listPublicBrands } from '@venue/sdk/brands';
import { brandStatus, type PublicBrand } from '@venue/sdk/brands/model';
import { handlePublished } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { presentBrand, presentBrandRows } from './brands.presenter.ts';
import { brandById, brandsPage } from './brands.store.ts';

const PAGE_SIZE = 12;

// The reply's schema drops undeclared fields, so visitors get only the public model.
export const brandsPublicRoutes = [
  handlePublished(listPublicBrands, async ({ query: { page, search, activityKindId: kindId } }, { db }) => {
    const listQuery = { status: brandStatus.verified, kindId, search, page, pageSize: PAGE_SIZE };
    const { rows, total } = await brandsPage(db, listQuery);
    return {
      message: { page, pageSize: PAGE_SIZE, total, totalIsExact: true },
      items: await presentBrandRows(db, rows, () => 'guest'),
    };
  }),

  handlePublished(getPublicBrand, async ({ brandId }, { db }) => {
    const row = await brandById(db, brandId);
    const brand: PublicBrand = await presentBrand(
      db,
      mustExist(row?.status === brandStatus.verified ? row : undefined),
      'guest',
    );
    return { message: brand };
  }),
];
