import { ApiFailure, addDays, dayOf } from '@venue/sdk';
import { type BookingRequest, tooManyGuests } from '@venue/sdk/bookings/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { openingOf } from '../rooms/rooms.opening.store.ts';
import { type ExtraRow, extrasOf, type RoomRow, roomById, tariffsOf } from '../rooms/rooms.store.ts';
import { NEAR_DAYS, nearestFree } from './bookings.near.rules.ts';
import { bufferHours, checkHours, isCramped, type Limits, quote } from './bookings.rules.ts';
import { takenHours } from './bookings.store.ts';

/** The limits within which hours of a room may be taken now. */
export async function limitsOf(
  db: Db,
  { id, bufferBefore, bufferAfter }: RoomRow,
  { now, config }: Pick<Context, 'now' | 'config'>,
): Promise<Limits> {
  const { openDays } = config;
  const days = { from: addDays(dayOf(now), -NEAR_DAYS), days: openDays + NEAR_DAYS + 2 };
  return {
    now,
    openDays,
    opening: await openingOf(db, id, days),
    buffers: { before: bufferBefore, after: bufferAfter },
  };
}

/**
 * A request checked against the room as it is now, and priced. `mode` says how the room has to be booked.
 * @throws ApiFailure room_not_bookable or room_not_requestable, tariff_gone, slot_invalid, invalid_input
 */
export async function priced(
  db: Db,
  request: BookingRequest,
  { now, config }: Pick<Context, 'now' | 'config'>,
  mode: 'instant' | 'request' = bookingMode.instant,
) {
  const room = await roomById(db, request.roomId);
  if (room?.bookingMode !== mode)
    throw new ApiFailure(mode === bookingMode.instant ? 'room_not_bookable' : 'room_not_requestable');
  const tariff = (await tariffsOf(db, request.roomId)).find(each => each.id === request.tariffId);
  if (!tariff) throw new ApiFailure('tariff_gone');
  const limits = await limitsOf(db, room, { now, config });
  const hours = checkHours(request.slots, limits);
  if (hours.length < tariff.minHours) {
    throw new ApiFailure('slot_invalid', { fields: { slots: `По этому тарифу — не меньше ${tariff.minHours} ч` } });
  }
  const services = pick(await extrasOf(db, 'service', request.roomId), request.serviceIds, 'serviceIds');
  const equipment = pick(await extrasOf(db, 'equipment', request.roomId), request.equipmentIds, 'equipmentIds');
  return {
    hours,
    buffers: bufferHours(hours, limits.buffers, limits.opening),
    tariff,
    quote: quote({ hours, tariff, services, equipment }),
    limits,
    capacity: room.capacity,
  };
}

/**
 * Refuses more guests than the room's capacity; with an unknown capacity any number is allowed.
 * @throws ApiFailure invalid_input
 */
export function checkGuests(guests: number | null | undefined, capacity: number): void {
  const refused = tooManyGuests(guests ?? null, capacity);
  if (refused) throw new ApiFailure('invalid_input', { fields: { guests: refused } });
}

export type Priced = Pick<Awaited<ReturnType<typeof priced>>, 'hours' | 'buffers' | 'quote'> & {
  readonly tariff: { readonly id: number; readonly title: string };
};

export function pick(offered: readonly ExtraRow[], ids: readonly number[], field: string): ExtraRow[] {
  const chosen = offered.filter(each => ids.includes(each.id));
  if (chosen.length < new Set(ids).size) {
    throw new ApiFailure('invalid_input', { fields: { [field]: 'Этого больше нет в списке' } });
  }
  return chosen;
}

/** Which of the wished hours are taken, and the nearest free start times. */
export async function whatInstead(db: Db, roomId: number, hours: readonly Date[], limits: Limits) {
  const first = hours[0] ?? limits.now;
  const rows = await takenHours(db, {
    now: limits.now,
    roomId,
    from: addDays(dayOf(first), -NEAR_DAYS),
    days: NEAR_DAYS * 2 + 1,
  });
  const taken = new Set(rows.map(row => row.startsAt.getTime()));
  return {
    taken: hours
      .filter(hour => taken.has(hour.getTime()) || isCramped(hour, taken, limits))
      .map(hour => hour.toISOString()),
    nearest: nearestFree(hours, taken, limits).map(hour => hour.toISOString()),
  };
}
