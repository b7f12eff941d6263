import { addDays, dayOf } from '@venue/sdk';
import { getBooking, getSchedule } from '@venue/sdk/bookings';
import { listBookings } from '@venue/sdk/bookings/admin';
import { type AdminBooking, bookingStatus } from '@venue/sdk/bookings/model';
import type { Person } from '../api.people.ts';
import { clientOf, type Deed } from './crash.driver.ts';

const { awaitingPayment, processing, paid, cancelled } = bookingStatus;
const PAGE = 100;
const LONGEST_LOOK = 42;

/** What the server shows staff: all bookings, and which of them has each hour. */
export interface Shown {
  readonly bookings: ReadonlyMap<number, AdminBooking>;
  /** Order → its hours, as `room start`. */
  readonly hours: ReadonlyMap<number, readonly string[]>;
}

export async function look(origin: string, staff: Person, roomIds: readonly number[]): Promise<Shown> {
  const client = clientOf(origin, staff);
  const bookings = new Map<number, AdminBooking>();
  for (let page = 1; ; page++) {
    const { items } = await client.send(listBookings, { query: { page, pageSize: PAGE } });
    for (const item of items) bookings.set(item.orderId, item);
    if (items.length < PAGE) break;
  }
  const hours = new Map<number, string[]>();
  for (const roomId of roomIds)
    for (let day = 0; day < 2 * LONGEST_LOOK; day += LONGEST_LOOK) {
      const body = { roomId, from: addDays(dayOf(new Date()), day), days: LONGEST_LOOK };
      const { message } = await client.send(getSchedule, { body });
      for (const { orderId, start } of message.schedule)
        if (orderId !== null) hours.set(orderId, [...(hours.get(orderId) ?? []), `${roomId} ${start}`]);
    }
  return { bookings, hours };
}

const isOver = ({ release, cancelled: byStaff }: Deed) => release?.acknowledged || byStaff;
const hoursOf = ({ wish }: Deed) => wish.slots.map(slot => `${wish.roomId} ${slot}`);

/** Acknowledged bookings that are missing, or not as they were acknowledged; one line each. */
export function lost(deeds: readonly Deed[], { bookings, hours }: Shown): string[] {
  return deeds.flatMap(deed => {
    const { orderId, wish, money } = deed;
    const row = orderId === undefined ? undefined : bookings.get(orderId);
    if (orderId === undefined || !row) return [`booking ${orderId} is gone`];
    const wrong: string[] = [];
    if (row.roomId !== wish.roomId || row.price !== wish.price || row.hours !== wish.slots.length)
      wrong.push(`booking ${orderId} has changed`);
    const allowed = isOver(deed)
      ? [cancelled]
      : money?.status === 'succeeded'
        ? [processing, paid]
        : [awaitingPayment, processing];
    if (!allowed.some(status => status === row.status)) wrong.push(`booking ${orderId} has the status ${row.status}`);
    const expected = isOver(deed) ? [] : hoursOf(deed).sort();
    const owned = [...(hours.get(orderId) ?? [])].sort();
    if (expected.join() !== owned.join()) wrong.push(`booking ${orderId} owns [${owned}] and not [${expected}]`);
    return wrong;
  });
}

/** Bookings whose payment the provider has acknowledged, but that are not marked as paid yet. */
export const unpaid = (deeds: readonly Deed[], { bookings }: Shown): number[] =>
  deeds
    .filter(deed => !isOver(deed))
    .filter(({ orderId, money }) => money?.status === 'succeeded' && bookings.get(orderId ?? 0)?.status !== paid)
    .map(({ orderId }) => orderId ?? 0);

/** Hours acknowledged to two customers at once, judged only by what the customers were told. */
export function doubleSold(deeds: readonly Deed[]): string[] {
  const owners = new Map<string, number>();
  return deeds
    .filter(deed => !isOver(deed))
    .flatMap(hoursOf)
    .filter(hour => {
      owners.set(hour, (owners.get(hour) ?? 0) + 1);
      return owners.get(hour) === 2;
    });
}

/** Bookings and hours nobody was told of: left by half a transaction, or made twice by a repeated call. */
export function surplus(deeds: readonly Deed[], { bookings, hours }: Shown): number[] {
  const names = new Set(deeds.map(({ orderId }) => orderId));
  return [...new Set([...bookings.keys(), ...hours.keys()])].filter(orderId => !names.has(orderId));
}

/** Bookings that their customers see differently than they were told. */
export async function strangeToOwners(origin: string, deeds: readonly Deed[]): Promise<string[]> {
  const results: string[] = [];
  for (const { orderId, person, wish } of deeds) {
    if (orderId === undefined) continue;
    const { message } = await clientOf(origin, person).send(getBooking, { body: { orderId } });
    const starts = message.slots.map(slot => slot.start);
    if (starts.join() !== wish.slots.join() || message.price !== wish.price)
      results.push(`booking ${orderId} shows ${starts} for ${message.price}`);
  }
  return results;
}
