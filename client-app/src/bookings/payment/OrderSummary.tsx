import { plural, runsOf } from '@venue/sdk';
import type { BookingInfo } from '@venue/sdk/bookings/model';
import { listRooms } from '@venue/sdk/rooms';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { PriceLines } from '../PriceLines.tsx';
import css from './OrderSummary.module.css';

/** What is booked: the room, the hours as runs, the price line by line. */
export function OrderSummary({ info }: { info: BookingInfo }) {
  const cover = useCall(listRooms, {}).data?.message.rooms.find(room => room.roomId === info.roomId)?.cover;
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
          <p className={css.told}>
            {info.guests !== null && <span>{plural(info.guests, 'гость', 'гостя', 'гостей')}</span>}
            {info.customerComment && <span>«{info.customerComment}»</span>}
          </p>
        )}
        <PriceLines quote={info} />
      </div>
    </section>
  );
}
