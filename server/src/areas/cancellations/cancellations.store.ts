import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { roomSlot } from '../bookings/bookings.table.ts';

/** The events on the site that share hours with a request, by number. */
export async function eventsWith(db: Db, requestId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ eventId: roomSlot.eventId })
    .from(roomSlot)
    .where(and(eq(roomSlot.eventRequestId, requestId), isNotNull(roomSlot.eventId)))
    .orderBy(roomSlot.eventId);
  return rows.flatMap(({ eventId }) => eventId ?? []);
}
