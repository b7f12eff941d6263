import { area } from '../../area/area.ts';
import { priceListAdminRoutes } from './price-list.admin.routes.ts';
import { priceListAudit } from './price-list.audit.ts';
import { priceListDemo } from './price-list.demo.ts';
import { priceList } from './price-list.service.ts';

export const priceListArea = area({
  name: 'price-list',
  routes: priceListAdminRoutes,
  bulk: priceList.bulk,
  audit: priceListAudit,
  demo: priceListDemo,
});
