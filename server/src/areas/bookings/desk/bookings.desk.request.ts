import { ApiFailure, addDays, dayOf, formatHours } from '@venue/sdk';
import type { BookingRequest, QuoteLine } from '@venue/sdk/bookings/model';
import { mayTake } from '@venue/sdk/desk/model';
import { discountOf } from '@venue/sdk/promo-codes/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { type ExtraKind, extrasOf, roomById, tariffById, tariffsOf } from '../../rooms/rooms.store.ts';
import { ownQuote } from '../account/bookings.account.rules.ts';
import { termsOfBooking } from '../account/bookings.account.store.ts';
import { discounted } from '../bookings.discount.rules.ts';
import { promoTermsOf } from '../bookings.discount.store.ts';
import { withoutHours } from '../bookings.package.service.ts';
import { packageOf } from '../bookings.package.store.ts';
import { limitsOf, type Priced, pick } from '../bookings.request.ts';
import { agreedOf, bufferHours, checkHours, isCramped, type Limits, quote } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';

const HOUR = 3_600_000;

/** A `now` just before the current hour, so that a visitor at the desk may book the hour that has begun. */
const beforeThisHour = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR) * HOUR - 1);

/** What the desk wants a booking to be, checked and priced. */
export interface DeskPriced extends Priced {
  readonly roomId: number;
  readonly limits: Limits;
  readonly capacity: number;
}

/**
 * Checks and prices a request of the desk. If it changes a booking, the hours it already has in this room, the prices
 * of what it keeps, the agreed price and the terms of its organisation stay valid. All other rules are those for customers.
 * @throws ApiFailure room_not_bookable, tariff_gone, slot_invalid, invalid_input
 */
export const pricedAtDesk = (
  db: Db,
  request: BookingRequest,
  row: store.BookingRow | undefined,
  context: Pick<Context, 'now' | 'config'>,
): Promise<DeskPriced> => pricedChange(db, request, row, context, beforeThisHour(context.now));

/** Checks and prices a move that a customer asks for: room, tariff and extras stay, at their prices. */
export function pricedMove(
  db: Db,
  row: store.BookingRow,
  slots: readonly string[],
  context: Pick<Context, 'now' | 'config'>,
): Promise<DeskPriced> {
  const idsOf = (kind: QuoteLine['kind']) => row.lines.filter(line => line.kind === kind).map(line => line.id);
  const { roomId, tariffId } = row;
  const extras = { serviceIds: idsOf('service'), equipmentIds: idsOf('equipment') };
  return pricedChange(db, { roomId, tariffId, slots: [...slots], ...extras }, row, context, context.now);
}

async function pricedChange(
  db: Db,
  { roomId, tariffId, slots, serviceIds, equipmentIds }: BookingRequest,
  row: store.BookingRow | undefined,
  context: Pick<Context, 'now' | 'config'>,
  now: Date,
): Promise<DeskPriced> {
  const room = await roomById(db, roomId);
  const from = row && (await roomById(db, row.roomId))?.bookingMode;
  // guard: server/src/areas/desk/desk.move.test.ts
  if (!room || !mayTake(room.bookingMode, from)) throw new ApiFailure('room_not_bookable');
  const limits = await limitsOf(db, room, context);
  const same = row?.roomId === roomId ? row : undefined;
  const own = new Set(same?.hours.map(each => each.getTime()));
  const added = checkHours(
    slots.filter(slot => !own.has(Date.parse(slot))),
    { ...limits, now },
  );
  const kept = [...own].filter(time => slots.some(slot => Date.parse(slot) === time)).map(time => new Date(time));
  const hours = [...kept, ...added].sort((a, b) => a.getTime() - b.getTime());

  const lines = same?.lines ?? [];
  const offered = (await tariffsOf(db, roomId)).find(each => each.id === tariffId);
  // The booking's own tariff may be closed by now, but its prices never change.
  const known = same?.tariffId === tariffId ? await tariffById(db, tariffId) : undefined;
  const tariff = known && same ? { ...known, title: same.tariffTitle } : offered;
  if (!tariff) throw new ApiFailure('tariff_gone');
  if (offered && hours.length < offered.minHours) {
    throw new ApiFailure('slot_invalid', { fields: { slots: `По этому тарифу — не меньше ${offered.minHours} ч` } });
  }
  const extras = async (kind: ExtraKind, ids: readonly number[], field: string) => {
    const ordered = lines.filter(line => line.kind === kind && ids.includes(line.id)).map(asOrdered);
    const others = ids.filter(id => !ordered.some(each => each.id === id));
    return [...ordered, ...pick(await extrasOf(db, kind, roomId), others, field)];
  };
  const full = quote({
    hours,
    agreed: known && same && agreedOf(same),
    tariff,
    services: await extras('service', serviceIds, 'serviceIds'),
    equipment: await extras('equipment', equipmentIds, 'equipmentIds'),
  });
  const promo = row && (await promoTermsOf(db, row.id));
  const terms = row && (await termsOfBooking(db, row.id));
  const used = row && (await packageOf(db, row.id));
  // guard: server/src/areas/packages/packages.life.test.ts
  if (used && used.hours !== hours.length)
    throw new ApiFailure('slot_invalid', {
      fields: { slots: `Часы оплачены абонементом: выберите столько же, ${formatHours(used.hours)}` },
    });
  // guard: server/src/areas/packages/packages.life.test.ts
  if (used && used.roomIds.length > 0 && !used.roomIds.includes(roomId))
    throw new ApiFailure('slot_invalid', {
      fields: { slots: 'Часы оплачены абонементом, который в\u00a0этом помещении не\u00a0действует' },
    });
  return {
    roomId,
    hours,
    buffers: bufferHours(hours, limits.buffers, limits.opening),
    tariff,
    // A discount that was given stays with the booking, on its terms; a promo code and own prices exclude each other.
    // guard: server/src/areas/client-terms/client-terms.book.test.ts, server/src/areas/desk/desk.move.test.ts
    quote: used
      ? withoutHours(full, used.purchaseId)
      : terms
        ? ownQuote(full, roomId, terms)
        : promo
          ? discounted(full, discountOf(promo, full.price))
          : full,
    limits,
    capacity: room.capacity,
  };
}

const asOrdered = ({ id, title, unitPrice, unit }: QuoteLine) => ({
  id,
  title,
  price: unitPrice,
  perHour: unit === 'hour',
});

/** Which of these hours are taken by others, or leave no room for their buffers. */
export async function takenByOthers(
  db: Db,
  roomId: number,
  { hours, limits }: Pick<DeskPriced, 'hours' | 'limits'>,
  bookingId: number | undefined,
): Promise<Date[]> {
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return [];
  const from = addDays(dayOf(first), -1);
  const days = Math.round((last.getTime() - first.getTime()) / (24 * HOUR)) + 4;
  const rows = await store.takenHours(db, { now: limits.now, roomId, from, days });
  const taken = new Set(
    rows.filter(each => each.bookingId !== bookingId || bookingId === undefined).map(each => each.startsAt.getTime()),
  );
  return hours.filter(hour => taken.has(hour.getTime()) || isCramped(hour, taken, limits));
}
