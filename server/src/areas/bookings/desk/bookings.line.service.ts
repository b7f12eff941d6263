import { ApiFailure, addDays, momentOf } from '@venue/sdk';
import { bookingMode, priceOfHours } from '@venue/sdk/rooms/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { neverOpen, openingsOf } from '../../rooms/rooms.opening.store.ts';
import { everyRoom, tariffsOf } from '../../rooms/rooms.store.ts';
import { whyNotFree } from '../availability/bookings.availability.rules.ts';
import { takenStarts } from '../availability/bookings.availability.store.ts';
import { priced } from '../bookings.request.ts';
import type { BookingRow } from '../bookings.store.ts';
import { holdHours } from '../hold/bookings.hold.service.ts';
import { sendLink } from '../link/bookings.link.service.ts';

/** A wish for a number of consecutive hours within a part of a day. */
interface WaitedFor {
  readonly roomId: number;
  readonly day: string;
  readonly fromHour: number;
  readonly toHour: number;
  readonly hours: number;
}

type Now = Pick<Context, 'now' | 'config'>;

/** For each wish, the first hour from which enough hours are free now, by the rules for a new booking; null if none. */
export async function freeFrom(db: Db, wishes: readonly WaitedFor[], { now, config }: Now): Promise<(number | null)[]> {
  const days = wishes.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const rooms = new Map((await everyRoom(db)).map(room => [room.id, room]));
  const ids = [...new Set(wishes.map(({ roomId }) => roomId))];
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 3;
  const openings = await openingsOf(db, ids, { from: addDays(first, -1), days: count });
  const between = { from: momentOf(addDays(first, -1), 0), to: momentOf(addDays(last, 2), 0), now };
  const taken = await takenStarts(db, ids, between);
  const none: ReadonlySet<number> = new Set();
  return wishes.map(({ roomId, day, fromHour, toHour, hours }) => {
    const room = rooms.get(roomId);
    if (room?.bookingMode !== bookingMode.instant) return null;
    const limits = {
      now,
      openDays: config.openDays,
      opening: openings.get(roomId) ?? neverOpen,
      buffers: { before: room.bufferBefore, after: room.bufferAfter },
    };
    const isFree = (from: number) =>
      whyNotFree({ day, from, to: from + hours }, taken.get(roomId) ?? none, limits) === null;
    const starts = Array.from({ length: toHour - hours - fromHour + 1 }, (_, each) => fromHour + each);
    return starts.find(isFree) ?? null;
  });
}

/** The tariffs of a room that are for so few hours. */
export const tariffsFor = async (db: Db, roomId: number, hours: number) =>
  (await tariffsOf(db, roomId)).filter(({ minHours }) => minHours <= hours);

/** The cheapest tariff for these hours; undefined if there is none. */
async function bestTariff(db: Db, roomId: number, slots: readonly string[]) {
  const hours = slots.map(slot => new Date(slot));
  const fitting = await tariffsFor(db, roomId, hours.length);
  return fitting.toSorted((one, other) => priceOfHours(one, hours) - priceOfHours(other, hours))[0];
}

interface WaitingHold {
  readonly userId: number;
  readonly roomId: number;
  readonly slots: readonly string[];
  readonly expiresAt: Date;
  /** The message is not sent before this moment. */
  readonly notBefore: Date;
}

/**
 * Holds hours for a person on the waiting list, by the cheapest tariff, and sends the payment link.
 * @throws ApiFailure too_many_holds, slot_taken, tariff_gone, what `priced` throws
 */
export async function holdForWaiting(tx: Db, context: Now, kept: WaitingHold): Promise<BookingRow> {
  const { userId, roomId, slots, expiresAt, notBefore } = kept;
  const tariff = await bestTariff(tx, roomId, slots);
  if (!tariff) throw new ApiFailure('tariff_gone');
  const wish = { roomId, tariffId: tariff.id, slots: [...slots], serviceIds: [], equipmentIds: [] };
  const asked = await priced(tx, wish, context);
  const row = await holdHours(tx, { ...context, actor: null }, asked, { roomId, userId, expiresAt });
  return sendLink(tx, context, row, 'waitlist.held', notBefore);
}
