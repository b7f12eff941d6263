import { area } from '../../area/area.ts';
import { deskInvoiceRoutes } from './invoice-orders.desk.routes.ts';
import { eventsJobs } from './invoice-orders.events.jobs.ts';
import { eventsRoutes } from './invoice-orders.events.routes.ts';
import { invoiceOrdersInvariants } from './invoice-orders.invariants.ts';
import { ordersJobs } from './invoice-orders.jobs.ts';
import { invoiceReminding } from './invoice-orders.reminders.store.ts';
import { ordersRoutes } from './invoice-orders.routes.ts';

export const invoiceOrdersArea = area({
  name: 'invoice-orders',
  reminds: [invoiceReminding],
  routes: [...ordersRoutes, ...deskInvoiceRoutes, ...eventsRoutes],
  jobs: [...ordersJobs, ...eventsJobs],
  invariants: invoiceOrdersInvariants,
});
