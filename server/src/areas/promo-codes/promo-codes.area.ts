import { area } from '../../area/area.ts';
import { promoCodesAdminRoutes } from './promo-codes.admin.routes.ts';
import { promoCodesAudit } from './promo-codes.audit.ts';
import { promoCodesDemo } from './promo-codes.demo.ts';
import { promoCodesInvariants } from './promo-codes.invariants.ts';
import { promoCodesPersonal } from './promo-codes.personal.store.ts';
import { promoCodesRoutes } from './promo-codes.routes.ts';
import { promoCodesSearch } from './promo-codes.search.store.ts';
import { promoCodes } from './promo-codes.service.ts';

export const promoCodesArea = area({
  name: 'promo-codes',
  routes: [...promoCodesRoutes, ...promoCodesAdminRoutes],
  bulk: promoCodes.bulk,
  audit: promoCodesAudit,
  search: [promoCodesSearch],
  personal: promoCodesPersonal,
  invariants: promoCodesInvariants,
  demo: promoCodesDemo,
});
