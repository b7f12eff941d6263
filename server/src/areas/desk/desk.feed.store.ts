import { bookingStatus } from '@venue/sdk/bookings/model';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { lastChange } from '../bookings/bookings.changes.store.ts';
import { booking } from '../bookings/bookings.table.ts';
import { roomFeed } from './desk.table.ts';

export async function seedOf(db: Db, roomId: number): Promise<string | undefined> {
  const [row] = await db.select().from(roomFeed).where(eq(roomFeed.roomId, roomId));
  return row?.seed;
}

export async function setSeed(tx: Db, roomId: number, seed: string, now: Date): Promise<void> {
  await tx
    .insert(roomFeed)
    .values({ roomId, seed, createdAt: now })
    .onConflictDoUpdate({ target: roomFeed.roomId, set: { seed, createdAt: now } });
}

/** Revokes the link of a room; false if there was none. */
export async function removeSeed(tx: Db, roomId: number): Promise<boolean> {
  const gone = await tx.delete(roomFeed).where(eq(roomFeed.roomId, roomId)).returning();
  return gone.length > 0;
}

const inFeed = {
  id: booking.id,
  hours: booking.hours,
  revision: booking.revision,
  changedAt: lastChange,
  name: users.name,
  lastname: users.lastname,
};

const selected = (db: Db) => db.select(inFeed).from(booking).innerJoin(users, eq(users.id, booking.userId));
export type FeedBooking = Awaited<ReturnType<typeof selected>>[number];

/** These bookings by id; the calendar shows only the initials of their customers. */
export async function bookingsInFeed(db: Db, bookingIds: readonly number[]): Promise<ReadonlyMap<number, FeedBooking>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await selected(db).where(inArray(booking.id, [...bookingIds]));
  return new Map(rows.map(row => [row.id, row]));
}

/** Bookings of a room that were cancelled since then. */
export const cancelledSince = (db: Db, roomId: number, since: Date): Promise<FeedBooking[]> =>
  selected(db)
    .where(
      and(
        eq(booking.roomId, roomId),
        eq(booking.status, bookingStatus.cancelled),
        gte(booking.cancelledAt, since),
        gte(booking.firstStart, since),
      ),
    )
    .orderBy(asc(booking.id));
