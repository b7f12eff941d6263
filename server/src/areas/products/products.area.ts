import { area } from '../../area/area.ts';
import { productsAudit } from './products.audit.ts';
import { productsDemo } from './products.demo.ts';
import { productsRoutes } from './products.routes.ts';

export const productsArea = area({
  name: 'products',
  routes: productsRoutes,
  audit: productsAudit,
  demo: productsDemo,
});
