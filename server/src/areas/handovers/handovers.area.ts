import { area } from '../../area/area.ts';
import { handoversPersonal } from './handovers.personal.store.ts';
import { handoversRoutes } from './handovers.routes.ts';

/** Shifts of the desk, handed over with their cash. */
export const handoversArea = area({
  name: 'handovers',
  routes: handoversRoutes,
  personal: handoversPersonal,
  audit: { texts: { 'admin.handover.add': 'Сдал(а) смену' } },
});
