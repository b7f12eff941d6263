import { asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { accountStateInSql } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { nameOfRoom } from '../rooms/rooms.store.ts';
import { deposit } from './deposits.table.ts';

/** The most rests in one list; the earliest terms are first. */
const MOST = 200;

type DepositRow = typeof deposit.$inferSelect;

/** Saves what was agreed for an unpaid booking, instead of what was agreed before. */
export const putDeposit = (tx: Db, values: Pick<DepositRow, 'bookingId' | 'sum' | 'dueAt' | 'createdAt'>) =>
  tx
    .insert(deposit)
    .values(values)
    .onConflictDoUpdate({ target: deposit.bookingId, set: { sum: values.sum, dueAt: values.dueAt } });

export const changeDeposit = (tx: Db, bookingId: number, values: Partial<DepositRow>) =>
  tx.update(deposit).set(values).where(eq(deposit.bookingId, bookingId));

/** Saves another term of the rest, of which its customer is reminded anew. */
export const changeTerm = (tx: Db, bookingId: number, dueAt: Date, now: Date) =>
  tx
    .update(deposit)
    .set({
      dueAt,
      remindAt: sql`rest_reminder(${dueAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(deposit.bookingId, bookingId));

export const dropDeposit = (tx: Db, bookingId: number) => tx.delete(deposit).where(eq(deposit.bookingId, bookingId));

/** The bookings whose rest is owed, the earliest term first. */
export const owedRests = (db: Db) =>
  db
    .select({
      deposit,
      roomName: nameOfRoom(booking.roomId),
      startsAt: booking.firstStart,
      price: booking.price,
      lastname: users.lastname,
      name: users.name,
      middlename: users.middlename,
      phone: users.phone,
      accountState: accountStateInSql,
    })
    .from(deposit)
    .innerJoin(booking, eq(booking.id, deposit.bookingId))
    .innerJoin(users, eq(users.id, booking.userId))
    .where(gt(deposit.rest, 0))
    .orderBy(asc(deposit.dueAt), asc(deposit.bookingId))
    .limit(MOST);

/** How many bookings owe a rest, and how much in all. */
export async function owedInAll(db: Db): Promise<{ total: number; owedSum: number }> {
  const [row] = await db
    .select({ total: count(), owedSum: sql<number>`coalesce(sum(${deposit.rest}), 0)::float8` })
    .from(deposit)
    .where(gt(deposit.rest, 0));
  return row ?? { total: 0, owedSum: 0 };
}

const AT_ONCE = 50;

/** Bookings whose customers are to be reminded of the rest now, locked; what another server reminds of is left out. */
export async function claimReminders(tx: Db, now: Date): Promise<DepositRow[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select booking_id as id from ${deposit} where remind_at <= ${now.toISOString()}::timestamptz
    order by remind_at, booking_id limit ${AT_ONCE} for update skip locked`);
  const ids = rows.map(({ id }) => id);
  return ids.length === 0
    ? []
    : tx
        .select()
        .from(deposit)
        .where(sql`${deposit.bookingId} = any(${sql.param(ids)})`);
}
