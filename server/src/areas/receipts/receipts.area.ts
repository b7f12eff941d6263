import { area, payablesOf } from '../../area/area.ts';
import { receiptsAdminRoutes } from './receipts.admin.routes.ts';
import { receiptsAudit } from './receipts.audit.ts';
import { receiptsDemo } from './receipts.demo.ts';
import { receiptsGauges } from './receipts.gauges.store.ts';
import { receiptsInvariants } from './receipts.invariants.ts';
import { receiptsJobs } from './receipts.jobs.ts';
import { owedRoutes } from './receipts.owed.routes.ts';
import { invoicesToReturn, moneyOwed, refundsForStaff } from './receipts.owed.store.ts';
import { receiptsPersonal } from './receipts.personal.store.ts';
import { refused } from './receipts.store.ts';
import { receipt } from './receipts.table.ts';

/** Receipts of 54-FZ, and whether our money, the provider's and the receipts agree. */
export const receiptsArea = area({
  name: 'receipts',
  routes: [...receiptsAdminRoutes, ...owedRoutes],
  jobs: areas => receiptsJobs(payablesOf(areas)),
  pending: () => [
    { kind: 'receipt', from: receipt, where: refused },
    { kind: 'refund', from: moneyOwed, where: refundsForStaff },
    { kind: 'invoice', from: moneyOwed, where: invoicesToReturn },
  ],
  gauges: receiptsGauges,
  audit: receiptsAudit,
  personal: receiptsPersonal,
  demo: receiptsDemo,
  invariants: receiptsInvariants,
});
