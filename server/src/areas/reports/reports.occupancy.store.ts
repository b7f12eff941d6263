import { addDays, momentOf, VENUE_ZONE } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import type { ReportDays } from '@venue/sdk/reports/model';
import { bookingMode, type Opening, openOn } from '@venue/sdk/rooms/model';
import { and, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { roomSlot } from '../bookings/bookings.table.ts';
import { soldHere } from '../bookings/desk/bookings.today.store.ts';
import { neverOpen, openingsOf } from '../rooms/rooms.opening.store.ts';
import { roomOpening } from '../rooms/rooms.opening.table.ts';
import { everyRoom } from '../rooms/rooms.store.ts';

/** An hour of the day of a room on a weekday, in all of some days. */
interface HourCount {
  readonly roomId: number;
  readonly weekday: number;
  readonly hour: number;
  readonly sold: number;
  readonly events: number;
  /** Hours that could be sold: open ones that nobody closed, and those that were sold at other times. */
  readonly open: number;
}

const here = sql`${roomSlot.startsAt} at time zone ${sql.raw(`'${VENUE_ZONE}'`)}`;
const count = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);

/** The hours of rooms that were taken, by room, weekday and hour; days on which a room is closed count as closed. */
function hoursTaken(db: Db, { from, to }: ReportDays, closed: readonly (readonly [roomId: number, day: string])[]) {
  const isOpen = sql`(c.day is null and extract(hour from ${here}) >= ${roomOpening.fromHour} and extract(hour from ${here}) < ${roomOpening.toHour})`;
  const [rooms, days] = [closed.map(([roomId]) => roomId), closed.map(([, day]) => day)];
  return db
    .select({
      roomId: roomSlot.roomId,
      weekday: sql`extract(isodow from ${here})`.mapWith(Number).as('day_of_week'),
      hour: sql`extract(hour from ${here})`.mapWith(Number).as('hour_of_day'),
      sold: count(soldHere),
      events: count(sql`${roomSlot.kind} = 'event'`),
      outside: count(sql`${soldHere} and ${isOpen} is not true`),
      lost: count(sql`not ${soldHere} and ${roomSlot.kind} <> 'hold' and ${isOpen}`),
    })
    .from(roomSlot)
    .leftJoin(
      roomOpening,
      sql`${roomOpening.roomId} = ${roomSlot.roomId} and ${roomOpening.weekday} = extract(isodow from ${here})`,
    )
    .leftJoin(
      sql`unnest(${sql.param(rooms)}::integer[], ${sql.param(days)}::date[]) as c(room_id, day)`,
      sql`c.room_id = ${roomSlot.roomId} and c.day = (${here})::date`,
    )
    .where(and(gte(roomSlot.startsAt, momentOf(from, 0)), lt(roomSlot.startsAt, momentOf(addDays(to, 1), 0))))
    .groupBy(roomSlot.roomId, sql`day_of_week`, sql`hour_of_day`)
    .orderBy(roomSlot.roomId, sql`day_of_week`, sql`hour_of_day`);
}

const everyDay = ({ from, to }: ReportDays): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** How often each hour of the week is open in these days, by weekday and hour. */
function openHours(opening: Opening, days: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const day of days) {
    const hours = openOn(opening, day);
    if (!hours) continue;
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
    for (let hour = hours.from; hour < hours.to; hour++) {
      const key = `${weekday} ${hour}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** Rooms that people book, and others that were taken, with their hours by weekday and hour. */
export async function hoursOfRooms(db: Db, period: ReportDays) {
  const rooms = await everyRoom(db);
  const days = everyDay(period);
  const openings = await openingsOf(
    db,
    rooms.map(({ id }) => id),
    { from: period.from, days: days.length },
  );
  const closed = rooms.flatMap(({ id }) => [...(openings.get(id)?.closed.keys() ?? [])].map(day => [id, day] as const));
  const rows = await hoursTaken(db, period, closed);
  const hours = rooms.flatMap(({ id }): HourCount[] => {
    const open = openHours(openings.get(id) ?? neverOpen, days);
    const own = new Map(rows.filter(({ roomId }) => roomId === id).map(row => [`${row.weekday} ${row.hour}`, row]));
    return [...new Set([...open.keys(), ...own.keys()])].map(key => {
      const [weekday = 0, hour = 0] = key.split(' ').map(Number);
      const { sold = 0, events = 0, outside = 0, lost = 0 } = own.get(key) ?? {};
      return { roomId: id, weekday, hour, sold, events, open: Math.max(0, (open.get(key) ?? 0) - lost) + outside };
    });
  });
  const used = new Set(hours.filter(({ sold, events }) => sold + events > 0).map(({ roomId }) => roomId));
  const listed = rooms.filter(({ id, bookingMode: mode }) => mode !== bookingMode.none || used.has(id));
  const ids = new Set(listed.map(({ id }) => id));
  return { rooms: listed, hours: hours.filter(({ roomId }) => ids.has(roomId)) };
}

/** Paid bookings of a room, or of all, that have hours on these days. */
export const bookingsLink = ({ from, to }: ReportDays, roomId?: number) => ({
  to: `/bookings?status=${bookingStatus.paid}${roomId === undefined ? '' : `&roomId=${roomId}`}&from=${from}&to=${to}`,
  right: 'bookings.read' as const,
});
