import { area } from '../../area/area.ts';
import { residentsAdminRoutes } from './residents.admin.routes.ts';
import { residentsAudit } from './residents.audit.ts';
import { residentsBulk } from './residents.bulk.ts';
import { residentsDemo } from './residents.demo.ts';
import { residentsPersonal } from './residents.personal.store.ts';
import { residentsRoutes } from './residents.routes.ts';
import { residentsSearch } from './residents.search.store.ts';
import { residentSubmitted } from './residents.service.ts';

export const residentsArea = area({
  name: 'residents',
  routes: [...residentsRoutes, ...residentsAdminRoutes],
  bulk: residentsBulk,
  profile: { saved: residentSubmitted },
  search: [residentsSearch],
  found: [{ kind: 'resident', title: 'Резиденты', to: id => `/residents/${id}` }],
  audit: residentsAudit,
  personal: residentsPersonal,
  demo: residentsDemo,
});
