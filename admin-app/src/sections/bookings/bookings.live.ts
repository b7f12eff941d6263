import { bookingPushes } from '@venue/sdk/bookings';
import { roomRequestChanged } from '@venue/sdk/room-requests';
import { waitChanged } from '@venue/sdk/waitlist';

// Users who may read bookings may also read room requests and waits; one shared file saves a request.
export const pushes = [...bookingPushes, roomRequestChanged, waitChanged] as const;
