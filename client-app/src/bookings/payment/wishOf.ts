import type { BookingInfo, UserBooking } from '@venue/sdk/bookings/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { bookingPaths } from '../bookings.paths.ts';
import { keepRequest, type StoredWish } from '../resumeRequest.ts';

const WEEK_MS = 7 * 86_400_000;

type Booked = Pick<BookingInfo & UserBooking, 'roomId' | 'slots' | 'lines'>;

const idsOf = ({ lines }: Booked, kind: 'tariff' | 'service' | 'equipment') =>
  lines.filter(line => line.kind === kind).map(line => line.id);

const wishOf = (info: Booked, hours: readonly string[]): StoredWish => ({
  hours: [...hours],
  tariffId: idsOf(info, 'tariff')[0] ?? null,
  serviceIds: idsOf(info, 'service'),
  equipmentIds: idsOf(info, 'equipment'),
});

/** Leads to the calendar of a booking's room with its tariff and extras, and with these hours chosen. */
export function bookAgain(info: Booked, hours: readonly string[]) {
  const wish = wishOf(info, hours);
  const calendar = href(bookingPaths.calendar, { roomId: info.roomId });
  return {
    to: wish.tariffId === null ? calendar : `${calendar}?tariffId=${wish.tariffId}`,
    onClick: () => keepRequest(info.roomId, wish),
  };
}

/** The hours of a booking by their beginnings, at the same time of the nearest week that is to come. */
export function sameHoursLater({ slots }: Pick<Booked, 'slots'>, now = serverNow()): string[] {
  const starts = slots.map(({ start }) => Date.parse(start));
  const weeks = Math.max(1, Math.ceil((now + 1 - Math.min(...starts)) / WEEK_MS));
  return starts.map(start => new Date(start + weeks * WEEK_MS).toISOString());
}
