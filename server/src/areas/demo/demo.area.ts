import { area } from '../../area/area.ts';
import { demoRoutes } from './demo.routes.ts';
import { outboxPage } from './outbox.page.ts';

export const demoArea = area({
  name: 'demo',
  when: config => config.demo,
  routes: demoRoutes,
  plugin: (app, { db }) => outboxPage(app, db),
});
