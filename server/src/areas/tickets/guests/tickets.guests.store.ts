import { dayOf } from '@venue/sdk';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { and, asc, eq, exists, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { GuestRecord, Guests } from '../../../area/personalData.ts';
import type { Db } from '../../../core/db/database.ts';
import { event } from '../../events/events.table.ts';
import { eventAttendee, ticketOrder } from '../../events/tickets/events.attendees.table.ts';
import { payment, refund } from '../../payments/payments.table.ts';
import { ticketChange } from '../transfer/tickets.transfer.table.ts';

const nobody = { name: '', phone: '' };
type OfGuest = typeof ticketOrder | typeof eventAttendee | typeof ticketChange;
/** Of a person without an account: anybody, or whoever has this phone. */
const ofGuest = (table: OfGuest, phone?: string) =>
  // guard: server/src/areas/privacy/privacy.guests.test.ts
  and(isNull(table.userId), phone === undefined ? ne(table.phone, '') : eq(table.phone, phone));

/** Orders of guests, and those with a ticket that a guest was given, or gave away. */
const namesGuest = (phone?: string) =>
  or(
    ofGuest(ticketOrder, phone),
    exists(
      sql`(select 1 from ${eventAttendee} where ${eventAttendee.orderId} = ${ticketOrder.id} and ${eventAttendee.transferredAt} is not null and ${ofGuest(eventAttendee, phone)})`,
    ),
    exists(
      sql`(select 1 from ${ticketChange} join ${eventAttendee} on ${eventAttendee.id} = ${ticketChange.attendeeId} where ${eventAttendee.orderId} = ${ticketOrder.id} and ${ofGuest(ticketChange, phone)})`,
    ),
  );

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
    .where(namesGuest(phone))
    .orderBy(asc(ticketOrder.id));
  const letters = await db
    .selectDistinct({ orderId: eventAttendee.orderId, email: eventAttendee.email })
    .from(eventAttendee)
    .where(and(ofGuest(eventAttendee, phone), ne(eventAttendee.email, '')));
  return rows.map(({ id, ...is }) => ({
    kind: 'ticketOrder',
    id,
    emails: letters.flatMap(({ orderId, email }) => (orderId === id ? email : [])),
    waits: is.money ? 'money' : is.event ? 'event' : null,
  }));
}

/** Erases name and contacts from orders and their tickets: those of the guest with this phone, or of every guest. */
export async function forgetOrders(tx: Db, ids: readonly number[], phone?: string): Promise<void> {
  if (ids.length === 0) return;
  const inOrders = inArray(eventAttendee.orderId, [...ids]);
  const tickets = tx.select({ id: eventAttendee.id }).from(eventAttendee).where(inOrders);
  await tx
    .update(ticketChange)
    .set(nobody)
    .where(and(inArray(ticketChange.attendeeId, tickets), ofGuest(ticketChange, phone)));
  // A ticket of the order may be somebody else's by now.
  await tx
    .update(eventAttendee)
    .set({ ...nobody, email: '' })
    .where(and(inOrders, ofGuest(eventAttendee, phone)));
  await tx
    .update(ticketOrder)
    .set(nobody)
    .where(and(inArray(ticketOrder.id, [...ids]), ofGuest(ticketOrder, phone)));
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
    .where(and(namesGuest(), lt(event.lastDay, day), sql`not ${moneyMoves}`))
    .orderBy(asc(ticketOrder.id))
    .limit(most);
  return rows.map(({ id }) => id);
};
