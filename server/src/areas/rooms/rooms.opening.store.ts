import { addDays, VENUE_ZONE } from '@venue/sdk';
import type { ClosedDay, OpenDay, Opening } from '@venue/sdk/rooms/model';
import { and, asc, eq, gte, lt, type SQLWrapper, sql } from 'drizzle-orm';
import { isAnyOf } from '../../core/db/columns.ts';
import type { Db } from '../../core/db/database.ts';
import { prepared } from '../../core/db/prepared.ts';
import { roomClosedDay, roomOpening } from './rooms.opening.table.ts';
import { roomPart } from './rooms.parts.table.ts';
import { room } from './rooms.table.ts';

/** The opening of a room without opening hours. */
export const neverOpen: Opening = { week: [], closed: new Map() };

/** Some days, from the first on. */
export interface Days {
  readonly from: string;
  readonly days: number;
}

/** When each of these rooms is open over some days. */
export async function openingsOf(
  db: Db,
  roomIds: readonly number[],
  { from, days }: Days,
): Promise<Map<number, Opening>> {
  const ids = [...roomIds];
  const weeks = await prepared(db, 'openings_of_rooms', () =>
    db
      .select()
      .from(roomOpening)
      .where(isAnyOf(roomOpening.roomId, sql.placeholder('ids')))
      .orderBy(asc(roomOpening.weekday)),
  ).execute({ ids });
  const closed = await prepared(db, 'closed_days_of_rooms', () =>
    closedDays(db)
      .where(
        and(
          isAnyOf(room.id, sql.placeholder('ids')),
          gte(roomClosedDay.day, sql.placeholder('from')),
          lt(roomClosedDay.day, sql.placeholder('to')),
        ),
      )
      // A room’s own reason replaces that of its hall or part.
      .orderBy(sql`${roomClosedDay.roomId} is not distinct from ${room.id}`, asc(roomClosedDay.id)),
  ).execute({ ids, from, to: addDays(from, days) });
  return new Map(
    ids.map(id => [
      id,
      {
        week: weeks.filter(({ roomId }) => roomId === id).map(openDay),
        closed: new Map(closed.filter(({ of }) => of === id).map(({ day, reason }) => [day, reason])),
      },
    ]),
  );
}

const openDay = ({ weekday, fromHour, toHour }: typeof roomOpening.$inferSelect): OpenDay => ({
  weekday,
  from: fromHour,
  to: toHour,
});

/** When one room is open over some days. */
export async function openingOf(db: Db, roomId: number, days: Days): Promise<Opening> {
  return (await openingsOf(db, [roomId], days)).get(roomId) ?? neverOpen;
}

/** The weekly opening hours of a room. */
export async function weekOf(db: Db, roomId: number): Promise<OpenDay[]> {
  const week = await db
    .select()
    .from(roomOpening)
    .where(eq(roomOpening.roomId, roomId))
    .orderBy(asc(roomOpening.weekday));
  return week.map(openDay);
}

/** Days on which a room is closed, also with its hall, a part of it or the whole venue, from a day on, in order. */
export const closedDaysOf = (db: Db, roomId: number, from: string): Promise<ClosedDay[]> =>
  closedDays(db)
    .where(and(eq(room.id, roomId), gte(roomClosedDay.day, from)))
    .orderBy(asc(roomClosedDay.day), asc(roomClosedDay.id))
    .then(rows => rows.map(({ of: _, ...each }) => each));

/** Replaces the weekly opening hours of a room. */
export async function saveOpening(tx: Db, roomId: number, week: readonly OpenDay[]): Promise<void> {
  await tx.delete(roomOpening).where(eq(roomOpening.roomId, roomId));
  if (week.length === 0) return;
  const rows = week.map(({ weekday, from, to }) => ({ roomId, weekday, fromHour: from, toHour: to }));
  await tx.insert(roomOpening).values(rows);
}

/**
 * The one answer to whether a closed day of `closedId` closes a room: if it is the room itself, the hall it belongs to,
 * one of its parts, or the whole venue, as nobody can use a hall without its parts.
 */
const closes = (
  closedId: SQLWrapper,
  roomId: SQLWrapper,
) => sql`(${closedId} is null or ${closedId} = ${roomId} or exists (
  select 1 from ${roomPart} where (${roomPart.hallId}, ${roomPart.partId})
    in ((${roomId}, ${closedId}), (${closedId}, ${roomId}))))`;

/** The closed days of each room. `of` is the room that is asked about. */
const closedDays = (db: Db) =>
  db
    .select({
      of: room.id,
      closedDayId: roomClosedDay.id,
      roomId: roomClosedDay.roomId,
      day: roomClosedDay.day,
      reason: roomClosedDay.reason,
    })
    .from(room)
    .innerJoin(roomClosedDay, closes(roomClosedDay.roomId, room.id));

/** Why a room is closed at hours outside its week, as its customers read it. */
export const OTHER_HOURS = 'Изменились часы работы';

/**
 * Why a room is closed at the hour that begins at `at`: the reason of the closed day, or that its week has other hours;
 * null if it is open. Events may be outside the week.
 */
export const whyClosed = (roomId: SQLWrapper, at: SQLWrapper, isEvent: SQLWrapper = sql`false`) => {
  const here = sql`(${at} at time zone ${sql.raw(`'${VENUE_ZONE}'`)})`;
  return sql<string | null>`coalesce(
    (select closed_day.reason from room_closed_day as closed_day
      where closed_day.day = ${here}::date and ${closes(sql`closed_day.room_id`, roomId)}
      order by closed_day.room_id is distinct from ${roomId}, closed_day.id limit 1),
    case when not ${isEvent} and not exists (select 1 from room_opening as open_day
      where open_day.room_id = ${roomId} and open_day.weekday = extract(isodow from ${here})
        and extract(hour from ${here}) >= open_day.from_hour and extract(hour from ${here}) < open_day.to_hour)
      then ${sql.raw(`'${OTHER_HOURS}'`)} end)`;
};

/** Why a room is closed at the first of some hours at which it is; null if it is open at all of them. */
export const whyClosedDuring = (roomId: SQLWrapper, hours: SQLWrapper) => sql<string | null>`(
  select reason.why from unnest(${hours}) as hour (at) cross join lateral (
    select ${whyClosed(roomId, sql`hour.at`)} as why) as reason
  where reason.why is not null order by hour.at limit 1)`;

/**
 * Whether the room is closed at one of these hours. Call it after taking the hours: from then on, closing them waits for
 * the transaction and then sees them.
 */
export async function isClosed(tx: Db, roomId: number, hours: readonly Date[]): Promise<boolean> {
  const starts = sql`${`{${hours.map(each => each.toISOString()).join(',')}}`}::timestamptz[]`;
  const { rows } = await tx.execute(sql`select ${whyClosedDuring(sql`${roomId}::int`, starts)} as why`);
  return (rows[0]?.why ?? null) !== null;
}

/** Closes a day; null when it is closed already. */
export async function addClosedDay(tx: Db, values: typeof roomClosedDay.$inferInsert): Promise<number | null> {
  const [row] = await tx.insert(roomClosedDay).values(values).onConflictDoNothing().returning();
  return row?.id ?? null;
}

/** Opens a closed day again; undefined when there is none. */
export async function removeClosedDay(tx: Db, id: number) {
  const [row] = await tx.delete(roomClosedDay).where(eq(roomClosedDay.id, id)).returning();
  return row;
}
