import { agreementPapersOf, area } from '../../area/area.ts';
import { agreementsAdminRoutes } from './agreements.admin.routes.ts';
import { agreementsAudit } from './agreements.audit.ts';
import { agreementsDemo } from './agreements.demo.ts';
import { agreementsPersonal } from './agreements.personal.store.ts';
import { agreementsSearch, templatesSearch } from './agreements.search.store.ts';
import { templatesAdminRoutes } from './templates/agreements.templates.admin.routes.ts';

export const agreementsArea = area({
  name: 'agreements',
  routes: areas => [...agreementsAdminRoutes(agreementPapersOf(areas)), ...templatesAdminRoutes],
  search: [agreementsSearch, templatesSearch],
  audit: agreementsAudit,
  personal: agreementsPersonal,
  demo: agreementsDemo,
});
