import { area } from '../../area/area.ts';
import { bannersAdminRoutes } from './banners.admin.routes.ts';
import { bannersAudit } from './banners.audit.ts';
import { bannersDemo } from './banners.demo.ts';
import { bannersRoutes } from './banners.routes.ts';
import { fieldNames } from './banners.rules.ts';
import { bannersSearch } from './banners.search.store.ts';
import { banners } from './banners.service.ts';

export const bannersArea = area({
  name: 'banners',
  routes: [...bannersRoutes, ...bannersAdminRoutes],
  audit: bannersAudit,
  search: [bannersSearch],
  versions: [
    banners.versioned({
      fields: fieldNames,
      isShown: ({ saleBannerIsActive }) => saleBannerIsActive,
      pictures: 'saleBannerImage',
    }),
  ],
  demo: bannersDemo,
});
