import { area } from '../../area/area.ts';
import { actsAdminRoutes } from './acts.admin.routes.ts';
import { agreementsAdminRoutes } from './agreements.admin.routes.ts';
import { agreementsAudit } from './agreements.audit.ts';
import { agreementsDemo } from './agreements.demo.ts';
import { agreementsPersonal } from './agreements.personal.store.ts';
import { actsSearch, agreementsSearch, invoicesSearch, templatesSearch } from './agreements.search.store.ts';
import { invoicesAdminRoutes } from './invoices.admin.routes.ts';
import { isOverdue } from './invoices.money.store.ts';
import { invoiceOrder } from './invoices.money.table.ts';
import { mailAdminRoutes } from './mail.admin.routes.ts';
import { archiveRoutes } from './papers.archive.routes.ts';
import { papersBulk } from './papers.bulk.ts';
import { papersInvariants } from './papers.invariants.ts';
import { templatesAdminRoutes } from './templates.admin.routes.ts';

export const agreementsArea = area({
  name: 'agreements',
  routes: [
    ...agreementsAdminRoutes,
    ...invoicesAdminRoutes,
    ...actsAdminRoutes,
    ...archiveRoutes,
    ...mailAdminRoutes,
    ...templatesAdminRoutes,
  ],
  bulk: papersBulk,
  pending: now => [{ kind: 'invoice', as: 'overdueInvoice', from: invoiceOrder, where: isOverdue(now) }],
  search: [agreementsSearch, invoicesSearch, actsSearch, templatesSearch],
  audit: agreementsAudit,
  personal: agreementsPersonal,
  demo: agreementsDemo,
  invariants: papersInvariants,
});
