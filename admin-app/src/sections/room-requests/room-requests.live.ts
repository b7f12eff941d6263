import { roomRequestChanged } from '@venue/sdk/room-requests';

// What becomes of an offer is told by its booking, which the section of bookings follows.
export const pushes = [roomRequestChanged] as const;
