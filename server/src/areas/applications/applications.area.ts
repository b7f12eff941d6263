import { area } from '../../area/area.ts';
import { applicationsAdminRoutes } from './applications.admin.routes.ts';
import { applicationsAudit } from './applications.audit.ts';
import { applicationsBulk } from './applications.bulk.ts';
import { applicationsPersonal } from './applications.personal.store.ts';
import { applicationsSearch } from './applications.search.store.ts';
import { isOpen } from './applications.store.ts';
import { application } from './applications.table.ts';

export const applicationsArea = area({
  name: 'applications',
  routes: applicationsAdminRoutes,
  bulk: applicationsBulk,
  search: [applicationsSearch],
  pending: () => [{ kind: 'application', from: application, where: isOpen }],
  audit: applicationsAudit,
  personal: applicationsPersonal,
});
