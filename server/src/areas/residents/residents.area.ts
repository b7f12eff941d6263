import { area } from '../../area/area.ts';
import { residentsAdminRoutes } from './residents.admin.routes.ts';
import { residentsBulk } from './residents.bulk.ts';
import { residentSubmitted } from './residents.service.ts';

export const residentsArea = area({
  name: 'residents',
  routes: residentsAdminRoutes,
  bulk: residentsBulk,
  profile: { saved: residentSubmitted },
});
