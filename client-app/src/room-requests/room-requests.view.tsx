import type { RoomDetail } from '@venue/sdk/rooms/model';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';

export { RoomHours } from './RoomHours.tsx';

const RequestForm = lazyWithRetry(() => import('./RequestForm.tsx'));

/** The request for hours of a room, on the room's page. */
export const RequestRoom = ({ room }: { room: RoomDetail }) => (
  <Part fallback={<FormSkeleton />}>
    <RequestForm key={room.roomId} room={room} />
  </Part>
);

/**
 * The user's requests that are not bookings yet, shown above their bookings. There is no placeholder while the code
 * loads: the caller must wait, or the list below would be pushed down.
 */
export const MyRoomRequests = lazyWithRetry(() => import('./MyRequests.tsx'));
