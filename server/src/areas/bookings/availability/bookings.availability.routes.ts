import { addDays, dayOf, momentOf } from '@venue/sdk';
import { findRooms, getMonth } from '@venue/sdk/bookings';
import type { FoundRoom, RoomWish } from '@venue/sdk/bookings/model';
import { roomRecord } from '@venue/sdk/rooms/kind';
import { bookingMode, roomLimits } from '@venue/sdk/rooms/model';
import type { Context } from '../../../core/context.ts';
import { handle } from '../../../core/http/handle.ts';
import { picturesOfMany } from '../../../core/record/pictures.ts';
import { mustExist } from '../../../core/record/records.ts';
import { neverOpen, openingOf, openingsOf } from '../../rooms/rooms.opening.store.ts';
import { everyRoom, everyTariff, extrasByRoom, type RoomRow, roomById } from '../../rooms/rooms.store.ts';
import { NEAR_DAYS } from '../bookings.near.rules.ts';
import type { Limits } from '../bookings.rules.ts';
import { bestSum, freeInstead, hoursOf, inOrder, pricesOf, suits, whyNotFree } from './bookings.availability.rules.ts';
import { takenStarts } from './bookings.availability.store.ts';
import { daysOfMonth, freedomOf } from './bookings.month.rules.ts';

type Wished = NonNullable<RoomWish['hours']>;

export const bookingsAvailabilityRoutes = [
  handle(findRooms, async ({ body: wish }, context) => {
    const { db, now, config } = context;
    const tariffs = Map.groupBy(await everyTariff(db), each => each.roomId);
    const equipment = await extrasByRoom(db, 'equipment');
    const every = await everyRoom(db);
    const today = { from: dayOf(now), days: 1 };
    const weeks = await openingsOf(
      db,
      every.map(({ id }) => id),
      today,
    );
    const offered = (room: RoomRow) => {
      const priced = tariffs.get(room.id) ?? [];
      const { week } = weeks.get(room.id) ?? neverOpen;
      const prices = pricesOf(room, priced, { week, from: today.from, days: config.openDays });
      return { tariffs: priced, prices, equipment: equipment.get(room.id) ?? [] };
    };
    const fitting = every.filter(room => suits(room, offered(room), wish));
    const pictures = await picturesOfMany(
      db,
      roomRecord.name,
      fitting.map(({ id }) => id),
    );
    const times = wish.hours ? await timesOf(context, fitting, wish.hours) : null;
    const rooms = fitting.map((room): FoundRoom => {
      const { tariffs: priced, prices, equipment: has } = offered(room);
      const time = times?.get(room.id);
      return {
        roomId: room.id,
        name: room.name,
        floor: room.floor,
        bookingMode: room.bookingMode,
        capacity: room.capacity,
        area: room.area,
        description: room.description,
        cover: pictures.get(room.id)?.[0] ?? null,
        ...prices,
        equipmentIds: has.map(({ id }) => id),
        free: time ? time.why === null : null,
        why: time?.why ?? null,
        // What a request costs is said by the offer.
        sum: wish.hours && room.bookingMode === bookingMode.instant ? bestSum(priced, hoursOf(wish.hours)) : null,
        instead: time?.instead ?? [],
      };
    });
    const known = new Map([...equipment.values()].flat().map(({ id, title }) => [id, title]));
    return {
      message: {
        rooms: inOrder(rooms, wish.hours),
        equipment: [...known].map(([equipmentId, name]) => ({ equipmentId, name })),
        now: now.toISOString(),
      },
    };
  }),

  handle(getMonth, async ({ body: { roomId, day } }, { db, now, config }) => {
    const { bufferBefore, bufferAfter } = mustExist(await roomById(db, roomId));
    const days = daysOfMonth(day.slice(0, 7));
    const [first = day] = days;
    const opening = await openingOf(db, roomId, { from: addDays(first, -1), days: days.length + 2 });
    const limits = { now, openDays: config.openDays, opening, buffers: { before: bufferBefore, after: bufferAfter } };
    // Bookings just outside the month may need its first or last hour as a buffer.
    const between = { from: momentOf(addDays(first, -1), 0), to: momentOf(addDays(first, days.length + 1), 0), now };
    const taken = (await takenStarts(db, [roomId], between)).get(roomId) ?? new Set();
    return { message: { days: days.map(each => freedomOf(each, taken, limits)) } };
  }),
];

/**
 * Whether each room is free at the wished hours, and the nearest free times if not. Only rooms that are not free need
 * the second query of taken hours.
 */
async function timesOf(
  { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>,
  rooms: readonly RoomRow[],
  wished: Wished,
): Promise<Map<number, Pick<FoundRoom, 'why' | 'instead'>>> {
  const ids = rooms.map(({ id }) => id);
  const from = addDays(wished.day, -NEAR_DAYS);
  const openings = await openingsOf(db, ids, { from, days: 2 * NEAR_DAYS + 1 });
  const limitsOf = ({ id, bufferBefore, bufferAfter }: RoomRow): Limits => ({
    now,
    openDays: config.openDays,
    opening: openings.get(id) ?? neverOpen,
    buffers: { before: bufferBefore, after: bufferAfter },
  });
  const kept = roomLimits.bufferHours * 3_600_000;
  const taken = await takenStarts(db, ids, {
    from: new Date(momentOf(wished.day, wished.from).getTime() - kept),
    to: new Date(momentOf(wished.day, wished.to - 1).getTime() + 3_600_000 + kept),
    now,
  });
  const none: ReadonlySet<number> = new Set();
  const reasons = rooms.map(room => ({ room, why: whyNotFree(wished, taken.get(room.id) ?? none, limitsOf(room)) }));
  const refused = reasons.filter(({ why }) => why !== null).map(({ room }) => room.id);
  const around =
    refused.length === 0
      ? new Map<number, Set<number>>()
      : await takenStarts(db, refused, {
          from: momentOf(from, 0),
          to: momentOf(addDays(wished.day, NEAR_DAYS + 1), 0),
          now,
        });
  return new Map(
    reasons.map(({ room, why }) => [
      room.id,
      { why, instead: why === null ? [] : freeInstead(wished, around.get(room.id) ?? none, limitsOf(room)) },
    ]),
  );
}
