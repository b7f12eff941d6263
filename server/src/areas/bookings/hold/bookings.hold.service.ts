import { ApiFailure } from '@venue/sdk';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { brokenConstraint } from '../../../core/db/transact.ts';
import { publish } from '../../../core/publish.ts';
import { isClosed } from '../../rooms/rooms.opening.store.ts';
import { bookingAddedMessages } from '../bookings.messages.ts';
import type { Priced } from '../bookings.request.ts';
import { endOf, mustHoldFew } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { liveHolds } from './bookings.holds.store.ts';

interface Hold {
  readonly roomId: number;
  readonly userId: number;
  readonly expiresAt: Date;
  /** The group it is made in. */
  readonly groupId?: number;
  /** The staff member who makes it for the customer. */
  readonly madeBy?: number;
  readonly comment?: string;
  readonly guests?: number | null | undefined;
  readonly customerComment?: string;
}

/**
 * Makes a booking whose hours are held until it is paid. What staff make is theirs to decide, and a group counts its
 * bookings together; of all others, the waiting list's too, a person has a few.
 * @throws ApiFailure too_many_holds, slot_taken, booking_blocked; slot_invalid where its day was closed since it was priced
 */
export async function holdHours(
  tx: Db,
  { now, actor }: Pick<Context, 'now' | 'actor'>,
  { hours, buffers, quote, tariff }: Priced,
  hold: Hold,
): Promise<store.BookingRow> {
  const { roomId, expiresAt } = hold;
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) throw new ApiFailure('slot_invalid');
  if (hold.madeBy === undefined && hold.groupId === undefined) mustHoldFew(await liveHolds(tx, hold.userId, now));
  const booking = await store
    .addBooking(tx, {
      ...hold,
      tariffId: tariff.id,
      tariffTitle: tariff.title,
      status: store.bookingState.awaitingPayment,
      hours,
      buffers,
      firstStart: first,
      lastEnd: endOf(last),
      ...quote,
      createdAt: now,
      payUntil: expiresAt,
    })
    .catch(failBlocked);
  const held = await store.takeHours(tx, roomId, hours, { kind: 'hold', bookingId: booking.id, expiresAt }, now);
  if (!held) throw new ApiFailure('slot_taken');
  // guard: server/src/areas/rooms/rooms.days.test.ts
  if (await isClosed(tx, roomId, hours)) throw new ApiFailure('slot_invalid');
  await store.note(tx, booking.id, now, actor?.name ?? 'Система', 'Часы забронированы до оплаты');
  publish(tx, now, bookingAddedMessages(booking));
  return booking;
}

/** A trigger refuses a booking of a person whom staff keep from booking. */
function failBlocked(error: unknown): never {
  if (brokenConstraint(error) === 'booking_of_blocked') throw new ApiFailure('booking_blocked');
  throw error;
}
