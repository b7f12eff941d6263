import { sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';

interface Between {
  readonly from: Date;
  /** Exclusive: the last hour starts before this moment. */
  readonly to: Date;
  readonly now: Date;
}

/**
 * The start times of the taken hours of each room. Only the rows of these rooms and hours are read, through the primary
 * key. Hours of a hall's parts count for the hall; expired holds are left out.
 */
export async function takenStarts(
  db: Db,
  roomIds: readonly number[],
  { from, to, now }: Between,
): Promise<Map<number, Set<number>>> {
  const [first, last, moment] = [from, to, now].map(each => each.toISOString());
  const { rows } = await db.execute(sql`
    with wanted as materialized (
      select id as room_id, id as place_id from unnest(${`{${roomIds.join(',')}}`}::int[]) as id
      union all
      select hall_id, part_id from room_part where hall_id = any(${`{${roomIds.join(',')}}`}::int[])
    )
    select wanted.room_id as "roomId", array_agg(extract(epoch from slot.starts_at)::int) as "starts"
    from wanted
    cross join lateral (
      select starts_at from room_slot
      where room_slot.room_id = wanted.place_id
        and starts_at >= ${first}::timestamptz and starts_at < ${last}::timestamptz
        and (expires_at is null or expires_at > ${moment}::timestamptz)
        and (wanted.place_id = wanted.room_id or hall_id is distinct from wanted.room_id)
    ) as slot
    group by wanted.room_id`);
  return new Map(
    (rows as { roomId: number; starts: number[] }[]).map(({ roomId, starts }) => [
      roomId,
      new Set(starts.map(seconds => seconds * 1000)),
    ]),
  );
}
