import { plural } from '@venue/sdk';
import { findRooms } from '@venue/sdk/bookings';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDayAndMonth } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { isFor } from './purposes.ts';
import { RoomFilter } from './RoomFilter.tsx';
import css from './RoomsPage.module.css';
import { RoomTile } from './RoomTile.tsx';
import { roomPaths } from './rooms.paths.ts';
import { hoursIn, wishFilters, wishIn } from './wishAddress.ts';

// Slots also expire with time, which no live message reports.
const AGAIN_MS = 60_000;
const rooms = (count: number) => plural(count, 'помещение', 'помещения', 'помещений');

/** All rooms of the venue, for everybody, filtered by requirements and by free time. */
export default function RoomsPage() {
  const address = useListAddress(wishFilters);
  const { chosen, filtered, clear } = address;
  const wish = wishIn(chosen);
  const hours = hoursIn(chosen) ?? undefined;
  const { data, error, refetch } = useCall(findRooms, { body: wish }, { keepPrevious: true, every: AGAIN_MS });
  const found = (data?.message.rooms ?? []).filter(room => isFor(chosen.for, room, wish.people));
  const free = found.filter(room => room.free).length;
  return (
    <Page
      {...useScreen()}
      lead="Студии, залы и&nbsp;переговорные. Выберите дату и&nbsp;часы — покажем, что свободно."
      actions={
        <Button variant="outlined" color="inherit" to={roomPaths.map.path}>
          На&nbsp;карте
        </Button>
      }
    >
      <RoomFilter address={address} equipment={data?.message.equipment ?? []} />
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не&nbsp;удалось загрузить помещения" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={6} height={380} />
        )
      ) : (
        <>
          <h2 className={css.found} aria-live="polite">
            {hours
              ? `Свободно ${rooms(free)} из\u00a0${found.length}: ${formatDayAndMonth(hours.day)}, ${hours.from}:00–${hours.to}:00`
              : `${rooms(found.length)}`}
          </h2>
          {found.length === 0 ? (
            <Empty
              title="Такого помещения нет"
              text="Смягчите условия: меньше людей, другая цена или без оборудования."
              {...(filtered
                ? {
                    action: (
                      <Button variant="outlined" onClick={clear}>
                        Показать все
                      </Button>
                    ),
                  }
                : {})}
            />
          ) : (
            <ul className={css.tiles}>
              {found.map(room => (
                <RoomTile key={room.roomId} room={room} hours={hours} people={wish.people} />
              ))}
            </ul>
          )}
        </>
      )}
    </Page>
  );
}
