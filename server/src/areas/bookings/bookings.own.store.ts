import { bookingStatus } from '@venue/sdk/bookings/model';
import { and, asc, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { whole } from './bookings.store.ts';
import { booking } from './bookings.table.ts';

const { cancelled } = bookingStatus;

/** A page of one person's bookings, with the total: those to come, the nearest first, then the others, latest first. */
export async function bookingsOf(db: Db, userId: number, now: Date, page: number, pageSize: number) {
  const mine = eq(booking.userId, userId);
  const comes = sql`(${booking.lastEnd} > ${now.toISOString()}::timestamptz and ${ne(booking.status, cancelled)})`;
  const rows = await db
    .select(whole)
    .from(booking)
    .where(mine)
    .orderBy(
      desc(comes),
      sql`case when ${comes} then ${booking.firstStart} end`,
      desc(booking.firstStart),
      desc(booking.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ total: count() }).from(booking).where(mine);
  return { rows, total: total?.total ?? 0 };
}

/** A person's bookings whose hours are not over, that were not cancelled. */
export const bookingsAhead = (db: Db, userId: number, now: Date) =>
  db
    .select(whole)
    .from(booking)
    .where(and(eq(booking.userId, userId), gt(booking.lastEnd, now), ne(booking.status, cancelled)))
    .orderBy(asc(booking.firstStart));
