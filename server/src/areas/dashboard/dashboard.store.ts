import { addDays, momentOf, VENUE_ZONE } from '@venue/sdk';
import type { Period } from '@venue/sdk/dashboard/model';
import { and, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/db/database.ts';
import { roomSlot } from '../bookings/bookings.table.ts';
import { soldHere } from '../bookings/desk/bookings.today.store.ts';
import { payment, refund } from '../payments/payments.table.ts';
import { roomOpening } from '../rooms/rooms.opening.table.ts';
import type { DayMoney, TakenHours } from './dashboard.rules.ts';

const during = (column: PgColumn, { from, to }: Period): SQL | undefined =>
  and(gte(column, momentOf(from, 0)), lt(column, momentOf(addDays(to, 1), 0)));

const dayIn = (column: PgColumn) =>
  sql<string>`to_char(${column} at time zone ${sql.raw(`'${VENUE_ZONE}'`)}, 'YYYY-MM-DD')`;
const count = (kinds: SQL) => sql<number>`count(*) filter (where ${kinds})`.mapWith(Number);

const here = (column: PgColumn) => sql`${column} at time zone ${sql.raw(`'${VENUE_ZONE}'`)}`;
const hour = sql`extract(hour from ${here(roomSlot.startsAt)})`;
// Events may also take hours outside the opening hours, which could not be sold anyway.
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

/** Payments and refunds for rooms, by the day they were settled. Money of events and tickets is not included. */
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
