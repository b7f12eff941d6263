import { addDays, momentOf } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import type { CalendarItem, CalendarKind } from '@venue/sdk/calendar/model';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { eventStatus } from '@venue/sdk/events/model';
import { and, eq, gt, gte, isNotNull, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { booking } from '../bookings/bookings.table.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { event } from '../events/events.table.ts';
import { nameOfRoom } from '../rooms/rooms.store.ts';
import { calendarLink } from './calendar.table.ts';

/** Whose dates, and which: those that touch the days, or one by its number. */
interface Wanted {
  readonly userId: number;
  /** Days of the venue; `to` is the last one. */
  readonly days?: { readonly from: string; readonly to: string };
  readonly id?: number;
}

const MINUTE = 60_000;

const { didNotHappen, refused } = eventRequestStatus;
/** A request's length stands among its answers, in minutes. */
const minutes = sql<number>`coalesce((${eventRequest.answers} ->> 'eventRequestTime')::int, 60)`;

async function requests(db: Db, { userId, days, id }: Wanted): Promise<CalendarItem[]> {
  const touches = days && [
    lt(eventRequest.startsAt, momentOf(addDays(days.to, 1), 0)),
    gt(
      sql`${eventRequest.startsAt} + ${minutes} * interval '1 minute'`,
      sql`${momentOf(days.from, 0).toISOString()}::timestamptz`,
    ),
  ];
  const rows = await db
    .select({
      id: eventRequest.id,
      title: eventRequest.title,
      status: eventRequest.status,
      startsAt: eventRequest.startsAt,
      spaceName: nameOfRoom(eventRequest.spaceId),
      minutes,
    })
    .from(eventRequest)
    .where(
      and(
        eq(eventRequest.userId, userId),
        isNotNull(eventRequest.startsAt),
        notInArray(eventRequest.status, [didNotHappen, refused]),
        ...(touches ?? []),
        id === undefined ? undefined : eq(eventRequest.id, id),
      ),
    );
  return rows.flatMap(row =>
    row.startsAt
      ? [
          {
            kind: 'request' as const,
            id: row.id,
            title: row.title || `Заявка №\u00a0${row.id}`,
            place: row.spaceName ?? '',
            status: row.status,
            start: row.startsAt.toISOString(),
            end: new Date(row.startsAt.getTime() + row.minutes * MINUTE).toISOString(),
          },
        ]
      : [],
  );
}

/** A time of a venue day, such as `2026-12-05`, `18:30`, as an ISO timestamp. */
const at = (day: string, time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(momentOf(day, hour).getTime() + minute * MINUTE).toISOString();
};

/** When an event ends; null when nobody has said. */
function endOf({ date, dateEnd, timeEnd }: Pick<typeof event.$inferSelect, 'date' | 'dateEnd' | 'timeEnd'>) {
  if (timeEnd) return at(dateEnd ?? date, timeEnd);
  // If the last day has no time, the whole day counts.
  return dateEnd === null ? null : momentOf(addDays(dateEnd, 1), 0).toISOString();
}

async function events(db: Db, { userId, days, id }: Wanted): Promise<CalendarItem[]> {
  const rows = await db
    .select({
      id: event.id,
      title: event.title,
      status: event.status,
      date: event.date,
      time: event.time,
      dateEnd: event.dateEnd,
      timeEnd: event.timeEnd,
      roomName: nameOfRoom(event.roomId),
      place: event.place,
    })
    .from(event)
    .where(
      and(
        eq(event.userId, userId),
        notInArray(event.status, [eventStatus.rejected, eventStatus.deleted]),
        days && lte(event.date, days.to),
        days && gte(event.lastDay, days.from),
        id === undefined ? undefined : eq(event.id, id),
      ),
    );
  return rows.map(row => ({
    kind: 'event' as const,
    id: row.id,
    title: row.title,
    place: [row.roomName, row.place].filter(Boolean).join(', '),
    status: row.status,
    start: at(row.date, row.time),
    end: endOf(row),
  }));
}

async function bookings(db: Db, { userId, days, id }: Wanted): Promise<CalendarItem[]> {
  const touches: (SQL | undefined)[] = days
    ? [lt(booking.startsAt, momentOf(addDays(days.to, 1), 0)), gt(booking.endsAt, momentOf(days.from, 0))]
    : [];
  const rows = await db
    .select({
      id: booking.id,
      roomName: nameOfRoom(booking.roomId),
      status: booking.status,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
    })
    .from(booking)
    .where(
      and(
        eq(booking.userId, userId),
        sql`${booking.status} <> ${bookingStatus.cancelled}`,
        ...touches,
        id === undefined ? undefined : eq(booking.id, id),
      ),
    );
  return rows.map(row => ({
    kind: 'booking' as const,
    id: row.id,
    title: row.roomName,
    place: row.roomName,
    status: row.status,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
  }));
}

const sources = { request: requests, event: events, booking: bookings } as const satisfies Record<
  CalendarKind,
  unknown
>;

/** What stands in a person's calendar on some days, soonest first. */
export async function datesOf(db: Db, userId: number, days: { from: string; to: string }): Promise<CalendarItem[]> {
  const all: CalendarItem[] = [];
  for (const source of Object.values(sources)) all.push(...(await source(db, { userId, days })));
  return all.sort((a, b) => a.start.localeCompare(b.start) || a.id - b.id);
}

/** One of a person's dates. */
export const dateOf = async (
  db: Db,
  userId: number,
  { kind, id }: Pick<CalendarItem, 'kind' | 'id'>,
): Promise<CalendarItem | undefined> => (await sources[kind](db, { userId, id }))[0];

export async function seedOf(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db.select().from(calendarLink).where(eq(calendarLink.userId, userId));
  return row?.seed;
}

export async function setSeed(tx: Db, userId: number, seed: string, now: Date): Promise<void> {
  await tx
    .insert(calendarLink)
    .values({ userId, seed, createdAt: now })
    .onConflictDoUpdate({ target: calendarLink.userId, set: { seed, createdAt: now } });
}

export const removeSeed = (tx: Db, userId: number) => tx.delete(calendarLink).where(eq(calendarLink.userId, userId));
