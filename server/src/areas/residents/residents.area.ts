import { residentStatus } from '@venue/sdk/residents/model';
import { area } from '../../area/area.ts';
import { residentsAdminRoutes } from './residents.admin.routes.ts';
import { residentsAudit } from './residents.audit.ts';
import { residentsDemo } from './residents.demo.ts';
import { residentsPersonal } from './residents.personal.store.ts';
import { residentsRoutes } from './residents.routes.ts';
import { fieldNames } from './residents.rules.ts';
import { residentsSearch } from './residents.search.store.ts';
import { residentSubmitted, residents } from './residents.service.ts';

export const residentsArea = area({
  name: 'residents',
  routes: [...residentsRoutes, ...residentsAdminRoutes],
  bulk: residents.bulk,
  profile: { saved: residentSubmitted },
  search: [residentsSearch],
  found: [{ kind: 'resident', title: 'Резиденты', to: id => `/residents/${id}` }],
  audit: residentsAudit,
  personal: residentsPersonal,
  versions: [
    residents.versioned({
      fields: fieldNames,
      isShown: ({ residentStatus: status, residentIsActual }) =>
        status === residentStatus.published && residentIsActual,
      pictures: 'residentImage',
      turns: true,
    }),
  ],
  demo: residentsDemo,
});
