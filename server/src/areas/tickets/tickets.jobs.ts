import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job } from '../../jobs/job.ts';
import { settle } from '../payments/payments.service.ts';
import { ticketPayable } from './tickets.payable.ts';
import { letGo, lockOrder } from './tickets.service.ts';
import { overdueOrders, paymentsOfOverdue } from './tickets.store.ts';

/**
 * Gives the places of unpaid orders back when their time is over. Whoever orders before does it for their event. A
 * payment that may still be under way is read once more first.
 */
const closeExpired: Job = {
  name: 'tickets.closeExpired',
  everyMs: 5_000,
  async run({ db, ports, config, now, log }) {
    const cashier = { db, ports, config, now, log, payables: [ticketPayable] };
    await eachAlone(log, await paymentsOfOverdue(db, now()), ({ providerId }) => settle(cashier, providerId));
    await eachAlone(log, await overdueOrders(db, now()), ({ key }) =>
      inTransaction(
        db,
        async (tx: Db) => {
          const order = await lockOrder(tx, { key });
          if (order?.status === ticketOrderStatus.held && order.holdUntil !== null && order.holdUntil <= now())
            await letGo(tx, order, 'expiry', now());
        },
        log,
      ),
    );
  },
};

export const ticketsJobs: readonly Job[] = [closeExpired];
