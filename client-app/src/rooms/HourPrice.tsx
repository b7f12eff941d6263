import { formatMoney } from '@venue/sdk';
import type { RoomCard } from '@venue/sdk/rooms/model';
import css from './HourPrice.module.css';

/** The price of an hour of a room, and of an hour in a longer booking. */
export const HourPrice = ({ price, long }: { price: number; long: RoomCard['priceLong'] }) => (
  <>
    <span>от&nbsp;</span>
    <strong>{formatMoney(price)}</strong>
    <span> за&nbsp;час</span>
    {long && (
      <span className={css.long}>
        от&nbsp;{long.minHours}&nbsp;часов&nbsp;— {formatMoney(long.pricePerHour)}
      </span>
    )}
  </>
);
