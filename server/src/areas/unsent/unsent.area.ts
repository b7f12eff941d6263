import { area } from '../../area/area.ts';
import { outbox } from '../../core/db/core.table.ts';
import { unsentAdminRoutes } from './unsent.admin.routes.ts';
import { unsentAudit } from './unsent.audit.ts';
import { unsentDemo } from './unsent.demo.ts';
import { unsentGauges } from './unsent.gauges.store.ts';
import { mayHaveLeft, unsent } from './unsent.store.ts';

export const unsentArea = area({
  name: 'unsent',
  routes: unsentAdminRoutes,
  pending: now => [{ kind: 'message', from: outbox, where: unsent(now) }],
  gauges: unsentGauges,
  restored: mayHaveLeft,
  audit: unsentAudit,
  demo: unsentDemo,
});
