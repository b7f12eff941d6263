import { formatMoney } from '@venue/sdk';
import type { RoomCard } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { FEWEST_IN_ROW, RecordTile, TileList } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Link } from 'react-router-dom';
import { Block } from '../app/frame/Block.tsx';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { Cover } from './Cover.tsx';
import css from './Doors.module.css';
import { isFor, type Purpose, purposes } from './purposes.ts';
import { roomPaths } from './rooms.paths.ts';
import { roomsRead } from './rooms.reads.ts';

const SHOWN = 4;

const roomsFor = (purpose: Purpose) => `${roomPaths.list.path}?for=${purpose}`;

/** What stands on the door of each purpose, and where it leads. */
const doors: Readonly<Record<Purpose, { readonly text: string; readonly to: string }>> = {
  shoot: { text: 'Студии со\u00a0светом: бронь сразу, по\u00a0часам', to: roomsFor('shoot') },
  meeting: { text: 'Переговорные с\u00a0экраном и\u00a0видеосвязью', to: roomsFor('meeting') },
  event: { text: 'Зал, техника и\u00a0кейтеринг: смета сразу в\u00a0заявке', to: eventRequestPaths.begin.path },
};

const lowest = (rooms: readonly RoomCard[]): number | null => {
  const prices = rooms.flatMap(({ priceFrom }) => priceFrom ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
};

const byCapacity = (one: RoomCard, other: RoomCard) => other.capacity - one.capacity;

/** What people come for, each with the lowest price of an hour, and the halls that hold the most. */
export default function Doors() {
  const { data, error } = useCall(roomsRead, {});
  if (!data && !error) return <CardsSkeleton count={3} height={120} />;
  // Without them the doors still lead on; the block of free rooms says what failed.
  const rooms = data?.message.rooms ?? [];
  const halls = rooms.filter(room => isFor('event', room)).toSorted(byCapacity);
  return (
    <>
      <ul className={css.doors} aria-label="Для чего вам площадка">
        {purposes.map(({ id, label: title, fits }) => {
          const behind = rooms.filter(room => fits(room));
          const price = lowest(behind);
          const { text, to } = doors[id];
          return (
            <li key={id} className={css.door}>
              <Cover picture={behind.toSorted(byCapacity)[0]?.cover ?? null} className={css.picture} wide={400} />
              <div className={css.words}>
                <h2>
                  <Link to={to}>{title}</Link>
                </h2>
                <p className={css.text}>{text}</p>
                {price !== null && (
                  <p>
                    от&nbsp;<strong>{formatMoney(price)}</strong> <span className={css.hour}>за&nbsp;час</span>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {halls.length >= FEWEST_IN_ROW && (
        <Block id="halls" title="Залы для мероприятий" all={<Link to={roomsFor('event')}>Все залы</Link>}>
          <TileList row>
            {halls.slice(0, SHOWN).map(({ roomId, name, cover, capacity, area, priceFrom }) => (
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
                below={`до\u00a0${capacity}\u00a0человек · ${area}\u00a0м²`}
              />
            ))}
          </TileList>
        </Block>
      )}
    </>
  );
}
