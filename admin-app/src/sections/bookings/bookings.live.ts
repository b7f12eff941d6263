import { bookingPushes } from '@venue/sdk/bookings';
import { roomRequestChanged } from '@venue/sdk/room-requests';
import { waitChanged } from '@venue/sdk/waitlist';

// Whoever reads bookings reads requests for rooms and who waits: one file less for the first list.
export const pushes = [...bookingPushes, roomRequestChanged, waitChanged] as const;
