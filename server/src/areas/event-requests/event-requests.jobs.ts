import { dayOf, momentOf } from '@venue/sdk';
import { inTransaction } from '../../core/db/transact.ts';
import { post } from '../../core/outbox.ts';
import type { Job } from '../../jobs/job.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { claimUntold } from './event-requests.messages.store.ts';
import { requestLink } from './event-requests.service.ts';
import { changeRequest } from './event-requests.store.ts';

/** A message may stay unread so long before its reader is told by SMS. */
const PATIENCE_MS = 10 * 60_000;
/** Hours of the venue's clock in which nobody minds an SMS. */
const day = { from: 9, to: 21 } as const;

/** Tells customers once of what the venue wrote and they have not read; again only after they have read it all. */
const tellUnread: Job = {
  name: 'eventRequests.tellUnread',
  everyMs: 15_000,
  async run({ db, now, config, log }) {
    const at = now();
    const today = dayOf(at);
    if (at < momentOf(today, day.from) || at >= momentOf(today, day.to)) return;
    await inTransaction(
      db,
      async tx => {
        for (const { id, userId, title } of await claimUntold(tx, new Date(at.getTime() - PATIENCE_MS))) {
          await post(tx, at, {
            event: 'eventRequest.message',
            to: await phoneOf(tx, userId),
            about: { title, link: requestLink(config, id) },
          });
          await changeRequest(tx, id, { toldAt: at });
        }
      },
      log,
    );
  },
};

export const eventRequestsJobs = [tellUnread];
