import { ApiFailure, addDays, dayOf, type EarlierDecision, failureTexts, momentOf } from '@venue/sdk';
import { tooManyGuests } from '@venue/sdk/bookings/model';
import { roomRequestChanged } from '@venue/sdk/room-requests';
import { type RoomWanted, requestHours, roomRequestStatus } from '@venue/sdk/room-requests/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { lastAudited, mustExist } from '../../core/record/records.ts';
import { bookingById } from '../bookings/bookings.store.ts';
import { endOffer } from '../bookings/desk/bookings.offer.service.ts';
import { openingOf } from '../rooms/rooms.opening.store.ts';
import { roomById } from '../rooms/rooms.store.ts';
import { statusNow } from './room-requests.presenter.ts';
import * as store from './room-requests.store.ts';

const HOUR = 3_600_000;

/** The starts of the wished hours, as ISO times. */
export const slotsOf = ({ day, fromHour, toHour }: Pick<RoomWanted, 'day' | 'fromHour' | 'toHour'>): string[] =>
  Array.from({ length: toHour - fromHour }, (_, each) => momentOf(day, fromHour + each).toISOString());

/**
 * Checks a wish against the room as it is now: it is booked on request, holds so many guests, is open, and the hours
 * are ahead.
 * Whether they are free is decided by staff.
 * @throws ApiFailure not_found, room_not_requestable, invalid_input, slot_invalid
 */
export async function checkedWish(
  db: Db,
  { roomId, day, fromHour, toHour, guests }: Omit<RoomWanted, 'purpose' | 'contactName'>,
  { now, config }: Pick<Context, 'now' | 'config'>,
): Promise<{ startsAt: Date; endsAt: Date }> {
  const room = mustExist(await roomById(db, roomId));
  // guard: room-requests.test.ts
  if (room.bookingMode !== bookingMode.request) throw new ApiFailure('room_not_requestable');
  const refused = tooManyGuests(guests, room.capacity);
  // guard: room-requests.test.ts
  if (refused) throw new ApiFailure('invalid_input', { fields: { guests: refused } });
  const startsAt = momentOf(day, fromHour);
  if (startsAt <= now || day > addDays(dayOf(now), config.openDays))
    throw new ApiFailure('slot_invalid', { fields: { day: failureTexts.slot_invalid } });
  await checkHours(db, { roomId, day, fromHour, toHour });
  return { startsAt, endsAt: new Date(startsAt.getTime() + (toHour - fromHour) * HOUR) };
}

/**
 * Checks wished hours against the room's opening of that day, as the form offers them.
 * @throws ApiFailure slot_invalid
 */
async function checkHours(
  db: Db,
  { roomId, day, fromHour, toHour }: Pick<RoomWanted, 'roomId' | 'day' | 'fromHour' | 'toHour'>,
): Promise<void> {
  const { week, closed } = await openingOf(db, roomId, { from: day, days: 1 });
  const reason = closed.get(day);
  const refuse = (field: 'day' | 'fromHour' | 'toHour', text: string) =>
    new ApiFailure('slot_invalid', { fields: { [field]: text } });
  // guard: room-requests.hours.test.ts
  if (reason !== undefined) throw refuse('day', `В\u00a0этот день закрыто: ${reason}`);
  const open = requestHours(week, day);
  const text = `Открыто с\u00a0${open.from}:00 до\u00a0${open.to}:00`;
  // guard: room-requests.hours.test.ts
  if (fromHour < open.from) throw refuse('fromHour', text);
  // guard: room-requests.hours.test.ts
  if (toHour > open.to) throw refuse('toHour', text);
}

/** Tells the screens of the customer and of staff to read the request again. */
export const tellChanged = (tx: Db, now: Date, { id, userId }: Pick<store.RoomRequestRow, 'id' | 'userId'>): void =>
  publish(
    tx,
    now,
    ([`info/${userId}`, 'staff'] as const).map(topic => toTopic(roomRequestChanged, topic, { roomRequestId: id })),
  );

/**
 * A request, locked. Its current status must be `seen`, and its last offer that of `seenOffer`.
 * @throws ApiFailure not_found, already_decided
 */
export async function asSeen(
  tx: Db,
  context: Context,
  id: number,
  seen: number | undefined,
  seenOffer?: number | null,
): Promise<store.RoomRequestRow> {
  const row = mustExist(await store.lockRequest(tx, id));
  const status = await currentStatus(tx, row, context.now);
  const step = () => decided(tx, context, row, status);
  await mustBeAsSeen<number>(seen, status, step);
  // guard: room-requests.change.test.ts
  await mustBeAsSeen(seenOffer, row.bookingId, step);
  return { ...row, status };
}

/** The current status, which depends on the booking of the offer. */
export async function currentStatus(tx: Db, row: store.RoomRequestRow, now: Date) {
  const booking = row.bookingId === null ? undefined : await bookingById(tx, row.bookingId);
  return statusNow(row.status, booking ?? null, now);
}

/**
 * Ends the unpaid booking of a request's offer: its hours are free. The caller says what becomes of the request.
 * @throws ApiFailure move_not_allowed
 */
export async function dropOffer(tx: Db, context: Context, row: store.RoomRequestRow, reason: string) {
  const dropped = row.bookingId === null ? undefined : await endOffer(tx, context, row.bookingId, reason);
  // guard: room-requests.change.test.ts
  if (!dropped) throw new ApiFailure('move_not_allowed');
  return dropped;
}

/** Who gave a request its status: a member of staff, or null for its customer and for expiry. */
async function decided(tx: Db, context: Context, row: store.RoomRequestRow, status: number): Promise<EarlierDecision> {
  const what = roomRequestStatus.option(status).label;
  // Staff lead back to waiting when they withdraw an offer.
  const { waiting, declined, offered } = roomRequestStatus;
  const byStaff = status === waiting || status === declined || status === offered;
  const last = byStaff ? await lastAudited(tx, 'roomRequest', row.id) : undefined;
  if (!last) return { what, by: null, at: row.updatedAt.toISOString() };
  return { what, by: await context.staffNameOf(tx, last.userId), at: last.at.toISOString() };
}
