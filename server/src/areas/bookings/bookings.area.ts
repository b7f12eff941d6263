import { area } from '../../area/area.ts';
import { bookingsAdminRoutes } from './bookings.admin.routes.ts';
import { bookingsJobs } from './bookings.jobs.ts';
import { bookingsRoutes } from './bookings.routes.ts';
import { takenHours } from './bookings.store.ts';
import { paymentsWebhook } from './payments.webhook.ts';

export const bookingsArea = area({
  name: 'bookings',
  routes: [...bookingsRoutes, ...bookingsAdminRoutes],
  jobs: bookingsJobs,
  plugin: async (app, { config, db, now, ports }) => {
    const cashier = { db, payments: ports.payments, now, holdMinutes: config.holdMinutes };
    await app.register(paymentsWebhook, { cashier, ports });
  },
  takenHours,
});
