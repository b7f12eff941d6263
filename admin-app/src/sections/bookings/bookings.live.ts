import { bookingPushes } from '@venue/sdk/bookings';
import { roomRequestChanged } from '@venue/sdk/room-requests';
import { ticketWaitChanged } from '@venue/sdk/ticket-waits';
import { waitChanged } from '@venue/sdk/waitlist';

// Users who may read bookings may also read room requests and waits; one shared file saves a request.
export const pushes = [...bookingPushes, roomRequestChanged, ticketWaitChanged, waitChanged] as const;
