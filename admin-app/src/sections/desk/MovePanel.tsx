import { textOf } from '@venue/sdk';
import { getDeskBooking } from '@venue/sdk/desk/admin';
import type { Board } from '@venue/sdk/desk/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useEffect } from 'react';
import BookDialog from './BookDialog.tsx';
import type { Move } from './board/dayChoice.ts';
import MoveDialog from './MoveDialog.tsx';

interface Props {
  move: Move;
  board: Board;
  close: () => void;
  booked: (orderId: number) => void;
}

/** The dialog of a booking that was dropped elsewhere on the board: it moves there, or another one is made like it. */
export default function MovePanel({ move, board, close, booked }: Props) {
  const { orderId, roomId, day, hour, length, isCopy } = move;
  const { data, error } = useCall(getDeskBooking, { id: orderId });
  const booking = data?.message;
  const stays = booking && !isCopy && !booking.can.includes('move');
  const refusal = stays ? 'В\u00a0этом статусе бронь не\u00a0переносят' : error && textOf(error);
  useEffect(() => {
    if (!refusal) return;
    notify.error(refusal);
    close();
  }, [refusal, close]);
  if (!booking || refusal) return null;
  if (!isCopy) return <MoveDialog booking={booking} target={{ roomId, day, hour, length }} close={close} />;
  const source = board.bookings.find(each => each.orderId === orderId);
  const room = board.rooms.find(each => each.roomId === roomId);
  if (!source || !room) return null;
  const { tariffId, serviceIds, equipmentIds, comment } = booking;
  return (
    <BookDialog
      room={room}
      slots={Array.from({ length }, (_, each) => instantOf(day, hour + each))}
      like={{
        orderId,
        phone: source.phone,
        guests: source.guests,
        comment,
        tariffId,
        // Another room has its own extras.
        ...(roomId === booking.roomId ? { serviceIds, equipmentIds } : { serviceIds: [], equipmentIds: [] }),
      }}
      close={close}
      booked={booked}
    />
  );
}
