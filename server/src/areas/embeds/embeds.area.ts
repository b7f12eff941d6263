import { area } from '../../area/area.ts';
import { embedsAdminRoutes } from './embeds.admin.routes.ts';
import { embedsAudit } from './embeds.audit.ts';
import { embedsDemo } from './embeds.demo.ts';
import { embedPages } from './embeds.plugin.ts';

/** Free hours of a room on the sites of residents and partners. */
export const embedsArea = area({
  name: 'embeds',
  routes: embedsAdminRoutes,
  plugin: embedPages,
  audit: embedsAudit,
  demo: embedsDemo,
});
