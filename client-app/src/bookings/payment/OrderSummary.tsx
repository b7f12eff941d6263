import { plural, runsOf } from '@venue/sdk';
import type { BookingInfo } from '@venue/sdk/bookings/model';
import { listRooms } from '@venue/sdk/rooms';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { roomPaths } from '../../rooms/rooms.paths.ts';
import { PriceLines } from '../PriceLines.tsx';
import css from './OrderSummary.module.css';

/** What is booked: the room, the hours as runs, the way there, the price line by line. */
export function OrderSummary({ info, children }: { info: BookingInfo; children?: ReactNode }) {
  const room = useCall(listRooms, {}).data?.message.rooms.find(each => each.roomId === info.roomId);
  const cover = room?.cover;
  return (
    <section className={css.summary} aria-labelledby="order-summary">
      <div className={css.picture}>
        {cover && <img src={cover.thumb} alt={cover.alt} width={640} height={400} decoding="async" />}
      </div>
      <div className={css.body}>
        <h2 id="order-summary">{info.roomName}</h2>
        <ul className={css.runs} aria-label="Время">
          {runsOf(info.slots.map(slot => slot.start)).map(run => (
            <li key={run.start}>{formatRun(run)}</li>
          ))}
        </ul>
        {(info.guests !== null || info.customerComment) && (
          <p className={css.about}>
            {info.guests !== null && <span>{plural(info.guests, 'гость', 'гостя', 'гостей')}</span>}
            {info.customerComment && <span>«{info.customerComment}»</span>}
          </p>
        )}
        {room && (
          <p className={css.way}>
            {room.floor}&nbsp;этаж,{' '}
            <Link to={`${href(roomPaths.map)}?floor=${room.floor}&room=${room.roomId}`}>показать на&nbsp;плане</Link>
          </p>
        )}
        <PriceLines quote={info} promo={info.promo} {...(info.group ? { total: 'Итого за\u00a0эту бронь' } : {})} />
        {children}
      </div>
    </section>
  );
}
