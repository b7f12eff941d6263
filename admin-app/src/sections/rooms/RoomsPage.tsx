import { formatMoney, plural } from '@venue/sdk';
import { listRooms } from '@venue/sdk/rooms';
import type { RoomCard } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import css from './RoomsPage.module.css';
import { roomPaths } from './rooms.paths.ts';

const AddRoomDialog = lazyWithRetry(
  () => import('./AddRoomDialog.tsx'),
  ({ close }) => close(),
);

/** All rooms by floor, with the information that their visitors would miss. */
export default function RoomsPage() {
  const { data, error, refetch } = useCall(listRooms, {});
  const rooms = data?.message.rooms;
  const [adding, setAdding] = useState(false);
  return (
    <Page
      {...useScreen()}
      lead="Описание, вместимость и&nbsp;фотографии видят все гости сайта; тарифы и&nbsp;услуги — те, кто бронирует"
      actions={
        <>
          <Button to={roomPaths.workYear.path}>Рабочие дни</Button>
          <Button variant="contained" onClick={() => setAdding(true)}>
            Добавить помещение
          </Button>
        </>
      }
    >
      {rooms ? (
        [...Map.groupBy(rooms, room => room.floor)].map(([floor, onFloor]) => (
          <section key={floor} className={css.floor} aria-label={`${floor} этаж`}>
            <h2>{floor}&nbsp;этаж</h2>
            <ul className={css.rooms}>
              {onFloor.map(room => (
                <li key={room.roomId}>
                  <Room {...room} />
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить помещения" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={6} height={96} />
      )}
      <Suspense fallback={null}>{adding && <AddRoomDialog close={() => setAdding(false)} />}</Suspense>
    </Page>
  );
}

/** The information about a room that a visitor of the map would miss. */
function missing({ description, capacity, area, cover, bookable, priceFrom }: RoomCard): string[] {
  return [
    ...(description === '' ? ['описания'] : []),
    ...(capacity === 0 ? ['вместимости'] : []),
    ...(area === 0 ? ['площади'] : []),
    ...(cover === null ? ['фотографий'] : []),
    ...(bookable && priceFrom === null ? ['тарифов'] : []),
  ];
}

function Room(room: RoomCard) {
  const { roomId, name, capacity, area, cover, bookable, priceFrom } = room;
  const lacks = missing(room);
  return (
    <Link className={css.room} to={href(roomPaths.page, { roomId })}>
      {cover ? (
        <img className={css.cover} src={cover.thumb} alt="" width={96} height={72} loading="lazy" />
      ) : (
        <span className={css.cover} />
      )}
      <span className={css.text}>
        <span className={css.name}>
          {name}
          <span className={css.number}> №&nbsp;{roomId}</span>
        </span>
        <span className={css.facts}>
          {[
            capacity > 0 && `до ${plural(capacity, 'человека', 'человек', 'человек')}`,
            area > 0 && `${area}\u00a0м²`,
            bookable && (priceFrom === null ? 'бронируют онлайн' : `от ${formatMoney(priceFrom)} за\u00a0час`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {lacks.length > 0 && <span className={css.lacks}>Нет {lacks.join(', ')}</span>}
      </span>
    </Link>
  );
}
