import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import {
  checkIn,
  eventAttendee,
  type TicketOrderRow,
  ticketOrder,
  ticketOrderLine,
} from '../events/events.attendees.table.ts';
import { event, eventTicket } from '../events/events.table.ts';
import type { PricedLine } from './tickets.rules.ts';

export type { TicketOrderRow } from '../events/events.attendees.table.ts';

/** Who asks for tickets: an account, or a phone that a code confirmed. */
export interface Holder {
  readonly userId: number | null;
  readonly name: string;
  readonly phone: string;
}

type Place = 'held' | 'sold';
type Counted = Pick<PricedLine, 'ticketId' | 'count'>;

const placesOf = (lines: readonly Counted[]): number => lines.reduce((all, each) => all + each.count, 0);

/**
 * Takes places of an event that is held locked; false when there are not enough, and then the transaction has to end.
 * Nothing is read before: each is one conditional update, and a check of the table has the last word.
 */
export async function takePlaces(tx: Db, eventId: number, lines: readonly Counted[], as: Place): Promise<boolean> {
  for (const { ticketId, count: places } of lines) {
    const { held, sold, quantity } = eventTicket;
    const taken = await tx
      .update(eventTicket)
      .set({ [as]: sql`${eventTicket[as]} + ${places}` })
      .where(
        and(
          eq(eventTicket.id, ticketId),
          eq(eventTicket.eventId, eventId),
          sql`${held} + ${sold} + ${places} <= ${quantity}`,
        ),
      )
      .returning({ id: eventTicket.id });
    if (taken.length === 0) return false;
  }
  const places = placesOf(lines);
  const { taken, participantsLimit } = event;
  const fits = await tx
    .update(event)
    .set({ taken: sql`${taken} + ${places}` })
    .where(and(eq(event.id, eventId), or(isNull(participantsLimit), sql`${taken} + ${places} <= ${participantsLimit}`)))
    .returning({ id: event.id });
  return fits.length > 0;
}

/** Gives places of an event back that were taken. */
export async function givePlacesBack(tx: Db, eventId: number, lines: readonly Counted[], from: Place): Promise<void> {
  for (const { ticketId, count: places } of lines)
    await tx
      .update(eventTicket)
      .set({ [from]: sql`${eventTicket[from]} - ${places}` })
      .where(eq(eventTicket.id, ticketId));
  await tx
    .update(event)
    .set({ taken: sql`${event.taken} - ${placesOf(lines)}` })
    .where(eq(event.id, eventId));
}

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

export async function orderByKey(db: Db, key: string): Promise<TicketOrderRow | undefined> {
  const [row] = await db.select().from(ticketOrder).where(eq(ticketOrder.key, key));
  return row;
}

/** What an order takes, with the names of its kinds. */
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

const isHeld = eq(ticketOrder.status, ticketOrderStatus.held);

/** Orders whose hold has ended, of one event or of all. */
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

/** Places of an event that somebody has or holds, by their account or their phone. */
export async function placesOfHolder(db: Db, eventId: number, { userId, phone }: Holder): Promise<number> {
  const theirs = (table: typeof ticketOrder | typeof eventAttendee) =>
    and(
      eq(table.eventId, eventId),
      userId === null ? eq(table.phone, phone) : or(eq(table.userId, userId), eq(table.phone, phone)),
    );
  const issued = await db.$count(eventAttendee, and(theirs(eventAttendee), isNull(eventAttendee.cancelledAt)));
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
  lines: readonly PricedLine[],
  now: Date,
): Promise<string[]> {
  const { id: orderId, eventId, userId, name, phone } = order;
  const rows = lines.flatMap(({ ticketId, count: places, price }) =>
    Array.from({ length: places }, () => ({
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

export async function codesOfOrder(db: Db, orderId: number): Promise<string[]> {
  const rows = await db
    .select({ code: eventAttendee.code })
    .from(eventAttendee)
    .where(eq(eventAttendee.orderId, orderId))
    .orderBy(asc(eventAttendee.id));
  return rows.map(each => each.code);
}

const selectTickets = (db: Db) =>
  db
    .select({
      ticket: getTableColumns(eventAttendee),
      kind: { name: eventTicket.name, type: eventTicket.type },
      event: {
        id: event.id,
        title: event.title,
        status: event.status,
        date: event.date,
        time: event.time,
        dateEnd: event.dateEnd,
        timeEnd: event.timeEnd,
        roomId: event.roomId,
        place: event.place,
        isOnline: event.isOnline,
        onlineUrl: event.onlineUrl,
        ageSign: event.ageSign,
        organizerName: event.organizerName,
      },
      checkedInAt: checkIn.at,
    })
    .from(eventAttendee)
    .innerJoin(eventTicket, eq(eventTicket.id, eventAttendee.ticketId))
    .innerJoin(event, eq(event.id, eventAttendee.eventId))
    .leftJoin(checkIn, eq(checkIn.attendeeId, eventAttendee.id));
export type HeldTicket = Awaited<ReturnType<typeof selectTickets>>[number];

export async function ticketByCode(db: Db, code: string): Promise<HeldTicket | undefined> {
  const [row] = await selectTickets(db).where(eq(eventAttendee.code, code));
  return row;
}

/** Whose tickets are a person's: by the account, or by their phone before they had one. */
const ownTickets = ({ userId, phone }: { userId: number; phone: string }): SQL | undefined =>
  or(eq(eventAttendee.userId, userId), and(isNull(eventAttendee.userId), eq(eventAttendee.phone, phone)));

interface Wanted {
  readonly page: number;
  readonly pageSize: number;
  /** Those of events that are over, latest first; else those to come, soonest first. */
  readonly past: boolean;
  readonly today: string;
}

/** A person's tickets. */
export function ticketsPage(db: Db, whose: { userId: number; phone: string }, { past, today, ...wanted }: Wanted) {
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

/** Marks a ticket cancelled; false when it has been. */
export async function cancelTicket(tx: Db, id: number, refund: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(eventAttendee)
    .set({ cancelledAt: now, refund })
    .where(and(eq(eventAttendee.id, id), isNull(eventAttendee.cancelledAt)))
    .returning({ id: eventAttendee.id });
  return rows.length > 0;
}

/** Tickets that stand, and those of them that were checked in, by event. */
export async function comersOf(db: Db, eventIds: readonly number[]) {
  if (eventIds.length === 0) return new Map<number, { issued: number; checkedIn: number }>();
  const rows = await db
    .select({ eventId: eventAttendee.eventId, issued: count(), checkedIn: count(checkIn.attendeeId) })
    .from(eventAttendee)
    .leftJoin(checkIn, eq(checkIn.attendeeId, eventAttendee.id))
    .where(and(inArray(eventAttendee.eventId, [...eventIds]), isNull(eventAttendee.cancelledAt)))
    .groupBy(eventAttendee.eventId);
  return new Map(rows.map(({ eventId, ...numbers }) => [eventId, numbers]));
}
