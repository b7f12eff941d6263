import { late } from '@venue/shared-ui/parts/late.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { RoomsPage } from '../rooms/rooms.view.tsx';

const RoomCalendar = late(() => import('./room/RoomCalendar.tsx'));

/** The rooms as one entry in the list of screens, which weighs on the first screen: all of them, or one to book. */
export default function RoomPages() {
  const { roomId } = useParams();
  return <Suspense fallback={<PageSkeleton />}>{roomId === undefined ? <RoomsPage /> : <RoomCalendar />}</Suspense>;
}
