import { area } from '../../area/area.ts';
import { bookingsAdminRoutes } from './bookings.admin.routes.ts';
import { bookingsJobs } from './bookings.jobs.ts';
import { bookingsRoutes } from './bookings.routes.ts';
import { takenHours } from './bookings.store.ts';
import { cashierOf } from './payments.service.ts';
import { paymentsWebhook } from './payments.webhook.ts';

export const bookingsArea = area({
  name: 'bookings',
  routes: [...bookingsRoutes, ...bookingsAdminRoutes],
  jobs: bookingsJobs,
  plugin: async (app, parts) => {
    await app.register(paymentsWebhook, cashierOf({ ...parts, log: app.log }));
  },
  takenHours,
});
