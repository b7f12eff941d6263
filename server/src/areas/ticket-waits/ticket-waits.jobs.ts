import { formatDate } from '@venue/sdk';
import { ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { afterTheNight } from '../../core/night.ts';
import { tell } from '../../core/outbox.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { eventById, lockEvent } from '../events/events.store.ts';
import { serveQueue, tellQueue } from '../tickets/line/tickets.line.service.ts';
import { changeWait, eventsToServe, untold } from '../tickets/line/tickets.line.store.ts';
import * as store from './ticket-waits.store.ts';

const MOST_TOLD = 500;
const { missed, over, cancelled } = ticketWaitStatus;

const notices = {
  [missed]: 'ticketWait.missed',
  [over]: 'ticketWait.over',
  [cancelled]: 'ticketWait.cancelled',
} as const;

/**
 * Offers places that were given back to those who wait for them, whoever gave them back: it looks at what is free, not at
 * what was done. Orders serve the queue of their event themselves, so nobody is faster than the queue.
 */
const serve: Job = {
  name: 'ticketWaits.serve',
  everyMs: 2_000,
  onNudge: true,
  async run(context) {
    const { db, now, config, log } = context;
    for (const eventId of await store.eventsToEnd(db, now()))
      await inTransaction(db, async tx => {
        await lockEvent(tx, eventId);
        for (const userId of await store.endWaits(tx, eventId, now())) tellQueue(tx, now(), { eventId, userId });
      });
    for (const eventId of await eventsToServe(db))
      await inTransaction(db, async tx => {
        await lockEvent(tx, eventId);
        await serveQueue(tx, { now: now(), config }, eventId);
      }).catch(err => log.warn({ err, eventId }, 'places are not offered yet'));
    await eachAlone(log, await untold(db, MOST_TOLD), ({ id }) => tellEnd(context, id));
  },
};

/** Tells somebody that their place in a queue has ended, once, and not at night. */
const tellEnd = ({ db, now, config, log }: JobContext, id: number): Promise<void> =>
  inTransaction(
    db,
    async (tx: Db) => {
      const row = await store.lockUntold(tx, id);
      if (!row) return;
      await changeWait(tx, id, { isUntold: false });
      const about = await eventById(tx, row.eventId);
      const event = notices[row.status as keyof typeof notices];
      if (!about || !event || row.phone === '') return;
      await tell(
        tx,
        { now: now(), config },
        {
          event,
          // guard: ticket-waits.test.ts
          ...(row.orderId !== null && { of: { kind: 'ticketOrder', ids: [row.orderId] } }),
          to: await reachOf(tx, row.userId, row.phone),
          about: { title: about.title, day: formatDate(`${about.date}T12:00:00+05:00`) },
          notBefore: afterTheNight(now()),
        },
      );
    },
    log,
  );

export const ticketWaitsJobs: readonly Job[] = [serve];
