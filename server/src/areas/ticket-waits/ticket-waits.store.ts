import { ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ExpiredRows } from '../../area/expiredRows.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { ownerStateInSql } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { event, eventTicket } from '../events/events.table.ts';
import { ticketOrder } from '../events/tickets/events.attendees.table.ts';
import { type TicketWaitRow, ticketWait } from '../events/tickets/events.waits.table.ts';
import { allLapses, lapsesFor } from '../tickets/line/tickets.line.store.ts';

export type { TicketWaitRow } from '../events/tickets/events.waits.table.ts';

const { waiting, offered, over, cancelled } = ticketWaitStatus;
const isLive = inArray(ticketWait.status, [waiting, offered]);

/** How many wait before this place for the same tickets. */
const ahead = sql<number>`(
  select count(*) from ticket_wait as other
  where other.status = 1 and other.id < ${ticketWait.id} and other.ticket_id = ${ticketWait.ticketId})::int`;

/** A place in a queue with its event, its kind of ticket, its person and the order of its offer. */
const whole = (db: Db) =>
  db
    .select({
      wait: ticketWait,
      event: { title: event.title, date: event.date, time: event.time },
      kind: { name: eventTicket.name, price: eventTicket.price },
      order: { key: ticketOrder.key, payUntil: ticketOrder.payUntil },
      accountState: ownerStateInSql,
      ahead,
      isBehind: sql<boolean>`${lapsesFor(ticketWait)} > 0`,
      lapses: allLapses,
    })
    .from(ticketWait)
    .innerJoin(event, eq(event.id, ticketWait.eventId))
    .innerJoin(eventTicket, eq(eventTicket.id, ticketWait.ticketId))
    .leftJoin(ticketOrder, eq(ticketOrder.id, ticketWait.orderId))
    .leftJoin(users, eq(users.id, ticketWait.userId));

export type WholeTicketWait = Awaited<ReturnType<typeof whole>>[number];

export async function waitByKey(db: Db, key: string): Promise<WholeTicketWait | undefined> {
  const [row] = await whole(db).where(eq(ticketWait.key, key));
  return row;
}

/** The places of a person: by account, or by phone where they joined without one. */
export const ownWaits = ({ userId, phone }: { userId: number; phone: string }): SQL | undefined =>
  // guard: ticket-waits.test.ts
  or(eq(ticketWait.userId, userId), and(isNull(ticketWait.userId), eq(ticketWait.phone, phone)));

/** A person's places, newest first. */
export const waitsOf = (db: Db, whose: { userId: number; phone: string }, most: number) =>
  whole(db).where(ownWaits(whose)).orderBy(desc(ticketWait.id)).limit(most);

/** Who waits for tickets of an event, or has an offer, in the order of the queue. */
export const waitsOfEvent = (db: Db, eventId: number, most: number) =>
  whole(db)
    .where(and(eq(ticketWait.eventId, eventId), isLive))
    .orderBy(asc(ticketWait.id))
    .limit(most);

/** How many they are, and how many places they want. */
export async function countsOf(db: Db, eventId: number): Promise<{ people: number; placesWanted: number }> {
  const [row] = await db
    .select({
      people: count(),
      placesWanted: sql<number>`coalesce(sum(${ticketWait.places}), 0)`.mapWith(Number),
    })
    .from(ticketWait)
    .where(and(eq(ticketWait.eventId, eventId), isLive));
  return row ?? { people: 0, placesWanted: 0 };
}

interface Person {
  readonly userId: number | null;
  readonly phone: string;
}

/** The same person: by their account, or by their phone. */
const of = ({ userId, phone }: Person) =>
  userId === null ? eq(ticketWait.phone, phone) : or(eq(ticketWait.userId, userId), eq(ticketWait.phone, phone));

/** In how many queues a person is. Locks the phone, so that two calls cannot both take the last place. */
export async function liveWaits(tx: Db, person: Person): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ticket-wait'), hashtext(${person.phone}))`);
  return tx.$count(ticketWait, and(of(person), isLive));
}

/** How many places of an event a person waits for. */
export async function placesAwaited(tx: Db, eventId: number, person: Person): Promise<number> {
  const [row] = await tx
    .select({ places: sql<number>`coalesce(sum(${ticketWait.places}), 0)`.mapWith(Number) })
    .from(ticketWait)
    .where(and(of(person), eq(ticketWait.eventId, eventId), eq(ticketWait.status, waiting)));
  return row?.places ?? 0;
}

/** How many offers for an event a person has let lapse. */
export async function lapses(db: Db, eventId: number, { userId, phone }: Person): Promise<number> {
  const whose = { eventId: sql`${eventId}::int`, userId: sql`${userId}::int`, phone: sql`${phone}::text` };
  const { rows } = await db.execute<{ lapses: number }>(sql`select ${lapsesFor(whose)} as lapses`);
  return Number(rows[0]?.lapses ?? 0);
}

export const addWait = async (tx: Db, values: typeof ticketWait.$inferInsert): Promise<TicketWaitRow> =>
  inserted(await tx.insert(ticketWait).values(values).returning());

export const closeQueue = (tx: Db, eventId: number, isQueueClosed: boolean) =>
  tx.update(event).set({ isQueueClosed }).where(eq(event.id, eventId));

/** Whether somebody waits in vain: the event was cancelled or deleted, or the sale of the tickets is over. */
const inVain = (now: Date) => sql`w.status = ${waiting} and (e.status = 5 or ${now.toISOString()}::timestamptz >=
  coalesce(t.sale_to, (e.date || ' ' || e.time || '+05')::timestamptz))`;

/** Events in whose queue somebody waits in vain. */
export async function eventsToEnd(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct e.id from ticket_wait w join event e on e.id = w.event_id join event_ticket t on t.id = w.ticket_id
    where ${inVain(now)} order by e.id`);
  return rows.map(({ id }) => id);
}

/** Ends the places of those who wait in vain for an event, whose row is locked; returns their accounts. */
export async function endWaits(tx: Db, eventId: number, now: Date): Promise<(number | null)[]> {
  const { rows } = await tx.execute<{ userId: number | null }>(sql`
    update ticket_wait w set status = case when e.status = 5 then ${cancelled}::int else ${over}::int end,
      gathered = 0, gathered_at = null, is_untold = true, updated_at = ${now.toISOString()}::timestamptz
    from event e, event_ticket t
    where e.id = ${eventId} and e.id = w.event_id and t.id = w.ticket_id and ${inVain(now)}
    returning w.user_id as "userId"`);
  return rows.map(({ userId }) => userId);
}

/** A place that ended, unless another server has told its person meanwhile. Locked. */
export async function lockUntold(tx: Db, id: number) {
  const [row] = await tx
    .select({ ...getTableColumns(ticketWait) })
    .from(ticketWait)
    .where(and(eq(ticketWait.id, id), eq(ticketWait.isUntold, true)))
    .for('update');
  return row;
}

/** Places in queues that have ended. */
export const ticketWaitsExpired: readonly ExpiredRows[] = [
  {
    table: ticketWait,
    since: ticketWait.updatedAt,
    days: 365,
    only: notInArray(ticketWait.status, [waiting, offered]),
    because: 'staff see how many offers a person let lapse in the last year',
  },
];
