import { addDays, momentOf } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { and, asc, count, desc, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { prepared } from '../../core/db/prepared.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { whyClosedDuring } from '../rooms/rooms.opening.store.ts';
import { roomPart } from '../rooms/rooms.parts.table.ts';
import { isRoomInstant, nameOfRoom } from '../rooms/rooms.store.ts';
import { room } from '../rooms/rooms.table.ts';
import { accountPayer } from './account/bookings.account.store.ts';
import { covered } from './bookings.cover.store.ts';
import { appliedPromo } from './bookings.discount.store.ts';
import { type BookingRow, booking, bookingEvent, roomSlot, technicalReason } from './bookings.table.ts';
import { bookingDeposit } from './deposit/bookings.deposit.store.ts';
import { bookingMove } from './move/bookings.move.table.ts';

export type { BookingRow } from './bookings.table.ts';

const { awaitingPayment, processing, cancelled, paid } = bookingStatus;
/** The columns of a booking in all queries. */
export const whole = {
  ...getTableColumns(booking),
  roomName: nameOfRoom(booking.roomId),
  isInstant: isRoomInstant(booking.roomId),
  closedWhy: whyClosedDuring(booking.roomId, booking.hours),
  promo: appliedPromo,
  covered,
  accountPayer,
  deposit: bookingDeposit,
};

/** What takes an hour. */
export type Taker =
  | {
      readonly kind: 'hold';
      readonly bookingId: number;
      readonly expiresAt: Date;
      /** Buffers of the new hours, if these are held in addition to the booking's own, which stay as they are. */
      readonly beside?: readonly Date[];
    }
  | { readonly kind: 'booking'; readonly bookingId: number }
  | { readonly kind: 'technical'; readonly technicalReasonId: number }
  | { readonly kind: 'event'; readonly eventRequestId: number }
  | { readonly kind: 'event'; readonly eventId: number };

/**
 * Takes all of these hours of a room or none, in one statement and in order, so that concurrent calls never deadlock. A
 * taken hour is replaced only if it is an expired hold or the taker's own. The buffers of a booking and the same hours
 * of all parts of a hall are taken too, so the primary key also prevents conflicts between a hall and its parts. An
 * event shares the hours of the request it came from, and those of its organiser's other requests.
 * @returns whether all were taken; a failed try changes nothing
 */
export async function takeHours(
  tx: Db,
  roomId: number,
  hours: readonly Date[],
  taker: Taker,
  now: Date,
): Promise<boolean> {
  const bookingId = taker.kind === 'hold' || taker.kind === 'booking' ? taker.bookingId : null;
  const eventRequestId = 'eventRequestId' in taker ? taker.eventRequestId : null;
  const eventId = 'eventId' in taker ? taker.eventId : null;
  const technicalReasonId = taker.kind === 'technical' ? taker.technicalReasonId : null;
  const expiresAt = taker.kind === 'hold' ? taker.expiresAt.toISOString() : null;
  const starts = arrayOf(hours);
  const beside = taker.kind === 'hold' && taker.beside ? arrayOf(taker.beside) : null;
  try {
    // A savepoint: a partial take is undone without ending the caller's transaction.
    await inTransaction(tx, async inner => {
      // A concurrent change of the hall's parts either waits for this lock or is visible here.
      await inner.execute(sql`select 1 from room where id = ${roomId} for key share`);
      const { rows } = await inner.execute(sql`
        with wanted as materialized (
          select place.room_id, place.hall_id, hour.starts_at, hour.kind
          from (
            select starts_at, ${taker.kind}::text as kind from unnest(${starts}::timestamptz[]) as starts_at
            union all
            select unnest(coalesce(${beside}::timestamptz[], buffers)), 'buffer' from booking where id = ${bookingId}::int
          ) as hour
          cross join (
            select ${roomId}::int as room_id, null::int as hall_id
            union all
            select part_id, hall_id from room_part where hall_id = ${roomId}
          ) as place
          where ${beside}::timestamptz[] is null or not exists (
            select 1 from room_slot as own
            where own.room_id = place.room_id and own.starts_at = hour.starts_at
              and own.booking_id = ${bookingId}::int and own.expires_at is null
          )
        ), taken as (
          insert into room_slot (room_id, hall_id, starts_at, kind, booking_id, technical_reason_id, event_request_id,
                                 event_id, expires_at)
          select room_id, hall_id, starts_at, kind, ${bookingId}::int, ${technicalReasonId}::int, ${eventRequestId}::int,
                 ${eventId}::int, ${expiresAt}::timestamptz
          from wanted order by room_id, starts_at
          on conflict (room_id, starts_at) do update
            set hall_id = case when room_slot.kind = 'event' then room_slot.hall_id else excluded.hall_id end,
                kind = excluded.kind, booking_id = excluded.booking_id,
                technical_reason_id = excluded.technical_reason_id,
                event_request_id = coalesce(excluded.event_request_id, room_slot.event_request_id),
                event_id = coalesce(excluded.event_id, room_slot.event_id),
                expires_at = excluded.expires_at
            where room_slot.expires_at <= ${now.toISOString()}::timestamptz
               or room_slot.booking_id = excluded.booking_id
               or room_slot.event_request_id = excluded.event_request_id
               or room_slot.event_id = excluded.event_id
               or (num_nonnulls(room_slot.event_id, excluded.event_id) = 1
                   and num_nonnulls(room_slot.event_request_id, excluded.event_request_id) = 1
                   and (excluded.hall_id is null or room_slot.hall_id = excluded.hall_id)
                   and exists (
                     select 1 from event join event_request on ${isOfRequest}
                     where event.id = coalesce(room_slot.event_id, excluded.event_id)
                       and event_request.id = coalesce(room_slot.event_request_id, excluded.event_request_id)))
          returning 1
        )
        select (select count(*) from wanted)::int as wanted, (select count(*) from taken)::int as taken`);
      // guard: server/src/areas/rooms/rooms.settings.test.ts
      if (rows[0]?.wanted !== rows[0]?.taken) throw new HoursTaken();
    });
    return true;
  } catch (error) {
    if (error instanceof HoursTaken) return false;
    throw error;
  }
}

/** Whether an event is that of a request, or has the same organiser: nobody rents one room from themselves. */
const isOfRequest = sql.raw('(event_request.id = event.request_id or event_request.user_id = event.user_id)');

/** Dates as the text of a PostgreSQL array. */
const arrayOf = (moments: readonly Date[]): string => `{${moments.map(each => each.toISOString()).join(',')}}`;

class HoursTaken extends Error {}

/**
 * Moves a booking to other hours: the old hours are freed, the new ones taken and the other values saved, or nothing
 * changes.
 * @returns the booking, or null if an hour is taken
 */
export async function moveHours(
  tx: Db,
  bookingId: number,
  values: Partial<typeof booking.$inferInsert> & Pick<BookingRow, 'roomId' | 'hours'>,
  taker: Taker,
  now: Date,
): Promise<BookingRow | null> {
  try {
    return await inTransaction(tx, async inner => {
      await freeHours(inner, bookingId);
      const row = await changeBooking(inner, bookingId, { ...values, movedAt: now });
      if (!(await takeHours(inner, values.roomId, values.hours, taker, now))) throw new HoursTaken();
      return row;
    });
  } catch (error) {
    if (error instanceof HoursTaken) return null;
    throw error;
  }
}

interface Span {
  readonly now: Date;
  /** The first day, in the venue's time zone. */
  readonly from: string;
  readonly days: number;
  readonly roomId?: number;
}

/** Taken hours and what takes them, without expired holds; those of a hall's parts are listed before the rooms' own. */
export async function takenHours(db: Db, { now, from, days, roomId }: Span) {
  // guard: server/src/areas/bookings/hold/bookings.life.test.ts
  const during = and(
    gte(roomSlot.startsAt, sql.placeholder('first')),
    lt(roomSlot.startsAt, sql.placeholder('end')),
    or(isNull(roomSlot.expiresAt), gt(roomSlot.expiresAt, sql.placeholder('now'))),
  );
  const what = {
    startsAt: roomSlot.startsAt,
    kind: roomSlot.kind,
    expiresAt: roomSlot.expiresAt,
    bookingId: roomSlot.bookingId,
    eventRequestId: roomSlot.eventRequestId,
    eventId: roomSlot.eventId,
    userId: booking.userId,
    technicalReasonId: roomSlot.technicalReasonId,
    reason: technicalReason.reason,
    /** The hall that was taken as a whole, or the part of a hall; null when it is the room itself. */
    place: room.name,
  };
  const whose = roomId === undefined ? 'rooms' : 'room';
  const values = { first: momentOf(from, 0), end: momentOf(addDays(from, days), 0), now, roomId };
  const ofParts = await prepared(db, `taken_parts_of_${whose}`, () =>
    db
      .select({ roomId: roomPart.hallId, through: sql<'own' | 'hall' | 'part'>`'part'`, ...what })
      .from(roomPart)
      .innerJoin(roomSlot, eq(roomSlot.roomId, roomPart.partId))
      .leftJoin(booking, eq(booking.id, roomSlot.bookingId))
      .leftJoin(technicalReason, eq(technicalReason.id, roomSlot.technicalReasonId))
      .leftJoin(room, eq(room.id, roomPart.partId))
      .where(
        and(
          during,
          sql`${roomSlot.hallId} is distinct from ${roomPart.hallId}`,
          roomId === undefined ? undefined : eq(roomPart.hallId, sql.placeholder('roomId')),
        ),
      )
      .orderBy(asc(roomSlot.startsAt)),
  ).execute(values);
  const own = await prepared(db, `taken_hours_of_${whose}`, () =>
    db
      .select({
        roomId: roomSlot.roomId,
        through: sql<'own' | 'hall' | 'part'>`case when ${roomSlot.hallId} is null then 'own' else 'hall' end`,
        ...what,
      })
      .from(roomSlot)
      .leftJoin(booking, eq(booking.id, roomSlot.bookingId))
      .leftJoin(technicalReason, eq(technicalReason.id, roomSlot.technicalReasonId))
      .leftJoin(room, eq(room.id, roomSlot.hallId))
      .where(and(during, roomId === undefined ? undefined : eq(roomSlot.roomId, sql.placeholder('roomId'))))
      .orderBy(asc(roomSlot.startsAt)),
  ).execute(values);
  return [...ofParts, ...own];
}

/** Frees all hours of a booking, held or booked, and drops its unpaid move. */
export async function freeHours(tx: Db, bookingId: number): Promise<void> {
  await tx.update(bookingMove).set({ state: 'dropped' }).where(eq(bookingMove.bookingId, bookingId));
  await tx.delete(roomSlot).where(eq(roomSlot.bookingId, bookingId));
}

/** Changes the expiry of a hold; returns how many hours are still held. */
export async function moveHold(tx: Db, bookingId: number, expiresAt: Date): Promise<number> {
  const held = await tx
    .update(roomSlot)
    .set({ expiresAt })
    .where(and(eq(roomSlot.bookingId, bookingId), isNotNull(roomSlot.expiresAt)))
    .returning({ kind: roomSlot.kind, hallId: roomSlot.hallId });
  return held.filter(({ kind, hallId }) => kind === 'hold' && hallId === null).length;
}

/** A booking, locked until the end of the transaction. */
export async function lockBooking(tx: Db, bookingId: number): Promise<BookingRow | undefined> {
  const [row] = await tx.select(whole).from(booking).where(eq(booking.id, bookingId)).for('update');
  return row;
}

export async function bookingById(db: Db, bookingId: number): Promise<BookingRow | undefined> {
  const [row] = await db.select(whole).from(booking).where(eq(booking.id, bookingId));
  return row;
}

export async function addBooking(tx: Db, values: typeof booking.$inferInsert): Promise<BookingRow> {
  return inserted(await tx.insert(booking).values(values).returning(whole));
}

export async function changeBooking(tx: Db, bookingId: number, values: Partial<typeof booking.$inferInsert>) {
  const [row] = await tx.update(booking).set(values).where(eq(booking.id, bookingId)).returning(whole);
  if (!row) throw new Error(`booking ${bookingId} is gone`);
  return row;
}

/** A page of one person's bookings, with the total: those to come, the nearest first, then the others, latest first. */
export async function bookingsOf(db: Db, userId: number, now: Date, page: number, pageSize: number) {
  const mine = eq(booking.userId, userId);
  const comes = sql`(${booking.lastEnd} > ${now.toISOString()}::timestamptz and ${ne(booking.status, cancelled)})`;
  const rows = await db
    .select(whole)
    .from(booking)
    .where(mine)
    .orderBy(
      desc(comes),
      sql`case when ${comes} then ${booking.firstStart} end`,
      desc(booking.firstStart),
      desc(booking.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ total: count() }).from(booking).where(mine);
  return { rows, total: total?.total ?? 0 };
}

/** A person's bookings whose hours are not over, that were not cancelled. */
export const bookingsAhead = (db: Db, userId: number, now: Date) =>
  db
    .select(whole)
    .from(booking)
    .where(and(eq(booking.userId, userId), gt(booking.lastEnd, now), ne(booking.status, bookingState.cancelled)))
    .orderBy(asc(booking.firstStart));

export const historyOf = (db: Db, bookingId: number) =>
  db.select().from(bookingEvent).where(eq(bookingEvent.bookingId, bookingId)).orderBy(asc(bookingEvent.id));

/** Writes a line of a booking's history. */
export const note = (tx: Db, bookingId: number, at: Date, who: string, what: string) =>
  tx.insert(bookingEvent).values({ bookingId, at, who, what });

export const bookingState = { awaitingPayment, processing, cancelled, paid } as const;
