import { area } from '../../area/area.ts';
import { statementsAdminRoutes } from './statements.admin.routes.ts';
import { statementsAudit } from './statements.audit.ts';
import { statementsInvariants } from './statements.invariants.ts';
import { statementsPersonal } from './statements.personal.store.ts';
import { receiptsRoutes } from './statements.receipts.routes.ts';

export const statementsArea = area({
  name: 'statements',
  routes: [...receiptsRoutes, ...statementsAdminRoutes],
  audit: statementsAudit,
  personal: statementsPersonal,
  invariants: statementsInvariants,
});
