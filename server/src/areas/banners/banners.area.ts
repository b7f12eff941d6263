import { bannerRecord } from '@venue/sdk/banners/kind';
import { area } from '../../area/area.ts';
import { versioned } from '../../area/versioned.ts';
import { bannersAdminRoutes } from './banners.admin.routes.ts';
import { bannersAudit } from './banners.audit.ts';
import { bannersDemo } from './banners.demo.ts';
import { presentBanners } from './banners.presenter.ts';
import { bannersRoutes } from './banners.routes.ts';
import { fieldNames } from './banners.rules.ts';
import { bannersSearch } from './banners.search.store.ts';
import { bannerById } from './banners.store.ts';
import { saleBanner } from './banners.table.ts';

export const bannersArea = area({
  name: 'banners',
  routes: [...bannersRoutes, ...bannersAdminRoutes],
  audit: bannersAudit,
  search: [bannersSearch],
  versions: [
    versioned(bannerRecord, {
      id: saleBanner.id,
      read: async (db, id) => {
        const row = await bannerById(db, id);
        return row && (await presentBanners(db, [row], false))[0];
      },
      fields: fieldNames,
      isShown: ({ saleBannerIsActive }) => saleBannerIsActive,
      pictures: 'saleBannerImage',
    }),
  ],
  demo: bannersDemo,
});
