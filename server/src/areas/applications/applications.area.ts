import { area } from '../../area/area.ts';
import { applicationsAdminRoutes } from './applications.admin.routes.ts';
import { applicationsBulk } from './applications.bulk.ts';

export const applicationsArea = area({
  name: 'applications',
  routes: applicationsAdminRoutes,
  bulk: applicationsBulk,
});
