import { ApiFailure } from '@venue/sdk';
import type { BookingRequest } from '@venue/sdk/bookings/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { type ExtraRow, extrasOf, roomById, tariffsOf } from '../rooms/rooms.store.ts';
import { checkHours, quote } from './bookings.rules.ts';

/**
 * A request checked against the room as it is now, and priced.
 * @throws ApiFailure room_not_bookable, tariff_gone, slot_invalid, invalid_input
 */
export async function priced(db: Db, request: BookingRequest, { now, config }: Pick<Context, 'now' | 'config'>) {
  const room = await roomById(db, request.roomId);
  if (!room?.bookable) throw new ApiFailure('room_not_bookable');
  const tariff = (await tariffsOf(db, request.roomId)).find(each => each.id === request.tariffId);
  if (!tariff) throw new ApiFailure('tariff_gone');
  const hours = checkHours(request.slots, { now, openDays: config.openDays });
  if (hours.length < tariff.minHours) {
    throw new ApiFailure('slot_invalid', { fields: { slots: `По этому тарифу — не меньше ${tariff.minHours} ч` } });
  }
  const services = pick(await extrasOf(db, 'service', request.roomId), request.serviceIds, 'serviceIds');
  const equipment = pick(await extrasOf(db, 'equipment', request.roomId), request.equipmentIds, 'equipmentIds');
  return { hours, tariff, quote: quote({ hours: hours.length, tariff, services, equipment }) };
}

function pick(offered: readonly ExtraRow[], ids: readonly number[], field: string): ExtraRow[] {
  const chosen = offered.filter(each => ids.includes(each.id));
  if (chosen.length < new Set(ids).size) {
    throw new ApiFailure('invalid_input', { fields: { [field]: 'Этого больше нет в списке' } });
  }
  return chosen;
}
