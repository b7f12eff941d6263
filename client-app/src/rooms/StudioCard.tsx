import type { RoomCard } from '@venue/sdk/rooms/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { Bone } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { href, preload } from '@venue/shared-ui/shell/screens.tsx';
import { Cover } from './Cover.tsx';
import { HourPrice } from './HourPrice.tsx';
import { formatFreeToday } from './occupancy.ts';
import { roomPaths } from './rooms.paths.ts';
import { StateChip } from './StateChip.tsx';
import css from './StudioCard.module.css';

interface Props {
  room: RoomCard;
  /** Shows it on the plan beside the card. */
  onPlan?: { readonly selected: boolean; show(): void };
}

/** A studio with what is free today, its price and the way to its calendar. */
export function StudioCard({ room, onPlan }: Props) {
  const preloadRoom = () => preload(roomPaths.room);
  return (
    <li className={css.card} data-selected={onPlan?.selected || undefined}>
      <Cover picture={room.cover} className={css.picture} wide={400} />
      <div className={css.body}>
        <div className={css.head}>
          <h3>{room.name}</h3>
          {room.priceFrom !== null && (
            <p className={css.price}>
              <HourPrice price={room.priceFrom} long={room.priceLong} />
            </p>
          )}
        </div>
        <p className={css.state}>
          <StateChip room={room} />
          <span>{formatFreeToday(room)}</span>
        </p>
        <Flow gap={8}>
          <Button
            variant="contained"
            to={href(roomPaths.room, { roomId: room.roomId })}
            onPointerEnter={preloadRoom}
            onFocus={preloadRoom}
            aria-label={`Выбрать время: ${room.name}`}
          >
            Выбрать время
          </Button>
          <Button
            variant="text"
            aria-label={`Показать на плане: ${room.name}`}
            {...(onPlan
              ? { onClick: onPlan.show, 'aria-pressed': onPlan.selected }
              : { to: `${roomPaths.map.path}?floor=${room.floor}&room=${room.roomId}` })}
          >
            На&nbsp;плане
          </Button>
        </Flow>
      </div>
    </li>
  );
}

/** Placeholder of a card. */
export const StudioSkeleton = () => (
  <li className={css.card} aria-hidden="true">
    <span className={css.picture} />
    <div className={css.body}>
      <div className={css.head}>
        <Bone width="56%" height={22} />
      </div>
      <Bone width="80%" height={26} />
      <Flow gap={8}>
        <Bone width={148} height={44} />
      </Flow>
    </div>
  </li>
);
