import { eventStatus } from '@venue/sdk/events/model';
import { and, asc, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { event, eventTicket } from '../events/events.table.ts';
import { orderedAt } from '../events/reschedules/events.reschedules.store.ts';
import { type EventRescheduleRow, eventReschedule } from '../events/reschedules/events.reschedules.table.ts';
import { checkIn, eventAttendee } from '../events/tickets/events.attendees.table.ts';
import type { Bundle } from '../tickets/cancellation/tickets.cancellation.store.ts';
import { type HeldTicket, orderOfEvent } from '../tickets/tickets.store.ts';
import { rescheduleChoice } from './reschedules.table.ts';

/** Writes a reschedule, which replaces the last one of its event, and with it what was left to write about that. */
export async function addReschedule(
  tx: Db,
  values: Omit<typeof eventReschedule.$inferInsert, 'id'>,
): Promise<EventRescheduleRow> {
  await tx
    .update(eventReschedule)
    .set({ replacedAt: values.at })
    .where(and(eq(eventReschedule.eventId, values.eventId), isNull(eventReschedule.replacedAt)));
  return inserted(await tx.insert(eventReschedule).values(values).returning());
}

/** Moves the ends of sales with the event by so many seconds; a sale does not begin after its end. */
export async function moveSales(tx: Db, eventId: number, seconds: number): Promise<void> {
  const { saleFrom, saleTo } = eventTicket;
  const end = sql`${saleTo} + make_interval(secs => ${seconds}::double precision)`;
  await tx
    .update(eventTicket)
    .set({ saleTo: end, saleFrom: sql`least(${saleFrom}, ${end})` })
    .where(and(eq(eventTicket.eventId, eventId), sql`${saleTo} is not null`));
}

/** Takes back what the door wrote down of an event that did not take place; how many guests it was. */
export async function forgetCheckIns(tx: Db, eventId: number): Promise<number> {
  const ofEvent = tx.select({ id: eventAttendee.id }).from(eventAttendee).where(eq(eventAttendee.eventId, eventId));
  const rows = await tx
    .delete(checkIn)
    .where(inArray(checkIn.attendeeId, ofEvent))
    .returning({ id: checkIn.attendeeId });
  return rows.length;
}

/** Which of these events are published, so that everybody may know of them. */
export async function publishedOf(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: event.id })
    .from(event)
    .where(and(inArray(event.id, [...ids]), eq(event.status, eventStatus.published)));
  return new Set(rows.map(({ id }) => id));
}

/** Reschedules whose guests are still to be written to, the oldest first. */
export const unwritten = (db: Db) =>
  db
    .select({ id: eventReschedule.id, eventId: eventReschedule.eventId })
    .from(eventReschedule)
    .innerJoin(event, eq(event.id, eventReschedule.eventId))
    .where(
      and(isNull(eventReschedule.writtenAt), isNull(eventReschedule.replacedAt), ne(event.status, eventStatus.deleted)),
    )
    .orderBy(asc(eventReschedule.id));

/** A reschedule, locked. */
export async function lockReschedule(tx: Db, id: number): Promise<EventRescheduleRow | undefined> {
  const [row] = await tx.select().from(eventReschedule).where(eq(eventReschedule.id, id)).for('update');
  return row;
}

export async function changeReschedule(tx: Db, id: number, values: Partial<EventRescheduleRow>): Promise<void> {
  await tx.update(eventReschedule).set(values).where(eq(eventReschedule.id, id));
}

/** Tickets of an event that were ordered up to a moment. */
const orderedUntil = (eventId: number, at: Date): SQL | undefined =>
  and(eq(eventAttendee.eventId, eventId), lte(orderedAt, sql`${at.toISOString()}::timestamptz`));

/**
 * The next bundles of an event that were ordered before it was rescheduled, each by its first ticket, cancelled or not:
 * otherwise a cancellation between two batches would change their order.
 */
