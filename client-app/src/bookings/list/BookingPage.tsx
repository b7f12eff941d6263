import { listMyBookings } from '@venue/sdk/bookings';
import { bookingStatus, type UserBooking } from '@venue/sdk/bookings/model';
import { listRooms } from '@venue/sdk/rooms';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Fragment, useEffect, useRef, useState } from 'react';
import { BookingCard } from './BookingCard.tsx';
import css from './MyBookings.module.css';

/** The heading a booking is listed under; the server sends upcoming bookings first. */
const partOf = (booking: UserBooking | undefined): string | undefined =>
  booking &&
  (booking.status !== bookingStatus.cancelled && Date.parse(booking.end) > serverNow()
    ? 'Предстоящие'
    : 'Прошедшие и\u00a0отменённые');

/** One page of the list. It tells screen readers when the status of a booking on it changes. */
export function BookingPage({ page }: { page: number }) {
  const { data, error, refetch } = useCall(listMyBookings, { x: page, body: {} });
  const rooms = useCall(listRooms, {}).data?.message.rooms;
  const items = data?.items;
  const before = useCall(listMyBookings, { x: Math.max(1, page - 1), body: {} });
  const last = page > 1 ? before.data?.items.at(-1) : undefined;
  const known = useRef(new Map<number, number>());
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!items) return;
    const changed = items.filter(({ id, status }) => known.current.has(id) && known.current.get(id) !== status);
    known.current = new Map(items.map(({ id, status }) => [id, status]));
    if (changed.length === 0) return;
    setNews(changed.map(({ id, status }) => `Бронь № ${id}: ${bookingStatus.option(status).label}`).join('. '));
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
      {items.map((booking, index) => (
        <Fragment key={booking.id}>
          {partOf(booking) !== partOf(index > 0 ? items[index - 1] : last) && (
            <li>
              <h2 className={css.part}>{partOf(booking)}</h2>
            </li>
          )}
          <BookingCard
            booking={booking}
            cover={rooms?.find(room => room.roomId === booking.roomId)?.cover ?? null}
            onEnd={() => void refetch()}
          />
        </Fragment>
      ))}
      <li className="visually-hidden">
        <span role="status">{news}</span>
      </li>
    </>
  );
}
