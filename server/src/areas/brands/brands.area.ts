import { area } from '../../area/area.ts';
import { brandsAdminRoutes } from './brands.admin.routes.ts';
import { keepActivityKinds } from './brands.kinds.store.ts';
import { brandsPhotosRoutes } from './brands.photos.routes.ts';
import { brandsRoutes } from './brands.routes.ts';
import { organisationOfBrand } from './brands.store.ts';

export const brandsArea = area({
  name: 'brands',
  routes: [...brandsRoutes, ...brandsPhotosRoutes, ...brandsAdminRoutes],
  prepare: keepActivityKinds,
  profile: { organisationInUse: organisationOfBrand },
});
