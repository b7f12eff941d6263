import { ApiFailure, addDays, dayOf, failure, momentOf } from '@venue/sdk';
import { closeSeries } from '@venue/sdk/desk/admin';
import { type Series, seriesDays } from '@venue/sdk/desk/model';
import { bookingMode, isWithin, openOn } from '@venue/sdk/rooms/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { publish } from '../../../core/publish.ts';
import { openingOf } from '../../rooms/rooms.opening.store.ts';
import { roomById } from '../../rooms/rooms.store.ts';
import { addTechnicalReason } from '../bookings.admin.store.ts';
import { hoursClosedMessage } from '../bookings.messages.ts';
import * as store from '../bookings.store.ts';

/** A day of a series: the hours to close on it, and those of them that are taken. */
export interface SeriesDay {
  readonly day: string;
  readonly hours: readonly Date[];
  readonly taken: readonly Date[];
}

/**
 * The days of a series from today on, each with the hours at which the room is open and that have not begun.
 * @throws ApiFailure room_not_bookable
 */
export async function daysOfSeries(db: Db, series: Series, now: Date): Promise<SeriesDay[]> {
  const { roomId, from, to } = series;
  const room = await roomById(db, roomId);
  if (!room || room.bookingMode === bookingMode.none) throw new ApiFailure('room_not_bookable');
  const days = seriesDays(series).filter(day => day >= dayOf(now));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const span = { from: first, days: spanOf(first, last) };
  const opening = await openingOf(db, roomId, span);
  const rows = await store.takenHours(db, { now, roomId, ...span });
  const taken = new Set(rows.map(each => each.startsAt.getTime()));
  return days
    .map(day => {
      const open = openOn(opening, day);
      const hours = Array.from({ length: to - from }, (_, each) => from + each)
        .filter(hour => isWithin(open, hour))
        .map(hour => momentOf(day, hour))
        .filter(start => start > now);
      return { day, hours, taken: hours.filter(start => taken.has(start.getTime())) };
    })
    .filter(({ hours }) => hours.length > 0);
}

const spanOf = (first: string, last: string): number => {
  let days = 1;
  while (addDays(first, days - 1) < last) days++;
  return days;
};

/**
 * Closes the hours of a series on every day but the skipped ones, all or none. Each day gets a technical reason of its
 * own, so that it can be reopened alone. Returns the id of the first reason and the days.
 * @throws ApiFailure room_not_bookable, slot_invalid, slot_taken
 */
export async function closeDays(
  tx: Db,
  context: Context,
  series: Series,
  { reason, skip }: { reason: string; skip: readonly string[] },
): Promise<{ firstId: number; days: string[] }> {
  const { now } = context;
  const wanted = (await daysOfSeries(tx, series, now)).filter(({ day }) => !skip.includes(day));
  let firstId: number | undefined;
  for (const { hours } of wanted) {
    const values = { roomId: series.roomId, reason, createdBy: actorOf(context).userId, createdAt: now };
    const technicalReasonId = await addTechnicalReason(tx, values);
    firstId ??= technicalReasonId;
    const taken = await store.takeHours(tx, series.roomId, hours, { kind: 'technical', technicalReasonId }, now);
    if (!taken) {
      const met = wanted.flatMap(each => each.taken.map(start => start.toISOString()));
      throw failure(closeSeries, 'slot_taken', { data: { taken: met, nearest: [] } });
    }
    publish(tx, now, [hoursClosedMessage({ roomId: series.roomId, hours })]);
  }
  if (firstId === undefined) throw new ApiFailure('slot_invalid');
  return { firstId, days: wanted.map(({ day }) => day) };
}
