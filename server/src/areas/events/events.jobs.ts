import { inTransaction } from '../../core/db/transact.ts';
import { tell } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { noteByItself } from '../../core/record/history.ts';
import type { Job } from '../../jobs/job.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { historyStep } from './events.service.ts';
import { eventsChanged, isOver } from './handover/events.handover.service.ts';
import { endExpiredOffers } from './handover/events.handover.store.ts';

/** Ends the offers that nobody took, and tells the organisers that their events are still theirs. */
const endHandovers: Job = {
  name: 'events.endHandovers',
  everyMs: 60_000,
  async run({ db, now, config, log }) {
    await inTransaction(
      db,
      async tx => {
        const at = now();
        const rows = await endExpiredOffers(tx, at);
        for (const row of rows) {
          await noteByItself(tx, at, historyStep(row, 'endOffer'));
          if (isOver(row, at)) continue;
          const to = await reachOf(tx, row.userId);
          const of = { kind: 'event', ids: [row.id] } as const;
          await tell(tx, { now: at, config }, { event: 'event.offerExpired', of, to, about: { title: row.title } });
        }
        if (rows.length > 0) publish(tx, at, [eventsChanged]);
      },
      log,
    );
  },
};

export const eventsJobs: readonly Job[] = [endHandovers];
