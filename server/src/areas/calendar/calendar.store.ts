import { addDays, momentOf } from '@venue/sdk';
import type { CalendarItem, CalendarKind } from '@venue/sdk/calendar/model';
import { eventRequestStatus, eventSessions } from '@venue/sdk/event-requests/model';
import { eventPeriods, eventStatus } from '@venue/sdk/events/model';
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/db/database.ts';
import { lastChange } from '../bookings/bookings.changes.store.ts';
import { whole } from '../bookings/bookings.store.ts';
import { booking } from '../bookings/bookings.table.ts';
import { calendarDateOf } from '../bookings/desk/bookings.stay.service.ts';
import { timesOf } from '../event-requests/event-requests.estimate.store.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { event } from '../events/events.table.ts';
import { nameOfRoom } from '../rooms/rooms.store.ts';
import { roomWait } from '../waitlist/waitlist.table.ts';
import { calendarLink } from './calendar.table.ts';

/** Whose dates, and which: those that touch the days, or one by its number. */
interface ListQuery {
  readonly userId: number;
  readonly now: Date;
  /** Days of the venue; `to` is the last one. */
  readonly days?: { readonly from: string; readonly to: string };
  readonly id?: number;
  /** With what was cancelled since then; without it nothing cancelled is read. */
  readonly cancelledSince?: Date;
}

/** A request, an event or a booking with everything that its entries say. */
export interface CalendarDate extends Pick<CalendarItem, 'kind' | 'id' | 'title' | 'place' | 'status'> {
  /** The room of the venue it is in; null for a place elsewhere. */
  readonly room: string | null;
  readonly isCertain: boolean;
  readonly isCancelled: boolean;
  /** Nobody but its owner knows of it. */
  readonly isDraft: boolean;
  readonly revision: number;
  readonly changedAt: Date;
  /** When it takes place, in order: one entry for each. */
  readonly periods: readonly Pick<CalendarItem, 'start' | 'end'>[];
  /** How many entries it had at most before it was changed. */
  readonly former: number;
}

const { draft, eventPreparation, areaPreparation, didNotHappen, refused, happened } = eventRequestStatus;
/** A request's length stands among its answers, in minutes. */
const minutes = sql<number>`coalesce((${eventRequest.answers} ->> 'eventRequestTime')::int, 60)`;

/** What stands, and what was cancelled since the moment asked for. */
const standing = (stands: SQL | undefined, cancelledAt: PgColumn, since?: Date) =>
  since === undefined ? stands : or(stands, gte(cancelledAt, since));

async function requests(db: Db, { userId, days, id, cancelledSince }: ListQuery): Promise<CalendarDate[]> {
  const touches = days && [
    lt(eventRequest.startsAt, momentOf(addDays(days.to, 1), 0)),
    gt(
      sql`${eventRequest.startsAt} + ${minutes} * interval '1 minute'`,
      sql`${momentOf(days.from, 0).toISOString()}::timestamptz`,
    ),
  ];
  const rows = await db
    .select({ row: eventRequest, minutes, room: nameOfRoom(eventRequest.spaceId) })
    .from(eventRequest)
    .where(
      and(
        eq(eventRequest.userId, userId),
        isNotNull(eventRequest.startsAt),
        standing(notInArray(eventRequest.status, [didNotHappen, refused]), eventRequest.updatedAt, cancelledSince),
        ...(touches ?? []),
        id === undefined ? undefined : eq(eventRequest.id, id),
      ),
    );
  return rows.map(({ row, room, minutes: length }) => ({
    kind: 'request' as const,
    id: row.id,
    title: row.title || `Заявка №\u00a0${row.id}`,
    place: room ?? '',
    room,
    status: row.status,
    isCertain: [eventPreparation, areaPreparation, happened].some(each => each === row.status),
    isCancelled: [didNotHappen, refused].some(each => each === row.status),
    isDraft: row.status === draft,
    revision: row.revision,
    changedAt: row.updatedAt,
    periods: eventSessions({ ...timesOf(row), eventRequestTime: length }).map(({ from, to }) => ({
      start: from.toISOString(),
      end: to.toISOString(),
    })),
    former: row.formerDays,
  }));
}

const cancelled = [eventStatus.rejected, eventStatus.deleted];

