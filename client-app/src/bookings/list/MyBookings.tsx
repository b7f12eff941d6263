import type { Client } from '@venue/sdk';
import { getBooking, listMyBookings } from '@venue/sdk/bookings';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { listMyRoomRequests } from '@venue/sdk/room-requests';
import { listMyWaits } from '@venue/sdk/waitlist';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Suspense, useMemo, useState } from 'react';
import { RecordList } from '../../app/records/RecordCard.tsx';
import { OfflineNote } from '../../offline/offline.view.tsx';
import { MyRoomRequests } from '../../room-requests/room-requests.view.tsx';
import { roomPaths } from '../../rooms/rooms.paths.ts';
import { MyWaits } from '../../waitlist/waitlist.view.tsx';
import { BookingPage } from './BookingPage.tsx';
import css from './MyBookings.module.css';

/** How many bookings are read for the time without a network. */
const MOST_AHEAD = 5;

/** The person's bookings, those to come first, kept fresh by the live channel. */
export default function MyBookings() {
  const [pages, setPages] = useState(1);
  const first = useCall(listMyBookings, { x: 1, body: {} });
  const requests = useCall(listMyRoomRequests, {});
  const waits = useCall(listMyWaits, {});
  const items = first.data?.items;
  const ahead = useMemo(
    () =>
      items &&
      (async (client: Client) => {
        await import('../payment/PaymentPage.tsx');
        for (const { id: orderId } of items.filter(({ status }) => status === bookingStatus.paid).slice(0, MOST_AHEAD))
          await client.send(getBooking, { body: { orderId } });
      }),
    [items],
  );
  const total = first.data?.message.total ?? 0;
  const size = first.data?.message.pageSize ?? 1;
  if (first.error && !first.data)
    return (
      <ErrorNote error={first.error} title="Не удалось загрузить бронирования" retry={() => void first.refetch()} />
    );
  // Room requests and waitlist entries are above the bookings: if they loaded later, they would push them down.
  if (!first.data || [requests, waits].some(({ data, error }) => !data && !error))
    return <CardsSkeleton count={3} height={176} />;
  if (total === 0)
    return (
      <>
        <MyWaits />
        <MyRoomRequests />
        <Empty
          title="Броней пока нет"
          text="Выберите студию на плане и удобные часы — бронь появится здесь."
          action={
            <Button variant="contained" to={roomPaths.map.path}>
              Выбрать студию
            </Button>
          }
        />
      </>
    );
  return (
    <>
      <Suspense fallback={null}>
        <OfflineNote ahead={ahead} />
      </Suspense>
      <p className={css.add}>
        <Button variant="outlined" to={roomPaths.map.path}>
          Забронировать
        </Button>
      </p>
      <MyWaits />
      <MyRoomRequests />
      <RecordList>
        {Array.from({ length: pages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <BookingPage key={index} page={index + 1} />
        ))}
      </RecordList>
      {pages * size < total && (
        <div className={css.more}>
          <Button variant="outlined" onClick={() => setPages(pages + 1)}>
            Показать ещё
          </Button>
        </div>
      )}
    </>
  );
}
