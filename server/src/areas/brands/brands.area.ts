import { brandStatus } from '@venue/sdk/brands/model';
import { eq } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { brandsAdminRoutes } from './brands.admin.routes.ts';
import { brandsAudit } from './brands.audit.ts';
import { brandsBulk } from './brands.bulk.ts';
import { brandsDemo } from './brands.demo.ts';
import { keepActivityKinds } from './brands.kinds.store.ts';
import { brandsPersonal } from './brands.personal.store.ts';
import { brandsPhotosRoutes } from './brands.photos.routes.ts';
import { brandsPublicRoutes } from './brands.public.routes.ts';
import { brandsRoutes } from './brands.routes.ts';
import { brandsSearch } from './brands.search.store.ts';
import { organisationOfBrand } from './brands.store.ts';
import { brand } from './brands.table.ts';

export const brandsArea = area({
  name: 'brands',
  routes: [...brandsRoutes, ...brandsPublicRoutes, ...brandsPhotosRoutes, ...brandsAdminRoutes],
  bulk: brandsBulk,
  prepare: keepActivityKinds,
  profile: { organisationInUse: organisationOfBrand },
  search: [brandsSearch],
  found: [{ kind: 'brand', title: 'Бренды', to: id => `/brands/${id}` }],
  pending: () => [{ kind: 'brand', from: brand, where: eq(brand.status, brandStatus.onVerification) }],
  audit: brandsAudit,
  personal: brandsPersonal,
  demo: brandsDemo,
});
