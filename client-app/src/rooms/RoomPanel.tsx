import { plural } from '@venue/sdk';
import { bookingMode, type RoomCard, seatingsText } from '@venue/sdk/rooms/model';
import { Button, IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useEffect, useRef } from 'react';
import { AskSupport } from '../app/person/AskSupport.tsx';
import { Cover } from './Cover.tsx';
import { HourPrice } from './HourPrice.tsx';
import { formatFreeToday } from './occupancy.ts';
import css from './RoomPanel.module.css';
import { roomPaths } from './rooms.paths.ts';
import { PromoVideo } from './rooms.view.tsx';
import { StateChip } from './StateChip.tsx';

interface Props {
  room: RoomCard;
  onClose(): void;
}

/** Details of the room chosen on the plan, and a link to book it. */
export default function RoomPanel({ room, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    // Beside the plan it is in sight; under the plan of a phone it may be below the fold.
    if (element && element.getBoundingClientRect().top > window.innerHeight - 160)
      element.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, []);
  return (
    <section ref={panel} className={css.panel} aria-labelledby="chosen-room">
      <Cover picture={room.cover} className={css.picture} wide={400} />
      <IconButton className={css.close} aria-label="Закрыть" onClick={onClose}>
        <Icon name="close" />
      </IconButton>
      <div className={css.body}>
        <h2 id="chosen-room" className={css.name}>
          {room.name}
        </h2>
        <p className={css.facts}>
          {[
            `${room.floor} этаж`,
            ...(room.capacity > 0 ? [`до ${plural(room.capacity, 'человека', 'человек', 'человек')}`] : []),
            ...(room.area > 0 ? [`${room.area} м²`] : []),
          ]
            .map(fact => fact.replaceAll(' ', '\u00a0'))
            .join('\u2002·\u2002')}
        </p>
        {room.seatings.length > 0 && <p className={css.facts}>{seatingsText(room.seatings)}</p>}
        {room.bookable && (
          <p className={css.state}>
            <StateChip room={room} />
            <span>{formatFreeToday(room)}</span>
          </p>
        )}
        <p>{room.description}</p>
        <PromoVideo room={room} />
        {room.bookable && room.priceFrom !== null ? (
          <div className={css.actions}>
            <Button variant="contained" to={href(roomPaths.room, { roomId: room.roomId })}>
              Выбрать время
            </Button>
            <span className={css.price}>
              <HourPrice price={room.priceFrom} long={room.priceLong} />
            </span>
          </div>
        ) : (
          <div className={css.manager}>
            {room.bookingMode === bookingMode.request ? (
              <>
                <p>Бронируют по&nbsp;запросу: напишите дату и&nbsp;задачу, пришлём предложение.</p>
                <Button variant="contained" to={href(roomPaths.room, { roomId: room.roomId })}>
                  Отправить запрос
                </Button>
              </>
            ) : (
              <>
                <p>
                  Это помещение бронируют через менеджера. Напишите нам дату и&nbsp;задачу — подберём время
                  и&nbsp;посчитаем стоимость.
                </p>
                <AskSupport about={`Бронирование: ${room.name}`} />
              </>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
