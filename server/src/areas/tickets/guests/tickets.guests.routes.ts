import { ApiFailure } from '@venue/sdk';
import { cancelEvent, getCancellation } from '@venue/sdk/events';
import { cancelEvent as cancelAnyEvent, getCancellation as getAnyCancellation } from '@venue/sdk/events/admin';
import { cancelGuestTicket, listGuestTickets } from '@venue/sdk/tickets';
import type { GuestTicket } from '@venue/sdk/tickets/model';
import { actorOf } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { mustExist } from '../../../core/record/records.ts';
import { mustBeSeen, takeDownByStaff } from '../../events/decision/events.decision.service.ts';
import { takeDown } from '../../events/decision/events.takedown.service.ts';
import { lockAny } from '../../events/events.admin.service.ts';
import { ownEvent, takeOwn } from '../../events/events.own.service.ts';
import { eventById } from '../../events/events.store.ts';
import { giveUp } from '../cancellation/tickets.cancellation.service.ts';
import { ticketsByIds } from '../cancellation/tickets.cancellation.store.ts';
import { beginCancellation, cancellationOf } from '../cancellation/tickets.event.service.ts';
import { phoneEnding } from '../tickets.presenter.ts';
import { hostRefundOf, ticketStatusOf } from '../tickets.rules.ts';
import { guestsPage, type HeldTicket, lockTickets } from '../tickets.store.ts';
import { changesOf } from '../transfer/tickets.transfer.store.ts';

const PAGE_SIZE = 25;

/** Cancelling single tickets of guests, or an event with all its tickets, by its organiser or by staff. */
export const ticketsGuestsRoutes = [
  handle(listGuestTickets, async ({ id, body: { page = 1, pageSize = PAGE_SIZE, search = '' } }, context) => {
    const { id: eventId } = await ownEvent(context, id);
    const { rows, ...totals } = await guestsPage(context.db, eventId, { page, pageSize, search });
    const changes = await changesOf(
      context.db,
      rows.map(({ ticket }) => ticket.id),
    );
    const items = rows.map(row => presentGuest(row, changes.get(row.ticket.id), context.now));
    return { message: { page, pageSize, ...totals }, items };
  }),

  handle(cancelGuestTicket, ({ id, body: { ticketNumber, refund: seen, reason } }, context) =>
    transact(context, async tx => {
      const { now } = context;
      await lockTickets(tx, await ticketsByIds(tx, [ticketNumber]), id);
      const event = await takeOwn(tx, context, id);
      const [held] = await ticketsByIds(tx, [ticketNumber]);
      if (held?.ticket.eventId !== event.id) throw new ApiFailure('not_found');
      const sum = refund(held, now);
      if (sum === null) throw new ApiFailure('move_not_allowed');
      // guard: server/src/areas/tickets/cancellation/tickets.cancellation.test.ts
      if (sum !== seen) throw new ApiFailure('price_changed');
      await giveUp(tx, held, {
        sum,
        now,
        config: context.config,
        reason,
        why: `Отменён организатором: ${reason}`,
        who: actorOf(context).name,
      });
      const [after] = await ticketsByIds(tx, [ticketNumber]);
      if (!after) throw new Error('a cancelled ticket is gone');
      const changes = await changesOf(tx, [ticketNumber]);
      return { message: presentGuest(after, changes.get(ticketNumber), now) };
    }),
  ),

  handle(getCancellation, async ({ id }, context) => ({
    message: await cancellationOf(context.db, await ownEvent(context, id), 'organiser', context.now),
  })),

  handle(cancelEvent, ({ id, body: confirmed }, context) =>
    transact(context, async tx => {
      const before = await takeOwn(tx, context, id);
      await beginCancellation(tx, context, before, 'organiser', confirmed);
      await takeDown(tx, context, before, { by: 'organiser', closedBy: null, reason: confirmed.reason });
      return { message: { success: true } };
    }),
  ),

  handle(getAnyCancellation, async ({ id }, { db, now }) => ({
    message: await cancellationOf(db, mustExist(await eventById(db, id)), 'staff', now),
  })),

  handle(cancelAnyEvent, ({ id, body: { seen, ...confirmed } }, context) =>
    transact(context, async tx => {
      const before = await lockAny(tx, id);
      await mustBeSeen(tx, before, seen);
      await beginCancellation(tx, context, before, 'staff', confirmed);
      await takeDownByStaff(tx, context, before, cancelAnyEvent.id, confirmed.reason);
      return { message: { success: true } };
    }),
  ),
];

const refund = ({ ticket, event, checkedInAt }: HeldTicket, now: Date): number | null =>
  hostRefundOf({ ...ticket, checkedInAt }, event, { by: 'organiser', now });

function presentGuest(held: HeldTicket, changes: GuestTicket['formerHolders'] | undefined, now: Date): GuestTicket {
  const { ticket, kind, checkedInAt } = held;
  return {
    ticketNumber: ticket.id,
    ticketName: kind.name,
    ticketStatus: ticketStatusOf({ ...ticket, checkedInAt }),
    price: ticket.price,
    holderName: ticket.name,
    phoneEnding: phoneEnding(ticket.phone),
    issuedAt: ticket.createdAt.toISOString(),
    checkedInAt: checkedInAt?.toISOString() ?? null,
    cancelledAt: ticket.cancelledAt?.toISOString() ?? null,
    refund: ticket.cancelledAt === null ? refund(held, now) : ticket.refund,
    formerHolders: changes ?? [],
  };
}
