import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { roomPart } from './rooms.parts.table.ts';
import { room } from './rooms.table.ts';

/** The rooms a hall is divided into. */
export async function partsOf(db: Db, hallId: number): Promise<number[]> {
  const rows = await db
    .select({ partId: roomPart.partId })
    .from(roomPart)
    .where(eq(roomPart.hallId, hallId))
    .orderBy(asc(roomPart.partId));
  return rows.map(({ partId }) => partId);
}

/** The halls a room is a part of. */
export async function hallsOf(db: Db, partId: number): Promise<number[]> {
  const rows = await db
    .select({ hallId: roomPart.hallId })
    .from(roomPart)
    .where(eq(roomPart.partId, partId))
    .orderBy(asc(roomPart.hallId));
  return rows.map(({ hallId }) => hallId);
}

/** Locks these rooms until the end of the transaction, always in the same order; returns those that exist. */
export const lockRooms = (tx: Db, roomIds: readonly number[]) =>
  tx
    .select({ id: room.id, divided: room.divided })
    .from(room)
    .where(inArray(room.id, [...roomIds]))
    .orderBy(asc(room.id))
    .for('update');

/**
 * Locks a room with its hall and its parts, or every room: transactions that take their hours then wait, and running
 * ones are waited for.
 */
export async function lockHoursOf(tx: Db, roomId: number | null): Promise<void> {
  const ids =
    // guard: rooms.days.test.ts
    roomId === null
      ? (await tx.select({ id: room.id }).from(room)).map(({ id }) => id)
      : [roomId, ...(await hallsOf(tx, roomId)), ...(await partsOf(tx, roomId))];
  await lockRooms(tx, ids);
}

/**
 * Saves which parts a hall is divided into; the caller holds the rooms locked. Hours of the hall that are still ahead
 * are also taken in a new part, and freed in a removed one.
 * The table of hours belongs to the area `bookings`, which depends on rooms, so it is named in SQL here.
 * @returns false when an hour of the hall is already taken in a new part
 */
export async function saveParts(tx: Db, hallId: number, partIds: readonly number[], now: Date): Promise<boolean> {
  const before = await partsOf(tx, hallId);
  const gone = before.filter(id => !partIds.includes(id));
  const added = partIds.filter(id => !before.includes(id));
  if (gone.length > 0) {
    await tx.execute(sql`delete from room_slot where hall_id = ${hallId} and ${inArray(sql`room_id`, gone)}`);
    await tx.delete(roomPart).where(and(eq(roomPart.hallId, hallId), inArray(roomPart.partId, gone)));
  }
  await tx
    .update(room)
    .set({ divided: partIds.length > 0 })
    .where(eq(room.id, hallId));
  if (added.length === 0) return true;
  await tx.insert(roomPart).values(added.map(partId => ({ hallId, partId })));
  const { rows } = await tx.execute(sql`
    with wanted as materialized (
      select part.id as part_id, slot.* from room_slot slot cross join unnest(${`{${added.join(',')}}`}::int[]) as part (id)
      where slot.room_id = ${hallId} and slot.hall_id is null
        and slot.starts_at > ${now.toISOString()}::timestamptz - interval '1 hour'
        and (slot.expires_at is null or slot.expires_at > ${now.toISOString()}::timestamptz)
    ), taken as (
      insert into room_slot (room_id, hall_id, starts_at, kind, booking_id, technical_reason_id, event_request_id,
                             event_id, expires_at)
      select part_id, ${hallId}::int, starts_at, kind, booking_id, technical_reason_id, event_request_id, event_id,
             expires_at
      from wanted order by part_id, starts_at
      on conflict (room_id, starts_at) do update
        set hall_id = excluded.hall_id, kind = excluded.kind, booking_id = excluded.booking_id,
            technical_reason_id = excluded.technical_reason_id, event_request_id = excluded.event_request_id,
            event_id = excluded.event_id, expires_at = excluded.expires_at
        where room_slot.expires_at <= ${now.toISOString()}::timestamptz
      returning 1
    )
    select (select count(*) from wanted)::int as wanted, (select count(*) from taken)::int as taken`);
  // guard: rooms.settings.test.ts
  return rows[0]?.wanted === rows[0]?.taken;
}
