import { chooseAfterReschedule, getReschedules, getTicketReschedule, rescheduleEvent } from '@venue/sdk/reschedules';
import {
  getReschedules as getAnyReschedules,
  rescheduleEvent as rescheduleAnyEvent,
} from '@venue/sdk/reschedules/admin';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { countAttempt, type Limit } from '../../core/security/attempts.ts';
import { mustBeSeen } from '../events/decision/events.decision.service.ts';
import { audited, lockAny, subject } from '../events/events.admin.service.ts';
import { ownEvent, takeOwn } from '../events/events.own.service.ts';
import { eventById } from '../events/events.store.ts';
import { mustBeTheirs, readHolding } from '../tickets/returns/tickets.returns.service.ts';
import { choose, presentForGuest } from './reschedules.choice.service.ts';
import { presentReschedules } from './reschedules.presenter.ts';
import { reschedule } from './reschedules.service.ts';

/** Each is an SMS to every guest. */
const perEvent: readonly Limit[] = [{ most: 3, seconds: 24 * 60 * 60 }];

export const reschedulesRoutes = [
  handle(getReschedules, async ({ id }, context) => ({
    message: await presentReschedules(context.db, await ownEvent(context, id), context.now),
  })),

  handle(rescheduleEvent, ({ id, body: { tickets, refund, seenReschedule, reason, ...target } }, context) =>
    transact(context, async tx => {
      const before = await takeOwn(tx, context, id);
      // guard: reschedules.test.ts
      await countAttempt(tx, `event-reschedule:${id}`, context.now, perEvent);
      const after = await reschedule(tx, context, before, 'organiser', {
        target,
        tickets,
        refund,
        seenReschedule,
        reason,
      });
      return { message: await presentReschedules(tx, after, context.now) };
    }),
  ),

  handle(getAnyReschedules, async ({ id }, { db, now }) => ({
    message: await presentReschedules(db, mustExist(await eventById(db, id)), now),
  })),

  handle(rescheduleAnyEvent, ({ id, body: { seen, tickets, refund, seenReschedule, reason, ...target } }, context) =>
    transact(context, async tx => {
      const before = await lockAny(tx, id);
      await mustBeSeen(tx, before, seen);
      const was = await audited(tx, before);
      const after = await reschedule(tx, context, before, 'staff', { target, tickets, refund, seenReschedule, reason });
      const why = { reason };
      const change = changed(was, { ...(await audited(tx, after)), ...why });
      await writeAudit(tx, context, rescheduleAnyEvent.id, { subject, subjectId: id, ...change });
      return { message: await presentReschedules(tx, after, context.now) };
    }),
  ),

  handle(getTicketReschedule, async ({ slug }, context) => ({
    message: { reschedule: await presentForGuest(context.db, await readHolding(context, slug), context.now) },
  })),

  handle(chooseAfterReschedule, async ({ slug, body }, context) => {
    const holding = await readHolding(context, slug);
    // Keeping a ticket changes nothing, so whoever has it may say so.
    if (body.choice === 'refund') await mustBeTheirs(context, holding, body.confirmation);
    return transact(context, async tx => {
      await choose(tx, context, holding, body);
      const after = await readHolding({ ...context, db: tx }, slug);
      return { message: { reschedule: await presentForGuest(tx, after, context.now) } };
    });
  }),
];
