import { waitStatus } from '@venue/sdk/waitlist/model';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { invoicedUntil } from '../bookings/bookings.term.store.ts';
import { customerMark } from '../customers/customers.table.ts';
import { room } from '../rooms/rooms.table.ts';
import { roomWait, type WaitRow } from './waitlist.table.ts';

export type { WaitRow } from './waitlist.table.ts';

const { waiting, held, over } = waitStatus;

/** How many wait before this place for hours that overlap. */
const ahead = sql<number>`(
  select count(*) from room_wait as other
  where other.status = 1 and other.id < ${roomWait.id} and other.room_id = ${roomWait.roomId}
    and other.day = ${roomWait.day} and other.from_hour < ${roomWait.toHour} and other.to_hour > ${roomWait.fromHour}
)::int`;

/** The offers that somebody let lapse, or gave up: hours were held for them, and they did not pay. */
const lapsedOf = (userId: SQLWrapper) =>
  sql`past.user_id = ${userId} and past.status in (4, 5) and past.booking_id is not null`;

/** How many offers of these hours a person let lapse, in the room, its halls and its parts. */
const lapsesFor = (wish: { [K in 'userId' | 'roomId' | 'day' | 'fromHour' | 'toHour']: SQLWrapper }) => sql<number>`(
  select count(*) from room_wait as past
  where ${lapsedOf(wish.userId)} and past.day = ${wish.day}
    and past.from_hour < ${wish.toHour} and past.to_hour > ${wish.fromHour}
    and (past.room_id = ${wish.roomId} or exists (
      select 1 from room_part
      where (hall_id = past.room_id and part_id = ${wish.roomId}) or (part_id = past.room_id and hall_id = ${wish.roomId})
    ))
)::int`;

/** How many offers of these hours a person has let lapse. */
export async function lapses(db: Db, { userId, roomId, day, fromHour, toHour }: Wish): Promise<number> {
  const wish = {
    userId: sql`${userId}::int`,
    roomId: sql`${roomId}::int`,
    day: sql`${day}::date`,
    fromHour: sql`${fromHour}::int`,
    toHour: sql`${toHour}::int`,
  };
  const { rows } = await db.execute<{ lapses: number }>(sql`select ${lapsesFor(wish)} as lapses`);
  return Number(rows[0]?.lapses ?? 0);
}

interface Wish {
  readonly userId: number;
  readonly roomId: number;
  readonly day: string;
  readonly fromHour: number;
  readonly toHour: number;
}

/** A place in a line with its room, its customer and the booking held for them. */
const whole = (db: Db) =>
  db
    .select({
      wait: roomWait,
      roomName: room.name,
      userName: personName,
      userPhone: users.phone,
      accountState: accountStateInSql,
      booking,
      invoicedUntil,
      ahead,
      isBehind: sql<boolean>`${lapsesFor(roomWait)} > 0`,
      lapses: sql<number>`(select count(*) from room_wait as past where ${lapsedOf(roomWait.userId)})::int`,
    })
    .from(roomWait)
    .innerJoin(room, eq(room.id, roomWait.roomId))
    .innerJoin(users, eq(users.id, roomWait.userId))
    .leftJoin(booking, eq(booking.id, roomWait.bookingId));

export type WholeWait = Awaited<ReturnType<typeof whole>>[number];

/** A person's places, newest first. */
export const waitsOf = (db: Db, userId: number, most: number) =>
  whole(db).where(eq(roomWait.userId, userId)).orderBy(desc(roomWait.id)).limit(most);

/** Who waits for hours of a day, or has them held, in the order of the line. */
export const waitsOfDay = (db: Db, day: string) =>
  whole(db)
    .where(and(eq(roomWait.day, day), inArray(roomWait.status, [waiting, held])))
    .orderBy(asc(roomWait.id));

/** A place in the line; `isBehind` if its person let an offer of these hours lapse. */
export type PlaceInLine = WaitRow & { readonly isBehind: boolean };

/** The first places of the line, in the order in which they are served. */
// guard: server/src/areas/customers/customers.block.test.ts
export const line = (db: Db, most: number, now: Date): Promise<PlaceInLine[]> =>
  db
    .select({ ...getTableColumns(roomWait), isBehind: sql<boolean>`${lapsesFor(roomWait)} > 0` })
    .from(roomWait)
    .leftJoin(customerMark, and(eq(customerMark.userId, roomWait.userId), gt(customerMark.blockedUntil, now)))
    .where(and(eq(roomWait.status, waiting), isNull(customerMark.userId)))
    .orderBy(asc(roomWait.id))
    .limit(most);

/** How many lines a person is in. Locks the row of their account, so that two calls cannot both take the last place. */
export async function liveWaits(tx: Db, userId: number): Promise<number> {
  await tx.execute(sql`select 1 from users where id = ${userId} for update`);
  const [row] = await tx
    .select({ live: count() })
    .from(roomWait)
    .where(and(eq(roomWait.userId, userId), inArray(roomWait.status, [waiting, held])));
  return row?.live ?? 0;
}

export async function waitById(db: Db, id: number): Promise<WaitRow | undefined> {
  const [row] = await db.select().from(roomWait).where(eq(roomWait.id, id));
  return row;
}

/** A place, locked until the end of the transaction. */
export async function lockWait(tx: Db, id: number): Promise<WaitRow | undefined> {
  const [row] = await tx.select().from(roomWait).where(eq(roomWait.id, id)).for('update');
  return row;
}

export const addWait = async (tx: Db, values: typeof roomWait.$inferInsert): Promise<WaitRow> =>
  inserted(await tx.insert(roomWait).values(values).returning());

export const changeWait = (tx: Db, id: number, values: Partial<typeof roomWait.$inferInsert>) =>
  tx.update(roomWait).set(values).where(eq(roomWait.id, id));

/** Ends the places whose hours can no longer begin; returns them. */
export const endOver = (tx: Db, now: Date): Promise<WaitRow[]> =>
  tx
    .update(roomWait)
    .set({ status: over, updatedAt: now })
    .where(and(eq(roomWait.status, waiting), lte(roomWait.until, now)))
    .returning();
