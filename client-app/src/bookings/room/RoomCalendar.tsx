import { isApiFailure } from '@venue/sdk';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { roomRead } from '../bookings.reads.ts';
import { BookRoom, Opinions, parts } from './BookRoom.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';

const NotFoundPage = lazyWithRetry(() => import('../../app/frame/NotFoundPage.tsx'));
const ManagerRoom = lazyWithRetry(() => import('./ManagerRoom.tsx'));

/** The page of one room: its calendar if it can be booked at once, otherwise a request form or a contact. */
export default function RoomCalendar() {
  const { roomId = '' } = useParams();
  const screen = useScreen();
  const known = numberIn(roomId) !== null;
  // Together with the room; if this fails, the parts themselves say so.
  useEffect(() => void parts().catch(() => undefined), []);
  const { data, error, refetch } = useCall(roomRead, { body: { roomId: Number(roomId) || 1 } }, { enabled: known });
  if (!known || (isApiFailure(error) && error.code === 'not_found'))
    return (
      <Part fallback={<PageSkeleton />}>
        <NotFoundPage />
      </Part>
    );
  const room = data?.message;
  if (room)
    return (
      <Page {...screen} title={room.name}>
        {/* Without a tariff there is no price to book by. */}
        {room.bookable && room.priceFrom !== null ? (
          <BookRoom key={room.roomId} room={room} />
        ) : (
          <Part fallback={<RoomSkeleton />}>
            <ManagerRoom room={room} />
          </Part>
        )}
        <Opinions room={room} />
      </Page>
    );
  return (
    <Page {...screen}>
      {error ? (
        <ErrorNote error={error} title="Не удалось загрузить помещение" retry={() => void refetch()} />
      ) : (
        <RoomSkeleton />
      )}
    </Page>
  );
}
