import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { planPlace, room } from './rooms.table.ts';

/** Locks the places of the plan until the end of the transaction: rooms are moved one after another. */
export const lockPlaces = (tx: Db) => tx.select().from(planPlace).orderBy(asc(planPlace.id)).for('update');

/** The room at a place of the plan. */
export async function roomAt(tx: Db, place: number) {
  const [found] = await tx.select().from(room).where(eq(room.place, place));
  return found;
}

/** Takes a room off the plan, before another gets its place. */
export async function clearPlace(tx: Db, roomId: number): Promise<void> {
  await tx.update(room).set({ place: null }).where(eq(room.id, roomId));
}
