import { marketRequestStatus } from '@venue/sdk/market/model';
import { eq } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { marketAdminRoutes } from './market.admin.routes.ts';
import { marketAudit } from './market.audit.ts';
import { marketBulk } from './market.bulk.ts';
import { marketDemo } from './market.demo.ts';
import { marketItemsRoutes } from './market.items.routes.ts';
import { marketPersonal } from './market.personal.store.ts';
import { marketPublicRoutes } from './market.public.routes.ts';
import { marketRequestsRoutes } from './market.requests.routes.ts';
import { marketSearch } from './market.search.store.ts';
import { marketRequest } from './market.table.ts';

export const marketArea = area({
  name: 'market',
  routes: [...marketItemsRoutes, ...marketPublicRoutes, ...marketRequestsRoutes, ...marketAdminRoutes],
  bulk: marketBulk,
  search: marketSearch,
  found: [{ kind: 'marketItem', title: 'Товары брендов', to: id => `/goods/${id}` }],
  pending: () => [
    {
      kind: 'marketRequest',
      from: marketRequest,
      where: eq(marketRequest.status, marketRequestStatus.onVerification),
    },
  ],
  audit: marketAudit,
  personal: marketPersonal,
  demo: marketDemo,
});
