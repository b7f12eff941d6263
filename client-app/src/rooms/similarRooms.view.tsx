import { formatMoney } from '@venue/sdk';
import type { RoomCard, RoomDetail } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { RecordTile, TileList } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useFirstScreenReady } from '../app/frame/firstScreen.tsx';
import { purposes } from './purposes.ts';
import { roomPaths } from './rooms.paths.ts';
import { roomsRead } from './rooms.reads.ts';
import css from './similarRooms.module.css';

const SHOWN = 3;

/** Rooms with a price that come nearest to this one: for the same purpose first, then for as many people. */
export function similarTo(room: RoomDetail, rooms: readonly RoomCard[]): readonly RoomCard[] {
  const purpose = purposes.find(({ fits }) => fits(room));
  const distance = (other: RoomCard) => [
    Number(!purpose?.fits(other)),
    Math.abs(other.capacity - room.capacity),
    Number(other.floor !== room.floor),
  ];
  return rooms
    .filter(other => other.roomId !== room.roomId && other.priceFrom !== null)
    .map(other => ({ other, far: distance(other) }))
    .toSorted((one, two) => one.far.map((each, at) => each - (two.far[at] ?? 0)).find(each => each !== 0) ?? 0)
    .slice(0, SHOWN)
    .map(({ other }) => other);
}

/** Where to look if this room does not suit; loaded after the room itself. */
export function SimilarRooms({ room }: { room: RoomDetail }) {
  const isReady = useFirstScreenReady();
  const { data } = useCall(roomsRead, {}, { enabled: isReady });
  const similar = similarTo(room, data?.message.rooms ?? []);
  if (similar.length < SHOWN) return null;
  return (
    <section className={css.similar} aria-labelledby="similar">
      <h2 id="similar">Похожие помещения</h2>
      <TileList row>
        {similar.map(({ roomId, name, cover, capacity, floor, priceFrom }) => (
          <RecordTile
            key={roomId}
            picture={cover}
            name={name}
            above={
              <>
                от&nbsp;<strong>{formatMoney(priceFrom ?? 0)}</strong> за&nbsp;час
              </>
            }
            heading={
              <ScreenLink to={roomPaths.room} params={{ roomId }}>
                {name}
              </ScreenLink>
            }
            below={`до\u00a0${capacity}\u00a0человек · ${floor}\u00a0этаж`}
          />
        ))}
      </TileList>
    </section>
  );
}
