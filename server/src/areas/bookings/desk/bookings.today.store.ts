import { addDays, formatSpan, momentOf, type Run, runsOf } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { and, asc, eq, gte, lt, min, sql } from 'drizzle-orm';
import { MOST_NEXT, type TodayOffer } from '../../../area/today.ts';
import type { Db } from '../../../core/db/database.ts';
import { personName } from '../../accounts/accounts.store.ts';
import { users } from '../../accounts/accounts.table.ts';
import { room } from '../../rooms/rooms.table.ts';
import { booking, roomSlot } from '../bookings.table.ts';

/** Hours sold in this room itself: no buffers, and no hours taken through a hall. */
export const soldHere = sql`(${roomSlot.kind} = 'booking' and ${roomSlot.hallId} is null)`;

/** More than a day can hold. */
const MOST_A_DAY = 1000;

/** Paid bookings on a day, each with its hours there, by the first of them. */
const bookingsOn = (db: Db, day: string) => {
  const first = min(roomSlot.startsAt);
  return db
    .select({
      id: booking.id,
      roomName: room.name,
      hours: sql<string[]>`json_agg(${roomSlot.startsAt})`,
      userId: booking.userId,
      customer: personName,
    })
    .from(roomSlot)
    .innerJoin(booking, eq(booking.id, roomSlot.bookingId))
    .innerJoin(room, eq(room.id, booking.roomId))
    .innerJoin(users, eq(users.id, booking.userId))
    .where(
      and(
        eq(booking.status, bookingStatus.paid),
        soldHere,
        gte(roomSlot.startsAt, momentOf(day, 0)),
        lt(roomSlot.startsAt, momentOf(addDays(day, 1), 0)),
      ),
    )
    .groupBy(booking.id, room.id, users.id)
    .orderBy(asc(first), asc(booking.id))
    .limit(MOST_A_DAY);
};

const startOf = ({ left }: { left: readonly Run[] }): number => Date.parse(left[0]?.start ?? '');

/** Today's paid bookings, and those of them that are not over yet. */
export const bookingsToday: TodayOffer = {
  permission: 'bookings.read',
  card: async (db, day, now) => {
    const rows = await bookingsOn(db, day);
    return {
      title: 'Оплаченные бронирования',
      count: rows.length,
      to: `/bookings?status=${bookingStatus.paid}&from=${day}&to=${day}`,
      none: rows.length === 0 ? 'Сегодня броней нет.' : 'На\u00a0сегодня всё закончилось.',
      next: rows
        // The runs of its hours there that are not over.
        .map(row => ({ ...row, left: runsOf(row.hours).filter(({ end }) => Date.parse(end) > now.getTime()) }))
        .filter(({ left }) => left.length > 0)
        .toSorted((a, b) => startOf(a) - startOf(b) || a.id - b.id)
        .slice(0, MOST_NEXT)
        .map(({ id, left, roomName, customer, userId }) => ({
          to: `/bookings?booking=${id}`,
          time: left.map(formatSpan).join(', '),
          title: roomName,
          note: customer || `Клиент №\u00a0${userId}`,
        })),
    };
  },
};
