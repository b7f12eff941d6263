import { listMyBookings } from '@venue/sdk/bookings';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { RecordList } from '../../app/RecordCard.tsx';
import { roomPaths } from '../../rooms/rooms.paths.ts';
import { BookingPage } from './BookingPage.tsx';
import css from './MyBookings.module.css';

/** The person's bookings, newest first, kept fresh by the live channel. */
export default function MyBookings() {
  const shown = useScreen();
  const [pages, setPages] = useState(1);
  const first = useCall(listMyBookings, { x: 1, body: {} });
  const total = first.data?.message.total ?? 0;
  const size = first.data?.message.pageSize ?? 1;
  if (first.error && !first.data)
    return (
      <Page {...shown}>
        <ErrorNote error={first.error} title="Не удалось загрузить бронирования" retry={() => void first.refetch()} />
      </Page>
    );
  if (!first.data)
    return (
      <Page {...shown}>
        <CardsSkeleton count={3} height={176} />
      </Page>
    );
  if (total === 0)
    return (
      <Page {...shown}>
        <Empty
          title="Броней пока нет"
          text="Выберите студию на плане и удобные часы — бронь появится здесь."
          action={
            <Button variant="contained" to={roomPaths.map.path}>
              Выбрать студию
            </Button>
          }
        />
      </Page>
    );
  return (
    <Page
      {...shown}
      actions={
        <Button variant="contained" to={roomPaths.map.path}>
          Забронировать
        </Button>
      }
    >
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
    </Page>
  );
}
