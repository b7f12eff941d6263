import { dayOf, momentOf } from '@venue/sdk';
import { inTransaction } from '../../core/db/transact.ts';
import { tell } from '../../core/outbox.ts';
import type { Job } from '../../jobs/job.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { requestLink } from './event-requests.service.ts';
import { changeRequest } from './event-requests.store.ts';
import { claimUntold } from './messages/event-requests.messages.store.ts';

/** How long a message may stay unread before its reader gets an SMS. */
const PATIENCE_MS = 10 * 60_000;
/** Hours of the venue's local time in which SMS may be sent. */
const day = { from: 9, to: 21 } as const;

/** Sends a customer one SMS about unread messages of the venue; the next one only after they have read them all. */
const tellUnread: Job = {
  name: 'eventRequests.tellUnread',
  everyMs: 15_000,
  async run({ db, now, config, log }) {
    const at = now();
    const today = dayOf(at);
    // guard: server/src/areas/event-requests/messages/event-requests.messages.test.ts
    if (at < momentOf(today, day.from) || at >= momentOf(today, day.to)) return;
    await inTransaction(
      db,
      async tx => {
        for (const { id, userId, title } of await claimUntold(tx, new Date(at.getTime() - PATIENCE_MS))) {
          await tell(
            tx,
            { now: at, config },
            {
              event: 'eventRequest.message',
              of: { kind: 'eventRequest', ids: [id] },
              to: await reachOf(tx, userId),
              about: { title, link: requestLink(config, id) },
            },
          );
          await changeRequest(tx, id, { toldAt: at });
        }
      },
      log,
    );
  },
};

export const eventRequestsJobs = [tellUnread];
