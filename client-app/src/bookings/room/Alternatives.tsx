import { formatMoney, hoursFrom, plural } from '@venue/sdk';
import { findRooms } from '@venue/sdk/bookings';
import type { FoundRoom } from '@venue/sdk/bookings/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { type WishedHours, wishedQuery } from '../../app/cabinet/wishedHours.ts';
import { roomPaths } from '../../rooms/rooms.paths.ts';
import css from './Alternatives.module.css';

const MOST_ROOMS = 4;

interface Props {
  /** The room that has no such hours. */
  roomId: number;
  hours: WishedHours;
  people: number | null;
  /** Chooses hours of this room; without it only other rooms are offered. */
  onInstead?: (hours: readonly string[]) => void;
}

/** What is free instead of taken hours: other hours and days of the room, and other rooms for as many people. */
export default function Alternatives({ roomId, hours, people, onInstead }: Props) {
  const { data } = useCall(findRooms, { body: { hours, ...(people === null ? {} : { people }) } });
  if (!data) return <TextSkeleton lines={2} />;
  const { rooms } = data.message;
  const own = rooms.find(each => each.roomId === roomId);
  const others = rooms.filter(each => each.roomId !== roomId && each.free === true).slice(0, MOST_ROOMS);
  const list = `${roomPaths.list.path}${wishedQuery(hours, people ?? undefined)}`;
  return (
    <div className={css.alternatives}>
      {onInstead && own && <OwnTimes room={own} hours={hours} onInstead={onInstead} />}
      {others.length > 0 ? (
        <>
          <p>
            {people === null
              ? 'Свободны в\u00a0эти\u00a0же часы:'
              : `Свободны в\u00a0эти\u00a0же часы, на\u00a0${plural(people, 'человека', 'человека', 'человек')}:`}
          </p>
          <ul className={css.rooms}>
            {others.map(room => (
              <li key={room.roomId}>
                <Link to={`${href(roomPaths.room, { roomId: room.roomId })}${wishedQuery(hours, people ?? undefined)}`}>
                  {room.name}
                </Link>
                <span>{factsOf(room)}</span>
              </li>
            ))}
          </ul>
          <Link to={list}>Все помещения на&nbsp;это время</Link>
        </>
      ) : (
        <p>
          <span>Других свободных помещений на&nbsp;эти часы нет. </span>
          <Link to={list}>Посмотреть ближайшее время</Link>
        </p>
      )}
    </div>
  );
}

/** `до 20 человек · 3 000 ₽`. */
const factsOf = ({ capacity, sum, bookingMode: mode }: FoundRoom): string =>
  [
    ...(capacity > 0 ? [`до\u00a0${plural(capacity, 'человека', 'человек', 'человек')}`] : []),
    sum === null ? bookingMode.option(mode).label : formatMoney(sum),
  ].join(' · ');

interface OwnProps {
  room: FoundRoom;
  hours: WishedHours;
  onInstead: (hours: readonly string[]) => void;
}

/** The nearest free hours of the room itself, on this day and on others. */
function OwnTimes({ room: { free, instead }, hours, onInstead }: OwnProps) {
  const runs = free === true ? null : instead;
  if (runs === null) return <p>В&nbsp;это время помещение свободно: отметьте часы в&nbsp;календаре.</p>;
  if (runs.length === 0) return <p>Рядом столько свободных часов подряд здесь нет.</p>;
  return (
    <>
      <p>Ближайшее свободное время здесь:</p>
      <Flow as="ul" gap={8}>
        {runs.map(run => (
          <li key={run.start}>
            <Button
              variant="outlined"
              size="small"
              onClick={() => onInstead(hoursFrom(run.start, hours.to - hours.from))}
            >
              {formatRun(run)}
            </Button>
          </li>
        ))}
      </Flow>
    </>
  );
}
