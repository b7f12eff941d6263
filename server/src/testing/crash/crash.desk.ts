import { ApiFailure } from '@venue/sdk';
import { cancelBooking, deleteTechnicalReason, writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { type BookingStatus, bookingStatus } from '@venue/sdk/bookings/model';
import { moveBooking } from '@venue/sdk/desk/admin';
import type { Person } from '../api.people.ts';
import { clientOf, type Deed, type Offer, type Random, refused, someHours } from './crash.driver.ts';

const { awaitingPayment, processing, paid } = bookingStatus;

/** Hours that staff have closed. */
export interface Closing {
  readonly id: number;
  readonly hours: readonly string[];
}

/** Closes hours of a room; returns nothing if they are taken. */
export async function closeHours(origin: string, staff: Person, { roomId }: Offer, random: Random) {
  const slots = someHours(random.whole(1, 2), random);
  const body = { roomId, slots, reason: 'Уборка' };
  const sent = await answered(clientOf(origin, staff).send(writeTechnicalReason, { body }));
  return sent && { id: sent.id, hours: slots.map(slot => `${roomId} ${slot}`) };
}

export async function openHours(origin: string, staff: Person, { id }: Closing): Promise<void> {
  await clientOf(origin, staff).send(deleteTechnicalReason, { body: { technicalReasonId: id } });
}

/** Moves a booking to other hours of its room, as many as it has. */
export async function moveDeed(origin: string, staff: Person, deed: Deed, random: Random): Promise<void> {
  if (deed.orderId === undefined) return;
  const slots = someHours(deed.wish.slots.length, random);
  const extras = { serviceIds: [], equipmentIds: [], due: 0, back: 0, by: null };
  const body = { ...deed.wish, ...extras, slots, orderId: deed.orderId, seen: deed.wish.slots };
  if (await answered(clientOf(origin, staff).send(moveBooking, { body }))) deed.wish.slots = slots;
}

/**
 * Two members of staff cancel the same booking at once, each at a server of their own.
 * @returns how many of them were told that they did.
 */
export async function cancelTwice(origins: readonly string[], staff: Person, deed: Deed): Promise<number> {
  const { orderId } = deed;
  if (orderId === undefined) return 0;
  const cancel = async (origin: string, seen: BookingStatus) => {
    const body = { orderId, seen, rejectionReason: 'Авария' };
    return (await answered(clientOf(origin, staff).send(cancelBooking, { body }))) !== undefined;
  };
  const seen = deed.money ? (deed.money.status === 'succeeded' ? [paid, processing] : [processing]) : [awaitingPayment];
  for (const status of [...seen, awaitingPayment]) {
    const done = (await Promise.all(origins.map(origin => cancel(origin, status)))).filter(Boolean).length;
    if (done > 0) deed.cancelled = true;
    if (done > 0) return done;
  }
  return 0;
}

/** Refusals a correct server gives to staff who race customers and each other. */
const expected = new Set([
  'already_decided',
  'booking_not_cancellable',
  'conflict',
  'move_not_allowed',
  'not_found',
  'price_changed',
]);

async function answered<T>(sending: Promise<T>): Promise<T | undefined> {
  try {
    return await sending;
  } catch (error) {
    if (refused(error) || (error instanceof ApiFailure && expected.has(error.code))) return undefined;
    throw error;
  }
}
