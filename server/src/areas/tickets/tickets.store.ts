import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import type { Payer } from '../../area/payable.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing, numberLike } from '../../core/db/search.ts';
import { coveredTickets } from '../bookings/bookings.cover.store.ts';
import { event, eventTicket } from '../events/events.table.ts';
import {
  checkIn,
  eventAttendee,
  type TicketOrderRow,
  ticketOrder,
  ticketOrderLine,
  ticketOrderStep,
} from '../events/tickets/events.attendees.table.ts';
import { payment } from '../payments/payments.table.ts';
import { isOutside } from './passes/tickets.passes.store.ts';
import { type HeldTicket, ownTickets, selectTickets } from './tickets.rows.store.ts';
import type { PricedLine } from './tickets.rules.ts';

export type { TicketOrderRow } from '../events/tickets/events.attendees.table.ts';
export {
  type HeldTicket,
  lockTickets,
  ownTickets,
  selectTickets,
  ticketByCode,
  ticketsByCodes,
  ticketsOfOrder,
} from './tickets.rows.store.ts';

/** Who asks for tickets: an account, or a phone that a code confirmed. */
export interface Holder {
  readonly userId: number | null;
  readonly name: string;
  readonly phone: string;
}

const isHeld = eq(ticketOrder.status, ticketOrderStatus.held);

/** Writes an order with its lines. */
export async function addOrder(
  tx: Db,
  values: typeof ticketOrder.$inferInsert,
  lines: readonly PricedLine[],
): Promise<TicketOrderRow> {
  const order = inserted(await tx.insert(ticketOrder).values(values).returning());
  await tx.insert(ticketOrderLine).values(lines.map(line => ({ ...line, orderId: order.id })));
  return order;
}

export async function changeOrder(tx: Db, id: number, values: Partial<TicketOrderRow>): Promise<void> {
  await tx.update(ticketOrder).set(values).where(eq(ticketOrder.id, id));
}

/** Writes a line of an order's history. */
export async function noteOrder(
  tx: Db,
  orderId: number,
  line: { readonly at: Date; readonly who: string; readonly what: string },
): Promise<void> {
  await tx.insert(ticketOrderStep).values({ orderId, ...line });
}

/** An order with the title of its event. */
export interface OrderOfEvent extends TicketOrderRow {
  readonly eventTitle: string;
  /** What certificates pay of it once the rest of its money is here; 0 when they have. */
  readonly covered: number;
}

export async function orderOfEvent(
  db: Db,
  by: { readonly key: string } | { readonly id: number },
): Promise<OrderOfEvent | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(ticketOrder), eventTitle: event.title, covered: coveredTickets })
    .from(ticketOrder)
    .innerJoin(event, eq(event.id, ticketOrder.eventId))
    .where('key' in by ? eq(ticketOrder.key, by.key) : eq(ticketOrder.id, by.id));
  return row;
}

/** The buyers of these orders, by the name and phone in the order itself. */
export async function buyersOf(db: Db, ids: readonly number[]): Promise<Map<number, Payer>> {
  const rows = await db
    .select({ id: ticketOrder.id, name: ticketOrder.name, phone: ticketOrder.phone })
    .from(ticketOrder)
    .where(inArray(ticketOrder.id, [...ids]));
  return new Map(rows.map(({ id, ...payer }) => [id, payer]));
}

/** Open payments of orders whose hold has expired: the money may be on its way. */
export const paymentsOfOverdue = (db: Db, now: Date) =>
  db
    .select({ provider: payment.provider, providerId: payment.providerId })
    .from(payment)
    .innerJoin(ticketOrder, eq(ticketOrder.id, payment.ticketOrderId))
    .where(and(eq(payment.status, 'pending'), isHeld, lte(ticketOrder.holdUntil, now)));

/** The lines of an order with the names of their kinds. */
export const linesOfOrder = (db: Db, orderId: number) =>
  db
    .select({
      ticketId: ticketOrderLine.ticketId,
      count: ticketOrderLine.count,
      price: ticketOrderLine.price,
      name: eventTicket.name,
    })
    .from(ticketOrderLine)
    .innerJoin(eventTicket, eq(eventTicket.id, ticketOrderLine.ticketId))
    .where(eq(ticketOrderLine.orderId, orderId))
    .orderBy(asc(eventTicket.position), asc(eventTicket.id));

/** Orders whose hold has expired, of one event or of all. */
export const overdueOrders = (db: Db, now: Date, eventId?: number): Promise<TicketOrderRow[]> =>
  db
    .select()
    .from(ticketOrder)
    .where(
      and(
        isHeld,
        lte(ticketOrder.holdUntil, now),
        eventId === undefined ? undefined : eq(ticketOrder.eventId, eventId),
      ),
    )
    .orderBy(asc(ticketOrder.id));

