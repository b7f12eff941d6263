import { bookingPushes } from '@venue/sdk/bookings';
import { roomRequestChanged } from '@venue/sdk/room-requests';

// Whoever reads bookings reads requests for rooms: one file less for the first list.
export const pushes = [...bookingPushes, roomRequestChanged] as const;
