import { dayOf, momentOf } from '@venue/sdk';
import { VISIT_REVIEW_DAYS } from '@venue/sdk/reviews/model';
import type { Config } from '../../config.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { tell } from '../../core/outbox.ts';
import { signedLinks } from '../../core/security/signedLink.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job } from '../../jobs/job.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { noteVisit, type Visit, visitsToAsk } from './reviews.visits.store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const links = signedLinks('review of a visit');

/** The visit that a token is for. Throws `link_expired` if it is too old or its signature is wrong. */
export const visitOf = links.idOf;

/** The token is in the fragment, which browsers do not send: no log or server in between sees it. */
const visitLink = (config: Config, id: number, now: Date): string =>
  `${config.publicUrl}/app/reviews/new#${links.tokenOf(config, id, new Date(now.getTime() + VISIT_REVIEW_DAYS * DAY_MS))}`;

/** By when people are up, and until when they are asked. */
const [FROM_HOUR, TO_HOUR] = [10, 20];
const isDaytime = (now: Date): boolean => now >= momentOf(dayOf(now), FROM_HOUR) && now < momentOf(dayOf(now), TO_HOUR);

/** The booking or the order whose card shows the message. */
const recordOf = ({ bookingId, orderId }: Visit) =>
  bookingId === null
    ? ({ kind: 'ticketOrder', ids: orderId === null ? [] : [orderId] } as const)
    : ({ kind: 'booking', ids: [bookingId] } as const);

/** How long after a visit its customer is asked; one that was missed for three days is not asked about any more. */
const [SOON, LATE] = [2 * HOUR_MS, 3 * DAY_MS];
const AT_ONCE = 50;

/** Asks the customers of visits that are over for a review: by day, once, and nobody twice in a month. */
export const askForReviews: Job = {
  name: 'reviews.ask',
  everyMs: 60_000,
  async run({ db, config, now, log }) {
    const at = now();
    // guard: reviews.visits.test.ts
    if (!isDaytime(at)) return;
    const visits = await visitsToAsk(db, new Date(at.getTime() - LATE), new Date(at.getTime() - SOON), AT_ONCE);
    // Of several visits of one person, one is asked about: on every server the same, and chosen before any is written.
    const firsts = [...Map.groupBy(visits, ({ who }) => who).values()].flatMap(([first]) => first ?? []);
    await eachAlone(log, firsts, visit =>
      inTransaction(
        db,
        async tx => {
          const id = await noteVisit(tx, visit, at);
          if (id === undefined) return;
          const link = visitLink(config, id, at);
          const to = await reachOf(tx, visit.userId, visit.phone ?? undefined);
          await tell(
            tx,
            { now: at, config },
            { event: 'review.visit', of: recordOf(visit), to, about: { title: visit.title, link }, secret: link },
          );
        },
        log,
      ),
    );
  },
};