/** Places of an event that somebody has, holds or has given away, by their account or their phone. */
export async function placesOfHolder(db: Db, eventId: number, { userId, phone }: Holder): Promise<number> {
  const theirs = (table: typeof ticketOrder | typeof eventAttendee) =>
    and(
      eq(table.eventId, eventId),
      // guard: tickets.people.test.ts, tickets.test.ts
      userId === null ? eq(table.phone, phone) : or(eq(table.userId, userId), eq(table.phone, phone)),
    );
  // What they ordered and gave away counts too: otherwise one person could take all places of a free event.
  const orders = db
    .select({ id: ticketOrder.id })
    .from(ticketOrder)
    .where(
      userId === null ? eq(ticketOrder.phone, phone) : or(eq(ticketOrder.userId, userId), eq(ticketOrder.phone, phone)),
    );
  // guard: server/src/areas/tickets/transfer/tickets.transfer.test.ts
  const passedOn = and(
    eq(eventAttendee.eventId, eventId),
    isNotNull(eventAttendee.transferredAt),
    inArray(eventAttendee.orderId, orders),
  );
  // guard: tickets.people.test.ts, tickets.test.ts
  const issued = await db.$count(
    eventAttendee,
    and(or(theirs(eventAttendee), passedOn), isNull(eventAttendee.cancelledAt)),
  );
  // guard: tickets.people.test.ts, tickets.test.ts
  const [held] = await db
    .select({ places: sql<number>`coalesce(sum(${ticketOrderLine.count}), 0)`.mapWith(Number) })
    .from(ticketOrderLine)
    .innerJoin(ticketOrder, eq(ticketOrder.id, ticketOrderLine.orderId))
    .where(and(theirs(ticketOrder), isHeld));
  return issued + (held?.places ?? 0);
}

/** Writes the tickets of an order, a row for each place. */
export async function addTickets(
  tx: Db,
  order: TicketOrderRow,
  lines: readonly { readonly ticketId: number; readonly prices: readonly number[] }[],
  now: Date,
): Promise<string[]> {
  const { id: orderId, eventId, userId, name, phone } = order;
  const rows = lines.flatMap(({ ticketId, prices }) =>
    prices.map(price => ({
      eventId,
      ticketId,
      orderId,
      userId,
      name,
      phone,
      email: '',
      price,
      createdAt: now,
    })),
  );
  const issued = await tx.insert(eventAttendee).values(rows).returning({ code: eventAttendee.code });
  return issued.map(each => each.code);
}

interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  /** Tickets of past events, latest first; otherwise of those to come, soonest first. */
  readonly past: boolean;
  readonly today: string;
}

/** A person's tickets. */
export function ticketsPage(db: Db, whose: { userId: number; phone: string }, { past, today, ...wanted }: ListQuery) {
  const where = and(ownTickets(whose), past ? lt(event.lastDay, today) : gte(event.lastDay, today));
  const order = past ? [desc(event.date), desc(event.time)] : [asc(event.date), asc(event.time)];
  return pageOf<HeldTicket>(
    db,
    wanted,
    selectTickets(db)
      .where(where)
      .orderBy(...order, asc(eventAttendee.id)),
    db
      .select({ id: eventAttendee.id })
      .from(eventAttendee)
      .innerJoin(event, eq(event.id, eventAttendee.eventId))
      .where(where),
  );
}

/** Tickets of an event, in the order they were issued; `search` is a part of the guest's name, or a ticket's number. */
export function guestsPage(
  db: Db,
  eventId: number,
  { search, ...wanted }: { page: number; pageSize: number; search: string },
) {
  const where = and(
    eq(eventAttendee.eventId, eventId),
    search === '' ? undefined : or(numberLike(eventAttendee.id, search), ilike(eventAttendee.name, containing(search))),
  );
  return pageOf<HeldTicket>(
    db,
    wanted,
    selectTickets(db).where(where).orderBy(asc(eventAttendee.id)),
    db.select({ id: eventAttendee.id }).from(eventAttendee).where(where),
  );
}

/** Marks a ticket cancelled; false when it is cancelled already. */
export async function cancelTicket(tx: Db, id: number, refund: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(eventAttendee)
    .set({ cancelledAt: now, refund })
    .where(and(eq(eventAttendee.id, id), isNull(eventAttendee.cancelledAt)))
    .returning({ id: eventAttendee.id });
  return rows.length > 0;
}

/** How many tickets are not cancelled, how many of them were checked in, and have gone out since, by event. */
export async function comersOf(db: Db, eventIds: readonly number[]) {
  if (eventIds.length === 0) return new Map<number, { issued: number; checkedIn: number; outside: number }>();
  const rows = await db
    .select({
      eventId: eventAttendee.eventId,
      issued: count(),
      checkedIn: count(checkIn.attendeeId),
      outside: sql<number>`count(*) filter (where ${isOutside})`.mapWith(Number),
    })
    .from(eventAttendee)
    .leftJoin(checkIn, eq(checkIn.attendeeId, eventAttendee.id))
    .where(and(inArray(eventAttendee.eventId, [...eventIds]), isNull(eventAttendee.cancelledAt)))
    .groupBy(eventAttendee.eventId);
  return new Map(rows.map(({ eventId, ...numbers }) => [eventId, numbers]));
}
