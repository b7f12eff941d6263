import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
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

/** The names of the customers of these bookings, by booking id; the calendar shows only their initials. */
export async function namesOf(db: Db, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return new Map<number, { name: string; lastname: string }>();
  const rows = await db
    .select({ id: booking.id, name: users.name, lastname: users.lastname })
    .from(booking)
    .innerJoin(users, eq(users.id, booking.userId))
    .where(inArray(booking.id, [...bookingIds]));
  return new Map(rows.map(({ id, name, lastname }) => [id, { name, lastname }]));
}
