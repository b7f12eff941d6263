import { area } from '../../area/area.ts';
import { filesIn } from '../../core/files/references.ts';
import { actsAdminRoutes } from './acts/papers.acts.admin.routes.ts';
import { archiveRoutes } from './archive/papers.archive.routes.ts';
import { edoAdminRoutes } from './edo/papers.edo.admin.routes.ts';
import { edoJobs } from './edo/papers.edo.jobs.ts';
import { waitsForStaff } from './edo/papers.edo.store.ts';
import { actExchange, updAnswerFile } from './edo/papers.edo.table.ts';
import { invoicesAdminRoutes } from './invoices/papers.invoices.admin.routes.ts';
import { mailAdminRoutes } from './mail/papers.mail.admin.routes.ts';
import { mailByStaff, mayMail } from './mail/papers.mail.service.ts';
import { isOverdue } from './money/papers.money.store.ts';
import { invoiceOrder } from './money/papers.money.table.ts';
import { papersAudit } from './papers.audit.ts';
import { papersBulk } from './papers.bulk.ts';
import { papersDemo } from './papers.demo.ts';
import { papersInvariants } from './papers.invariants.ts';
import { papersPersonal } from './papers.personal.store.ts';
import { presentPapersOf } from './papers.presenter.ts';
import { actsSearch, invoicesSearch } from './papers.search.store.ts';
import { totalsOf } from './papers.totals.store.ts';

export const papersArea = area({
  name: 'papers',
  routes: [...invoicesAdminRoutes, ...actsAdminRoutes, ...archiveRoutes, ...mailAdminRoutes, ...edoAdminRoutes],
  jobs: edoJobs,
  agreementPapers: {
    totalsOf,
    papersOf: presentPapersOf,
    mayMail,
    mail: (tx, context, agreementId, paper, letter) =>
      mailByStaff(tx, context, letter, { of: { agreementId }, ...paper }),
  },
  bulk: papersBulk,
  pending: now => [
    { kind: 'invoice', as: 'overdueInvoice', from: invoiceOrder, where: isOverdue(now) },
    { kind: 'act', as: 'answeredUpd', from: actExchange, where: waitsForStaff },
  ],
  files: [filesIn(updAnswerFile.file)],
  search: [invoicesSearch, actsSearch],
  audit: papersAudit,
  personal: papersPersonal,
  invariants: papersInvariants,
  demo: papersDemo,
});
