import { ApiFailure } from '@venue/sdk';
import {
  acceptHandover,
  declineHandover,
  getHandover,
  listOfferedEvents,
  offerHandover,
  withdrawHandover,
} from '@venue/sdk/events';
import { handOverEvent } from '@venue/sdk/events/admin';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { post, tell } from '../../../core/outbox.ts';
import { publish } from '../../../core/publish.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { lastStepBy, mustBeAsSeen } from '../../../core/record/decided.ts';
import { countAttempt, type Limit } from '../../../core/security/attempts.ts';
import { countMessage } from '../../../core/security/messageLimits.ts';
import { phoneOf, reachOf, type UserRow, userById, userByPhone } from '../../accounts/accounts.store.ts';
import { mustBeSeen } from '../decision/events.decision.service.ts';
import { lockStanding, presented, subject } from '../events.admin.service.ts';
import { ownEvent, takeOwn } from '../events.own.service.ts';
import { stepWords } from '../events.rules.ts';
import { note } from '../events.service.ts';
import { type EventTableRow, lockEvent } from '../events.store.ts';
import { eventsChanged, giveTo, mustBeHandable, offerEnds } from './events.handover.service.ts';
import * as handover from './events.handover.store.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Each offer is an SMS to a number that its organiser names. */
const perOrganiser: readonly Limit[] = [{ most: 10, seconds: DAY_SECONDS }];
const perPhone: readonly Limit[] = [{ most: 3, seconds: DAY_SECONDS }];

const wrongPhone = (text: string) => new ApiFailure('invalid_input', { fields: { phone: text } });

export const eventsHandoverRoutes = [
  handle(getHandover, async ({ id }, context) => {
    const { id: eventId } = await ownEvent(context, id);
    return present(context.db, eventId, context.now);
  }),

  handle(offerHandover, async ({ id, body: { phone } }, context) => {
    const { userId } = actorOf(context);
    const { now, config } = context;
    mustBeHandable(await ownEvent(context, id), now);
    if (phone === (await phoneOf(context.db, userId)))
      throw wrongPhone('Это ваш номер. Укажите номер того, кто примет');
    await countAttempt(context.db, `handover-by:${userId}`, now, perOrganiser);
    const known = `account:${userId}`;
    await countMessage(context, { by: 'sms', to: phone, known, perAsker: perPhone, proof: undefined });
    return transact(context, async tx => {
      const row = await takeOwn(tx, context, id);
      mustBeHandable(row, now);
      const until = offerEnds(row, now);
      await handover.setOffer(tx, { eventId: id, fromId: userId, toPhone: phone, offeredAt: now, until });
      await note(tx, context, row, 'offer');
      const about = { title: row.title, until, link: `${config.publicUrl}/app/account/events/offered` };
      await post(tx, now, { event: 'event.offered', of: { kind: 'event', ids: [id] }, to: phone, about });
      publish(tx, now, [eventsChanged]);
      return present(tx, id, now);
    });
  }),

  handle(withdrawHandover, ({ id }, context) =>
    transact(context, async tx => {
      const row = await takeOwn(tx, context, id);
      if (await handover.offerOf(tx, id, context.now)) {
        await handover.endOffer(tx, id);
        await note(tx, context, row, 'withdrawOffer');
        publish(tx, context.now, [eventsChanged]);
      }
      return present(tx, id, context.now);
    }),
  ),

  handle(listOfferedEvents, async (_input, context) => {
    const me = await userById(context.db, actorOf(context).userId);
    const rows = me?.phoneActive ? await handover.offeredTo(context.db, me.phone, context.now) : [];
    const offeredEvents = rows.map(({ offer, event }) => ({
      eventId: event.id,
      eventTitle: event.title,
      date: event.date,
      time: event.time,
      organizerName: event.organizerName,
      ticketsSold: event.taken,
      offeredUntil: offer.until.toISOString(),
    }));
    return { message: { offeredEvents } };
  }),

  handle(acceptHandover, ({ id, body: { organizerName } }, context) =>
    transact(context, async tx => {
      const { row, me } = await takeOffered(tx, context, id);
      await giveTo(tx, context, row, { to: me, organizerName });
      publish(tx, context.now, [eventsChanged]);
      return { message: { success: true } };
    }),
  ),

  handle(declineHandover, ({ id }, context) =>
    transact(context, async tx => {
      const { row } = await takeOffered(tx, context, id);
      await handover.endOffer(tx, id);
      await note(tx, context, row, 'declineOffer');
      const about = { title: row.title };
      const of = { kind: 'event', ids: [id] } as const;
      await tell(tx, context, { event: 'event.offerDeclined', of, to: await reachOf(tx, row.userId), about });
      publish(tx, context.now, [eventsChanged]);
      return { message: { success: true } };
    }),
  ),

  handle(handOverEvent, ({ id, body: { phone, userId, seen, organizerName } }, context) =>
    transact(context, async tx => {
      const before = await lockStanding(tx, id);
      await mustBeSeen(tx, before, seen);
      const handedOver = { subject, id, what: stepWords('handOver', before.kind) } as const;
      await mustBeAsSeen(userId, before.userId, () => lastStepBy(tx, context, handedOver));
      const to = await userByPhone(tx, phone);
      if (!to) throw wrongPhone('Учётной записи с\u00a0этим номером нет');
      if (to.id === userId) throw wrongPhone('Это номер нынешнего организатора');
      const after = await giveTo(tx, context, before, { to, organizerName });
      await writeAudit(tx, context, handOverEvent.id, {
        subject,
        subjectId: id,
        before: { userId },
        after: { userId: after.userId },
      });
      return { message: await presented(tx, context, id) };
    }),
  ),
];

async function present(db: Db, eventId: number, now: Date) {
  const offer = await handover.offerOf(db, eventId, now);
  return {
    message: { handover: offer ? { offeredTo: offer.toPhone, offeredUntil: offer.until.toISOString() } : null },
  };
}

/** An event that is offered to the actor's phone, locked. Throws `not_found` for any other. */
async function takeOffered(tx: Db, context: Context, id: number): Promise<{ row: EventTableRow; me: UserRow }> {
  const me = await userById(tx, actorOf(context).userId);
  const row = await lockEvent(tx, id);
  const offer = await handover.offerOf(tx, id, context.now);
  if (!row || !me?.phoneActive || offer?.toPhone !== me.phone) throw new ApiFailure('not_found');
  return { row, me };
}
