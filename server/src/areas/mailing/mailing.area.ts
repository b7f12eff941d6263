import { area } from '../../area/area.ts';
import { mailingAdminRoutes } from './mailing.admin.routes.ts';

/** Who gets letters of the venue. The consents themselves are of `privacy`. */
export const mailingArea = area({
  name: 'mailing',
  routes: mailingAdminRoutes,
  audit: { texts: { 'admin.mailing.download': 'Выгрузил(а) подписчиков рассылки' } },
});