const selectEvents = (db: Db) =>
  db
    .select({
      id: event.id,
      title: event.title,
      status: event.status,
      deletedFrom: event.deletedFrom,
      date: event.date,
      time: event.time,
      dateEnd: event.dateEnd,
      timeEnd: event.timeEnd,
      room: nameOfRoom(event.roomId),
      place: event.place,
      revision: event.revision,
      formerDays: event.formerDays,
      updatedAt: event.updatedAt,
    })
    .from(event);

async function events(db: Db, { userId, days, id, cancelledSince }: ListQuery): Promise<CalendarDate[]> {
  const rows = await selectEvents(db).where(
    and(
      eq(event.userId, userId),
      standing(notInArray(event.status, cancelled), event.updatedAt, cancelledSince),
      days && lte(event.date, days.to),
      days && gte(event.lastDay, days.from),
      id === undefined ? undefined : eq(event.id, id),
    ),
  );
  return rows.map(dateOfEvent);
}

/** A published event, for everybody; undefined when there is none. */
export async function publishedEvent(db: Db, id: number): Promise<CalendarDate | undefined> {
  // guard: calendar.test.ts
  const [row] = await selectEvents(db).where(and(eq(event.id, id), eq(event.status, eventStatus.published)));
  return row && dateOfEvent(row);
}

const dateOfEvent = (row: Awaited<ReturnType<typeof selectEvents>>[number]): CalendarDate => ({
  kind: 'event' as const,
  id: row.id,
  title: row.title,
  place: [row.room, row.place].filter(Boolean).join(', '),
  room: row.room,
  status: row.status,
  isCertain: row.status === eventStatus.published,
  isCancelled: cancelled.some(each => each === row.status),
  isDraft: row.status === eventStatus.draft || row.deletedFrom === eventStatus.draft,
  revision: row.revision,
  changedAt: row.updatedAt,
  periods: eventPeriods(row),
  former: row.formerDays,
});

async function bookings(db: Db, { userId, now, days, id, cancelledSince }: ListQuery): Promise<CalendarDate[]> {
  const rows = await db
    .select({ ...whole, changedAt: lastChange })
    .from(booking)
    .where(
      and(
        eq(booking.userId, userId),
        // Hours that the waiting list holds for somebody are an offer until they are paid.
        // guard: calendar.life.test.ts
        or(
          isNotNull(booking.paidAt),
          notExists(db.select({ id: roomWait.id }).from(roomWait).where(eq(roomWait.bookingId, booking.id))),
        ),
        days && lt(booking.firstStart, momentOf(addDays(days.to, 1), 0)),
        days && gt(booking.lastEnd, momentOf(days.from, 0)),
        cancelledSince && standing(isNull(booking.cancelledAt), booking.cancelledAt, cancelledSince),
        id === undefined ? undefined : eq(booking.id, id),
      ),
    );
  // guard: calendar.test.ts
  return rows
    .map(({ changedAt, ...row }) => calendarDateOf(row, changedAt, now))
    .filter(each => cancelledSince !== undefined || !each.isCancelled);
}

const sources = { request: requests, event: events, booking: bookings } as const satisfies Record<
  CalendarKind,
  unknown
>;

/** The requests, events and bookings of a person on some days. */
export async function datesOf(db: Db, wanted: ListQuery): Promise<CalendarDate[]> {
  const all: CalendarDate[] = [];
  for (const source of Object.values(sources)) all.push(...(await source(db, wanted)));
  return all;
}

/** One of them, cancelled or not. */
export const dateOf = async (
  db: Db,
  userId: number,
  { kind, id, now }: Pick<CalendarItem, 'kind' | 'id'> & { now: Date },
): Promise<CalendarDate | undefined> =>
  (await sources[kind](db, { userId, id, now, cancelledSince: new Date(0) })).find(
    ({ isDraft, isCancelled }) => !(isDraft && isCancelled),
  );

/** The entries of a person's calendar on some days, soonest first: one for each run of hours and each day. */
export function itemsOf(dates: readonly CalendarDate[], { from, to }: { from: string; to: string }): CalendarItem[] {
  const [first, last] = [momentOf(from, 0).toISOString(), momentOf(addDays(to, 1), 0).toISOString()];
  return dates
    .flatMap(({ kind, id, title, place, status, periods }) =>
      periods
        .filter(({ start, end }) => start < last && (end === null ? start >= first : end > first))
        .map(({ start, end }) => ({ kind, id, title, place, status, start, end })),
    )
    .sort((a, b) => a.start.localeCompare(b.start) || a.id - b.id);
}

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
