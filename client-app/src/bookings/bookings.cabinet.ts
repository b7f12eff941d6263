import { formatMoney, runsOf } from '@venue/sdk';
import { bookingPushes, listMyBookings } from '@venue/sdk/bookings';
import type { UserBooking } from '@venue/sdk/bookings/model';
import { roomRequestChanged } from '@venue/sdk/room-requests';
import { waitChanged } from '@venue/sdk/waitlist';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDeadline } from '@venue/shared-ui/dates/format.ts';
import { formatRuns } from '@venue/shared-ui/dates/formatRuns.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import type { Waiting } from '../app/cabinet/waiting.ts';
import { bookingPaths } from './bookings.paths.ts';

/** Bookings to be paid. Offers for a request and hours held for a waiting customer are bookings too. */
export const bookingsWaiting = (rows: readonly UserBooking[]): Waiting[] =>
  rows
    .filter(({ can }) => can.includes('pay'))
    .map(({ id, roomName, slots, price, expiresAt }) => ({
      title: `Бронь №\u00a0${id}: ждёт оплаты`,
      text: `${roomName}, ${formatRuns(runsOf(slots.map(({ start }) => start)))}, ${formatMoney(price)}.${
        expiresAt ? ` Оплатите до\u00a0${formatDeadline(expiresAt, serverNow())}` : ''
      }`,
      to: href(bookingPaths.payment, { order: id }),
    }));

function useWaiting(): Waiting[] | undefined {
  const { data, isPending } = useCall(listMyBookings, { x: 1, body: undefined });
  return isPending ? undefined : bookingsWaiting(data?.items ?? []);
}

export const cabinet: Cabinet = {
  // Requests for rooms and waitlist entries are listed among the bookings.
  pushes: [...bookingPushes, roomRequestChanged, waitChanged],
  useWaiting,
};
