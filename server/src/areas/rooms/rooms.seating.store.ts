import { ApiFailure } from '@venue/sdk';
import type { Seating } from '@venue/sdk/rooms/model';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { seatingFields } from './rooms.fields.ts';
import { roomSeating } from './rooms.seating.table.ts';
import { room } from './rooms.table.ts';

/** The capacities by seating of the room in a query. */
export const seatingsOfRoom = sql<Seating[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('seating', seating, 'capacity', capacity) order by position), '[]')
  from room_seating where room_id = ${room.id}
)`;

/**
 * Saves the capacities of a room in their order.
 * @throws ApiFailure invalid_input for a seating that comes twice, or more people than the room holds
 */
export async function saveSeatings(
  tx: Db,
  { id, capacity: most }: { readonly id: number; readonly capacity: number },
  seatings: readonly Seating[],
): Promise<void> {
  const wrong = seatings.flatMap(({ seating, capacity }, index) => [
    ...(seatings.findIndex(each => each.seating === seating) < index
      ? [[`seatings.${index}.seating`, 'Эта рассадка уже есть'] as const]
      : []),
    ...(capacity > most
      ? [[`seatings.${index}.capacity`, `В\u00a0помещении не\u00a0больше ${most} мест`] as const]
      : []),
  ]);
  if (wrong.length > 0) throw new ApiFailure('invalid_input', { fields: Object.fromEntries(wrong) });
  await tx.delete(roomSeating).where(eq(roomSeating.roomId, id));
  if (seatings.length > 0)
    await tx
      .insert(roomSeating)
      .values(seatings.map((each, position) => ({ ...seatingFields.valuesOf(each), roomId: id, position })));
}
