import { sql } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { presencePersonal } from './presence.personal.store.ts';
import { presenceRoutes } from './presence.routes.ts';
import { presence } from './presence.table.ts';

export const presenceArea = area({
  name: 'presence',
  routes: presenceRoutes,
  expired: now => [{ table: presence, gone: sql`${presence.expiresAt} < ${now}` }],
  personal: presencePersonal,
});
