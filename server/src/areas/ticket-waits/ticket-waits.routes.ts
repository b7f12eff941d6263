import { ApiFailure } from '@venue/sdk';
import { smsCodeType } from '@venue/sdk/codes/model';
import {
  closeTicketQueue,
  getTicketWait,
  joinTicketQueue,
  joinTicketQueueAsGuest,
  leaveTicketQueue,
  listGuestTicketWaits,
  listMyTicketWaits,
} from '@venue/sdk/ticket-waits';
import { closeTicketQueue as closeAnyQueue, listTicketWaits } from '@venue/sdk/ticket-waits/admin';
import { actorOf, type Context } from '../../core/context.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { fullNameOf, phoneOf, userByPhone } from '../accounts/accounts.store.ts';
import { spendCode, verifyCode } from '../codes/codes.service.ts';
import { lockAny } from '../events/events.admin.service.ts';
import { ownEvent, takeOwn } from '../events/events.own.service.ts';
import { eventById } from '../events/events.store.ts';
import { phoneProved } from '../privacy/privacy.proof.service.ts';
import { eventOfKind } from '../tickets/tickets.places.store.ts';
import type { Holder } from '../tickets/tickets.store.ts';
import { presentAdminQueue, presentGuestQueue, presentTicketWait } from './ticket-waits.presenter.ts';
import { joinQueue, leaveQueue } from './ticket-waits.service.ts';
import * as store from './ticket-waits.store.ts';

const MOST_SHOWN = 50;

export const ticketWaitsRoutes = [
  handle(joinTicketQueue, ({ body }, context) => {
    const { userId } = actorOf(context);
    return joined(context, body, async tx => ({
      userId,
      phone: await phoneOf(tx, userId),
      name: (await fullNameOf(tx, userId)) || `Клиент №\u00a0${userId}`,
    }));
  }),

  handle(joinTicketQueueAsGuest, async ({ body: { smsuid, code, name, phone, consent: _, ...wish } }, context) => {
    await verifyCode(context, { smsuid, code, target: phone, type: smsCodeType.confirm });
    return joined(context, wish, async tx => {
      await spendCode(tx, smsuid, context.now);
      // The phone is confirmed, so its account is theirs too.
      const account = await userByPhone(tx, phone);
      if (account && account.roleId === null) await phoneProved(tx, context, account.id, { agreed: true });
      return { userId: account?.id ?? null, name: name.trim(), phone };
    });
  }),

  handle(getTicketWait, async ({ slug }, { db, now }) => ({
    message: presentTicketWait(mustExist(await store.waitByKey(db, slug)), now),
  })),

  handle(leaveTicketQueue, ({ slug }, context) =>
    transact(context, async tx => {
      await leaveQueue(tx, context.now, slug);
      return { message: { success: true } };
    }),
  ),

  handle(listMyTicketWaits, async (_input, context) => {
    const { db, now } = context;
    const { userId } = actorOf(context);
    const rows = await store.waitsOf(db, { userId, phone: await phoneOf(db, userId) }, MOST_SHOWN);
    return { message: { waits: rows.map(row => presentTicketWait(row, now)) } };
  }),

  handle(listGuestTicketWaits, async ({ id }, context) => ({
    message: await presentGuestQueue(context.db, await ownEvent(context, id)),
  })),

  handle(closeTicketQueue, ({ id, body: { isClosed } }, context) =>
    transact(context, async tx => {
      const { id: eventId } = await takeOwn(tx, context, id);
      await store.closeQueue(tx, eventId, isClosed);
      return { message: { success: true } };
    }),
  ),

  handle(listTicketWaits, async ({ id }, { db }) => ({
    message: await presentAdminQueue(db, mustExist(await eventById(db, id))),
  })),

  handle(closeAnyQueue, ({ id, body: { isClosed } }, context) =>
    transact(context, async tx => {
      const { id: eventId, isQueueClosed } = await lockAny(tx, id);
      await store.closeQueue(tx, eventId, isClosed);
      const change = { before: { isClosed: isQueueClosed }, after: { isClosed } };
      await writeAudit(tx, context, closeAnyQueue.id, { subject: 'event', subjectId: eventId, ...change });
      return { message: { success: true } };
    }),
  ),
];

async function joined(
  context: Context,
  wish: Parameters<typeof joinQueue>[3],
  holderIn: (tx: Context['db']) => Promise<Holder>,
) {
  try {
    return await transact(context, async tx => {
      const holder = await holderIn(tx);
      const row = await joinQueue(tx, context, await eventOfKind(tx, wish.ticketId), wish, holder);
      return { message: presentTicketWait(row, context.now) };
    });
  } catch (error) {
    if (brokenConstraint(error) === 'ticket_wait_once') throw new ApiFailure('ticket_wait_repeated');
    throw error;
  }
}
