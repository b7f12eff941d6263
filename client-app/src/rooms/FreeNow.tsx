import { first } from '@venue/shared-ui/areas/rooms/plan/floors.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import { Block } from '../app/frame/Block.tsx';
import css from './FreeNow.module.css';
import { planMarks } from './planMarks.ts';
import { roomPaths } from './rooms.paths.ts';
import { roomsRead } from './rooms.reads.ts';
import { StudioCard } from './StudioCard.tsx';

// A room's state also changes with time, which no live message reports.
const MINUTE = 60_000;

/** The studios that can be booked here and now, beside the plan of their floor. */
export default function FreeNow() {
  const go = useNavigate();
  const { data, error, refetch } = useCall(roomsRead, {}, { every: MINUTE });
  if (!data)
    return error ? (
      <ErrorNote error={error} title="Не удалось узнать, что свободно" retry={() => void refetch()} />
    ) : (
      <CardsSkeleton count={2} height={420} />
    );
  const { rooms } = data.message;
  return (
    <Block
      id="free-now"
      title="Сейчас на&nbsp;площадке"
      all={<ScreenLink to={roomPaths.list}>Все помещения</ScreenLink>}
    >
      <div className={css.layout}>
        <div className={css.plan}>
          <first.Plan
            rooms={planMarks(rooms)}
            onSelect={place => {
              const room = rooms.find(each => each.place === place);
              if (room) void go(href(roomPaths.room, { roomId: room.roomId }));
            }}
          />
        </div>
        <ul className={css.cards}>
          {rooms
            .filter(room => room.bookable)
            .map(room => (
              <StudioCard key={room.roomId} room={room} />
            ))}
        </ul>
      </div>
    </Block>
  );
}
