import { area } from '../../area/area.ts';
import { presencePersonal } from './presence.personal.store.ts';
import { presenceRoutes } from './presence.routes.ts';
import { presence } from './presence.table.ts';

export const presenceArea = area({
  name: 'presence',
  routes: presenceRoutes,
  expired: [
    { table: presence, since: presence.expiresAt, days: 0, because: 'the page no longer says that it is open' },
  ],
  personal: presencePersonal,
});
