import { area } from '../../area/area.ts';
import { namedInVersions } from '../../core/record/versions.ts';
import { versionsAudit } from './versions.audit.ts';
import { carryOutPlans, keepFirstVersions } from './versions.jobs.ts';
import { versionsPersonal } from './versions.personal.store.ts';
import { versionsRoutes } from './versions.routes.ts';

export const versionsArea = area({
  name: 'versions',
  routes: versionsRoutes,
  jobs: areas => [carryOutPlans(areas), keepFirstVersions(areas)],
  audit: versionsAudit,
  files: [namedInVersions],
  personal: versionsPersonal,
});
