import { bookingStatus } from '@venue/sdk/bookings/model';
import type { PendingTile } from '../section.ts';
import { bookingPaths } from './bookings.paths.ts';

export const tiles: readonly PendingTile[] = [
  {
    kind: 'booking',
    title: 'Временные брони',
    to: `${bookingPaths.list.path}?status=${bookingStatus.awaitingPayment}`,
  },
  {
    kind: 'booking',
    count: 'bookingInClosedTime',
    title: 'Брони в\u00a0закрытое время',
    to: bookingPaths.closed.path,
  },
];
