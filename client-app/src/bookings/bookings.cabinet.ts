import { bookingPushes } from '@venue/sdk/bookings';
import { roomRequestChanged } from '@venue/sdk/room-requests';
import { waitChanged } from '@venue/sdk/waitlist';
import type { Cabinet } from '../app/area.ts';
import { bookingPaths } from './bookings.paths.ts';

export const cabinet: Cabinet = {
  tiles: [{ to: bookingPaths.list, text: 'Оплата, чеки и\u00a0отмена' }],
  // Requests for rooms and what is waited for are shown among the bookings.
  pushes: [...bookingPushes, roomRequestChanged, waitChanged],
};
