import { area } from '../../area/area.ts';
import { actsAdminRoutes } from '../papers/acts/papers.acts.admin.routes.ts';
import { archiveRoutes } from '../papers/archive/papers.archive.routes.ts';
import { invoicesAdminRoutes } from '../papers/invoices/papers.invoices.admin.routes.ts';
import { mailAdminRoutes } from '../papers/mail/papers.mail.admin.routes.ts';
import { isOverdue } from '../papers/money/papers.money.store.ts';
import { invoiceOrder } from '../papers/money/papers.money.table.ts';
import { papersBulk } from '../papers/papers.bulk.ts';
import { papersInvariants } from '../papers/papers.invariants.ts';
import { agreementsAdminRoutes } from './agreements.admin.routes.ts';
import { agreementsAudit } from './agreements.audit.ts';
import { agreementsDemo } from './agreements.demo.ts';
import { agreementsPersonal } from './agreements.personal.store.ts';
import { actsSearch, agreementsSearch, invoicesSearch, templatesSearch } from './agreements.search.store.ts';
import { templatesAdminRoutes } from './templates/agreements.templates.admin.routes.ts';

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
