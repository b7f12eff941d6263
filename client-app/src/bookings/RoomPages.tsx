import { late } from '@venue/shared-ui/parts/late.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { RoomsPage } from '../rooms/rooms.view.tsx';

const RoomCalendar = late(() => import('./room/RoomCalendar.tsx'));

/** All rooms or one room to book, as one entry of `screens`, because each entry adds to the size of the first load. */
export default function RoomPages() {
  const { roomId } = useParams();
  return <Suspense fallback={<PageSkeleton />}>{roomId === undefined ? <RoomsPage /> : <RoomCalendar />}</Suspense>;
}
