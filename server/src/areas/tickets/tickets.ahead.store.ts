import { addDays, dayOf, formatDate, momentOf } from '@venue/sdk';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { and, gte, isNull } from 'drizzle-orm';
import type { Ahead } from '../../area/ahead.ts';
import type { Db } from '../../core/db/database.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { event } from '../events/events.table.ts';
import { eventAttendee } from '../events/tickets/events.attendees.table.ts';
import { giveUp } from './cancellation/tickets.cancellation.service.ts';
import { heldOrdersOf } from './tickets.held.store.ts';
import { dueOf, paidFor, refundOf } from './tickets.rules.ts';
import { BUYER, letGo, lockOrder } from './tickets.service.ts';
import * as store from './tickets.store.ts';

/** Valid tickets of a person to events that are not over. */
async function comingOf(db: Db, userId: number, now: Date): Promise<store.HeldTicket[]> {
  const me = { userId, phone: await phoneOf(db, userId) };
  return store
    .selectTickets(db)
    .where(and(store.ownTickets(me), isNull(eventAttendee.cancelledAt), gte(event.lastDay, dayOf(now))))
    .orderBy(eventAttendee.id);
}

const refundNow = ({ ticket, event: to, reschedule, ...state }: store.HeldTicket, now: Date): number | null =>
  refundOf({ ...ticket, ...state, freeUntil: reschedule.freeUntil }, to, now);

const overAt = ({ dateEnd, date }: store.HeldTicket['event']): string =>
  momentOf(addDays(dateEnd ?? date, 1), 0).toISOString();

/** Tickets, which their organiser counts on, and unpaid orders, which hold places. */
export const ticketsAhead: Ahead = {
  list: async (db, userId, now) => {
    const me = { userId, phone: await phoneOf(db, userId) };
    const tickets = (await comingOf(db, userId, now)).map(held => ({
      kind: 'ticket' as const,
      id: held.ticket.id,
      title: `${held.event.title}, ${formatDate(held.event.date)}`,
      sum: paidFor(held.ticket),
      until: overAt(held.event),
      refund: refundNow(held, now),
    }));
    const orders = (await heldOrdersOf(db, me, now)).map(order => ({
      kind: 'ticketOrder' as const,
      id: order.id,
      title: order.eventTitle,
      sum: dueOf(order),
      until: (order.holdUntil ?? now).toISOString(),
      refund: null,
    }));
    return [...tickets, ...orders];
  },
  settle: async (tx, context, userId) => {
    const { now } = context;
    const coming = await comingOf(tx, userId, now);
    // Checking in at the door locks the same rows.
    await store.lockTickets(tx, coming);
    for (const { ticket } of coming) {
      const held = await store.ticketByCode(tx, ticket.code);
      const sum = held ? refundNow(held, now) : null;
      if (held && sum !== null)
        await giveUp(tx, held, { sum, now, config: context.config, why: 'Билет отменён гостем', who: BUYER });
    }
    const me = { userId, phone: await phoneOf(tx, userId) };
    for (const { id } of await heldOrdersOf(tx, me, now)) {
      const order = await lockOrder(tx, { id });
      if (order?.status === ticketOrderStatus.held) await letGo(tx, order, 'buyer', now);
    }
  },
};
