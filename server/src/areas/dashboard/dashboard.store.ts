import { addDays, momentOf, VENUE_ZONE } from '@venue/sdk';
import { bookingUserStatus } from '@venue/sdk/bookings/model';
import type { Period } from '@venue/sdk/dashboard/model';
import { eventStatus } from '@venue/sdk/events/model';
import { and, asc, eq, gte, inArray, isNotNull, lt, lte, max, min, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/db/database.ts';
import { personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { booking, roomSlot } from '../bookings/bookings.table.ts';
import { event } from '../events/events.table.ts';
import { payment, refund } from '../payments/payments.table.ts';
import { roomOpening } from '../rooms/rooms.opening.table.ts';
import { room } from '../rooms/rooms.table.ts';
import type { DayMoney, TakenHours } from './dashboard.rules.ts';

// Sold as this room: not an hour kept free beside it, nor one that a hall took with its parts.
const soldHere = sql`(${roomSlot.kind} = 'booking' and ${roomSlot.hallId} is null)`;

/** More than a day can hold. */
const MOST_A_DAY = 1000;

/** Paid bookings with hours on a day, those it has there, in order. */
export const bookingsOn = (db: Db, day: string) => {
  const first = min(roomSlot.startsAt);
  return db
    .select({
      id: booking.id,
      roomName: room.name,
      startsAt: sql`${first}`.mapWith(roomSlot.startsAt),
      endsAt: sql`${max(roomSlot.startsAt)} + interval '1 hour'`.mapWith(roomSlot.startsAt),
      userId: booking.userId,
      customer: personName,
    })
    .from(roomSlot)
    .innerJoin(booking, eq(booking.id, roomSlot.bookingId))
    .innerJoin(room, eq(room.id, booking.roomId))
    .innerJoin(users, eq(users.id, booking.userId))
    .where(and(eq(booking.status, bookingUserStatus.paid), soldHere, during(roomSlot.startsAt, { from: day, to: day })))
    .groupBy(booking.id, room.id, users.id)
    .orderBy(asc(first), asc(booking.id))
    .limit(MOST_A_DAY);
};

/** Published events that go on on a day, the soonest begun first. */
export const eventsOn = (db: Db, day: string) =>
  db
    .select({
      id: event.id,
      kind: event.kind,
      title: event.title,
      date: event.date,
      time: event.time,
      place: event.place,
      roomName: room.name,
    })
    .from(event)
    .leftJoin(room, eq(room.id, event.roomId))
    .where(and(eq(event.status, eventStatus.published), lte(event.date, day), gte(event.lastDay, day)))
    .orderBy(asc(event.time), asc(event.id))
    .limit(MOST_A_DAY);

const during = (column: PgColumn, { from, to }: Period): SQL | undefined =>
  and(gte(column, momentOf(from, 0)), lt(column, momentOf(addDays(to, 1), 0)));

const dayIn = (column: PgColumn) =>
  sql<string>`to_char(${column} at time zone ${sql.raw(`'${VENUE_ZONE}'`)}, 'YYYY-MM-DD')`;
const count = (kinds: SQL) => sql<number>`count(*) filter (where ${kinds})`.mapWith(Number);

const here = (column: PgColumn) => sql`${column} at time zone ${sql.raw(`'${VENUE_ZONE}'`)}`;
const hour = sql`extract(hour from ${here(roomSlot.startsAt)})`;
// An event also takes hours that nobody could have bought.
const open = sql`${hour} >= ${roomOpening.fromHour} and ${hour} < ${roomOpening.toHour}`;

/** Hours of rooms that were sold or closed, by day; days on which nothing was taken are left out. */
export const hoursTaken = (db: Db, roomIds: readonly number[], period: Period): Promise<TakenHours[]> =>
  db
    .select({
      roomId: roomSlot.roomId,
      day: dayIn(roomSlot.startsAt).as('day'),
      sold: count(soldHere),
      closed: count(sql`not ${soldHere} and ${roomSlot.kind} <> 'hold' and ${open}`),
    })
    .from(roomSlot)
    .leftJoin(
      roomOpening,
      and(
        eq(roomOpening.roomId, roomSlot.roomId),
        sql`${roomOpening.weekday} = extract(isodow from ${here(roomSlot.startsAt)})`,
      ),
    )
    .where(and(during(roomSlot.startsAt, period), inArray(roomSlot.roomId, [...roomIds])))
    .groupBy(roomSlot.roomId, sql`day`);

const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

const ofRooms = or(isNotNull(payment.bookingId), isNotNull(payment.bookingGroupId));

/** What rooms brought, by the days on which money came and went back; events and tickets are paid for elsewhere. */
export async function moneyMoved(db: Db, period: Period): Promise<DayMoney[]> {
  const paid = await db
    .select({ day: dayIn(payment.settledAt).as('day'), sum: total(payment.sum) })
    .from(payment)
    .where(and(eq(payment.status, 'succeeded'), ofRooms, during(payment.settledAt, period)))
    .groupBy(sql`day`);
  const refunded = await db
    .select({ day: dayIn(refund.settledAt).as('day'), sum: total(refund.sum) })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(refund.status, 'succeeded'), ofRooms, during(refund.settledAt, period)))
    .groupBy(sql`day`);
  return [
    ...paid.map(({ day, sum }) => ({ day, paid: sum, refunded: 0 })),
    ...refunded.map(({ day, sum }) => ({ day, paid: 0, refunded: sum })),
  ];
}
