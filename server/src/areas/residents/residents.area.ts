import { residentRecord } from '@venue/sdk/residents/kind';
import { residentStatus } from '@venue/sdk/residents/model';
import { area } from '../../area/area.ts';
import { turnsBy, versioned } from '../../area/versioned.ts';
import { residentsAdminRoutes } from './residents.admin.routes.ts';
import { residentsAudit } from './residents.audit.ts';
import { residentsBulk } from './residents.bulk.ts';
import { residentsDemo } from './residents.demo.ts';
import { residentsPersonal } from './residents.personal.store.ts';
import { presentResident } from './residents.presenter.ts';
import { residentsRoutes } from './residents.routes.ts';
import { fieldNames } from './residents.rules.ts';
import { residentsSearch } from './residents.search.store.ts';
import { residentSubmitted } from './residents.service.ts';
import { residentById } from './residents.store.ts';
import { resident } from './residents.table.ts';

export const residentsArea = area({
  name: 'residents',
  routes: [...residentsRoutes, ...residentsAdminRoutes],
  bulk: residentsBulk,
  profile: { saved: residentSubmitted },
  search: [residentsSearch],
  found: [{ kind: 'resident', title: 'Резиденты', to: id => `/residents/${id}` }],
  audit: residentsAudit,
  personal: residentsPersonal,
  versions: [
    versioned(residentRecord, {
      id: resident.id,
      read: async (db, id) => {
        const row = await residentById(db, id);
        return row && presentResident(db, row, false);
      },
      fields: fieldNames,
      isShown: ({ residentStatus: status, residentIsActual }) =>
        status === residentStatus.published && residentIsActual,
      pictures: 'residentImage',
      turns: turnsBy(residentsBulk, 'residents.publish', 'residents.unpublish'),
    }),
  ],
  demo: residentsDemo,
});
