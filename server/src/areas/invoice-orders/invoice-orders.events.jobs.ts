import { inTransaction } from '../../core/db/transact.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job } from '../../jobs/job.ts';
import { lockRequest } from '../event-requests/event-requests.store.ts';
import { presentCompany } from '../profile/companies.store.ts';
import { dueForEvent, invoiceEvent } from './invoice-orders.events.service.ts';
import { namedPayer, requestsToInvoice } from './invoice-orders.events.store.ts';

/**
 * Makes the invoice of an event once its payment is requested and its payer is known: from an agreement about the
 * event, or from the request's INN if it is that of one of the customer's organisations. Several servers make only one
 * invoice.
 */
const invoiceEvents: Job = {
  name: 'invoice-orders.invoiceEvents',
  everyMs: 30_000,
  onNudge: true,
  async run({ db, now, config, log }) {
    if (config.requisites === null) return;
    await eachAlone(log, await requestsToInvoice(db), ({ id }) =>
      inTransaction(
        db,
        async tx => {
          const request = await lockRequest(tx, id);
          if (!request || !(await dueForEvent(tx, request))) return;
          const payer = await namedPayer(tx, id);
          const by = { now: now(), config, actor: null, staffNameOf: async () => '' };
          await invoiceEvent(tx, by, request, payer && presentCompany(payer));
        },
        log,
      ),
    );
  },
};

export const eventsJobs: readonly Job[] = [invoiceEvents];
