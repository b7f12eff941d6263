import { listMyBookings } from '@venue/sdk/bookings';
import { bookingUserStatus } from '@venue/sdk/bookings/model';
import { listRooms } from '@venue/sdk/rooms';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useEffect, useRef, useState } from 'react';
import { BookingCard } from './BookingCard.tsx';

/** One page of the list. It tells screen readers when the status of a booking on it changes. */
export function BookingPage({ page }: { page: number }) {
  const { data, error, refetch } = useCall(listMyBookings, { x: page, body: {} });
  const rooms = useCall(listRooms, {}).data?.message.rooms;
  const items = data?.items;
  const known = useRef(new Map<number, number>());
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!items) return;
    const changed = items.filter(({ id, status }) => known.current.has(id) && known.current.get(id) !== status);
    known.current = new Map(items.map(({ id, status }) => [id, status]));
    if (changed.length === 0) return;
    setNews(changed.map(({ id, status }) => `Бронь № ${id}: ${bookingUserStatus.option(status).label}`).join('. '));
  }, [items]);

  if (!items)
    return (
      <li>
        {error ? (
          <ErrorNote error={error} title="Не удалось загрузить бронирования" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={176} />
        )}
      </li>
    );
  return (
    <>
      {items.map(booking => (
        <BookingCard
          key={booking.id}
          booking={booking}
          cover={rooms?.find(room => room.roomId === booking.roomId)?.cover ?? null}
          onEnd={() => void refetch()}
        />
      ))}
      <li className="visually-hidden">
        <span role="status">{news}</span>
      </li>
    </>
  );
}
