import { area } from '../../area/area.ts';
import { actsAdminRoutes } from './acts.admin.routes.ts';
import { agreementsAdminRoutes } from './agreements.admin.routes.ts';
import { agreementsAudit } from './agreements.audit.ts';
import { agreementsDemo } from './agreements.demo.ts';
import { agreementsPersonal } from './agreements.personal.store.ts';
import { actsSearch, agreementsSearch, invoicesSearch, templatesSearch } from './agreements.search.store.ts';
import { eventsJobs } from './events.jobs.ts';
import { eventsRoutes } from './events.routes.ts';
import { invoicesAdminRoutes } from './invoices.admin.routes.ts';
import { mailAdminRoutes } from './mail.admin.routes.ts';
import { ordersAdminRoutes } from './orders.admin.routes.ts';
import { ordersJobs } from './orders.jobs.ts';
import { ordersRoutes } from './orders.routes.ts';
import { isOverdue } from './orders.store.ts';
import { invoiceOrder } from './orders.table.ts';
import { papersBulk } from './papers.bulk.ts';
import { statementsAdminRoutes } from './statements.admin.routes.ts';
import { templatesAdminRoutes } from './templates.admin.routes.ts';

export const agreementsArea = area({
  name: 'agreements',
  routes: [
    ...ordersRoutes,
    ...eventsRoutes,
    ...agreementsAdminRoutes,
    ...invoicesAdminRoutes,
    ...ordersAdminRoutes,
    ...actsAdminRoutes,
    ...statementsAdminRoutes,
    ...mailAdminRoutes,
    ...templatesAdminRoutes,
  ],
  jobs: [...ordersJobs, ...eventsJobs],
  bulk: papersBulk,
  pending: now => [{ kind: 'invoice', as: 'overdueInvoice', from: invoiceOrder, where: isOverdue(now) }],
  search: [agreementsSearch, invoicesSearch, actsSearch, templatesSearch],
  audit: agreementsAudit,
  personal: agreementsPersonal,
  demo: agreementsDemo,
});
