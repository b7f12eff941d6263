import { area, payablesOf } from '../../area/area.ts';
import { paymentsAdminRoutes } from './payments.admin.routes.ts';
import { paymentsGauges } from './payments.gauges.store.ts';
import { paymentsInvariants } from './payments.invariants.ts';
import { paymentsJobs } from './payments.jobs.ts';
import { paymentsPersonal } from './payments.personal.store.ts';
import { paymentsWebhook } from './payments.webhook.ts';

/** Money in and out, for everything that areas offer to be paid. */
export const paymentsArea = area({
  name: 'payments',
  routes: areas => paymentsAdminRoutes(payablesOf(areas)),
  jobs: areas => paymentsJobs(payablesOf(areas)),
  plugin: async (app, parts, areas) => {
    await app.register(paymentsWebhook, { ...parts, payables: payablesOf(areas), log: app.log });
  },
  gauges: paymentsGauges,
  personal: paymentsPersonal,
  invariants: paymentsInvariants,
});
