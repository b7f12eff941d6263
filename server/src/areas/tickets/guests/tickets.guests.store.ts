import { dayOf } from '@venue/sdk';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { and, asc, eq, exists, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { GuestRecord, Guests } from '../../../area/personalData.ts';
import type { Db } from '../../../core/db/database.ts';
import { event } from '../../events/events.table.ts';
import { eventAttendee, ticketOrder } from '../../events/tickets/events.attendees.table.ts';
import { payment, refund } from '../../payments/payments.table.ts';

const nobody = { name: '', phone: '' };
// guard: server/src/areas/privacy/privacy.guests.test.ts
const ofGuest = and(isNull(ticketOrder.userId), ne(ticketOrder.phone, ''));

/** Orders that are not paid yet, or have a payment or a refund that is not final. */
const moneyMoves = or(
  eq(ticketOrder.status, ticketOrderStatus.held),
  exists(
    sql`(select 1 from ${payment} left join ${refund} on ${refund.paymentId} = ${payment.id}
         where ${payment.ticketOrderId} = ${ticketOrder.id}
           and (${payment.status} = 'pending' or ${refund.status} in ('requested', 'failed')))`,
  ),
);

const holdsTickets = exists(
  sql`(select 1 from ${eventAttendee} where ${eventAttendee.orderId} = ${ticketOrder.id} and ${eventAttendee.cancelledAt} is null)`,
);

async function find(db: Db, phone: string, now: Date): Promise<readonly GuestRecord[]> {
  const rows = await db
    .select({
      id: ticketOrder.id,
      money: sql<boolean>`${moneyMoves}`,
      event: sql<boolean>`${and(holdsTickets, gte(event.lastDay, dayOf(now)))}`,
    })
    .from(ticketOrder)
    .innerJoin(event, eq(event.id, ticketOrder.eventId))
    .where(and(ofGuest, eq(ticketOrder.phone, phone)))
    .orderBy(asc(ticketOrder.id));
  return rows.map(({ id, ...is }) => ({
    kind: 'ticketOrder',
    id,
    waits: is.money ? 'money' : is.event ? 'event' : null,
  }));
}

/** Erases name and contacts from orders and their tickets. */
export async function forgetOrders(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(eventAttendee)
    .set({ ...nobody, email: '' })
    .where(inArray(eventAttendee.orderId, [...ids]));
  await tx
    .update(ticketOrder)
    .set(nobody)
    .where(inArray(ticketOrder.id, [...ids]));
}

/** Data about guests without an account in their orders. */
export const ticketGuests: Guests = { find, forget: forgetOrders };

/** Orders of guests whose event was over before a day, without open payments and refunds. */
export const guestOrdersBefore = async (db: Db, day: string, most: number): Promise<number[]> => {
  // guard: server/src/areas/privacy/privacy.guests.test.ts
  const rows = await db
    .select({ id: ticketOrder.id })
    .from(ticketOrder)
    .innerJoin(event, eq(event.id, ticketOrder.eventId))
    .where(and(ofGuest, lt(event.lastDay, day), sql`not ${moneyMoves}`))
    .orderBy(asc(ticketOrder.id))
    .limit(most);
  return rows.map(({ id }) => id);
};
