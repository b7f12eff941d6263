import type { RoomDetail } from '@venue/sdk/rooms/model';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { Suspense } from 'react';

const RequestForm = late(() => import('./RequestForm.tsx'));

/** The request for hours of a room, on the room's page. */
export const RequestRoom = ({ room }: { room: RoomDetail }) => (
  <Suspense fallback={<FormSkeleton />}>
    <RequestForm key={room.roomId} room={room} />
  </Suspense>
);

/**
 * The person's requests that are not bookings yet, above their bookings. Nothing stands in their place while their code
 * is fetched: whoever shows them waits, or they would push down what is below.
 */
export const MyRoomRequests = late(() => import('./MyRequests.tsx'));