export const nextBundles = (
  db: Db,
  { eventId, at }: Pick<EventRescheduleRow, 'eventId' | 'at'>,
  after: number,
  most: number,
): Promise<Bundle[]> => {
  const first = sql<number>`min(${eventAttendee.id})`.mapWith(Number);
  return db
    .select({ orderId: eventAttendee.orderId, first: first.as('first') })
    .from(eventAttendee)
    .where(orderedUntil(eventId, at))
    .groupBy(eventAttendee.orderId, sql`case when ${eventAttendee.orderId} is null then ${eventAttendee.id} end`)
    .having(and(gt(first, after), sql`bool_or(${eventAttendee.cancelledAt} is null)`))
    .orderBy(sql`first`)
    .limit(most);
};

/** What holders of these tickets chose. */
export async function choicesOf(db: Db, rescheduleId: number, tickets: readonly number[]) {
  const rows = await db
    .select()
    .from(rescheduleChoice)
    .where(and(eq(rescheduleChoice.rescheduleId, rescheduleId), inArray(rescheduleChoice.attendeeId, [...tickets])));
  return new Map(rows.map(({ attendeeId, choice }) => [attendeeId, choice]));
}

/** Writes a choice; who kept a ticket may still give it back. */
export async function writeChoices(tx: Db, values: readonly (typeof rescheduleChoice.$inferInsert)[]): Promise<void> {
  await tx
    .insert(rescheduleChoice)
    .values([...values])
    .onConflictDoUpdate({
      target: [rescheduleChoice.rescheduleId, rescheduleChoice.attendeeId],
      set: { choice: sql`excluded.choice`, at: sql`excluded.at` },
    });
}

/** How many tickets are kept, wait for an answer, and were given back by each reschedule, with the sums. */
export async function countsOf(db: Db, eventId: number) {
  const { rows } = await db.execute<{
    id: number;
    keep: number;
    waiting: number;
    waiting_sum: number;
    returned: number;
    returned_sum: number;
  }>(sql`
    select r.id,
      count(*) filter (where a.cancelled_at is null and (c.choice = 'keep' or a.used_at is not null))::int as keep,
      count(*) filter (where a.cancelled_at is null and a.used_at is null and a.id is not null and c.choice is null)::int as waiting,
      coalesce(sum(a.paid) filter (where a.cancelled_at is null and a.used_at is null and a.id is not null and c.choice is null), 0)::float8
        as waiting_sum,
      count(*) filter (where c.choice = 'refund')::int as returned,
      coalesce(sum(a.refund) filter (where c.choice = 'refund'), 0)::float8 as returned_sum
    from ${eventReschedule} r
    left join lateral (
      select ${eventAttendee.id} as id, ${eventAttendee.cancelledAt} as cancelled_at,
        ${eventAttendee.refund} as refund, ${checkIn.at} as used_at,
        case when ${eventAttendee.orderId} is null then 0 else ${eventAttendee.price} end as paid
      from ${eventAttendee} left join ${checkIn} on ${checkIn.attendeeId} = ${eventAttendee.id}
      where ${eventAttendee.eventId} = r.event_id and ${orderedAt} <= r.at
    ) a on true
    left join ${rescheduleChoice} c on c.reschedule_id = r.id and c.attendee_id = a.id
    where r.event_id = ${eventId}
    group by r.id`);
  return new Map(rows.map(row => [row.id, row]));
}

/** The link by which the holder of a ticket chooses: that of the order for its buyer, of the ticket for anybody else. */
export async function linkTo(
  db: Db,
  { ticket }: HeldTicket,
  publicUrl: string,
): Promise<{ readonly secret: string; readonly link: string }> {
  const order = ticket.orderId === null ? undefined : await orderOfEvent(db, { id: ticket.orderId });
  const isBuyers = order !== undefined && order.phone === ticket.phone && order.userId === ticket.userId;
  const secret = isBuyers ? order.key : ticket.code;
  return { secret, link: `${publicUrl}/app/tickets/${isBuyers ? `order/${secret}` : secret}` };
}
