import type { BookingInfo } from '@venue/sdk/bookings/model';
import { getRoom } from '@venue/sdk/rooms';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { RoomSkeleton } from '../room/RoomSkeleton.tsx';
import { MoveBooking } from './MoveBooking.tsx';

/** A booking with the calendar of its room, to give it other hours. */
export default function MovePage({ info }: { info: BookingInfo }) {
  const screen = useScreen();
  const { data, error, refetch } = useCall(getRoom, { body: { roomId: info.roomId } });
  return (
    <Page {...screen} title={`Перенос брони №\u00a0${info.orderId}`}>
      {data ? (
        <MoveBooking key={info.orderId} info={info} room={data.message} />
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить помещение" retry={() => void refetch()} />
      ) : (
        <RoomSkeleton />
      )}
    </Page>
  );
}
