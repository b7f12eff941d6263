import { plural } from '@venue/sdk';
import { bookingStatus, type UserBooking } from '@venue/sdk/bookings/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { formatDay, formatDeadline, formatTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import css from './CabinetHome.module.css';

/** The booking that comes first: still ahead or running, and not cancelled. */
export function nextOf(bookings: readonly UserBooking[], now: number): UserBooking | undefined {
  return bookings
    .filter(each => each.status !== bookingStatus.cancelled && Date.parse(each.end) > now)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))[0];
}

/** The card of the next booking, or an invitation to make one. */
export function NextBooking({ bookings }: { bookings: readonly UserBooking[] }) {
  const next = nextOf(bookings, serverNow());
  if (!next) {
    return (
      <section className={css.next}>
        <h2>Предстоящих бронирований нет</h2>
        <p className={css.soft}>Выберите студию на&nbsp;карте и&nbsp;забронируйте её по&nbsp;часам.</p>
        <div className={css.actions}>
          <Button to={roomPaths.map.path} variant="contained">
            Выбрать помещение
          </Button>
        </div>
      </section>
    );
  }
  const order = href(bookingPaths.payment, { order: next.id });
  const toPay = next.can.includes('pay');
  return (
    <section className={css.next}>
      <div className={css.line}>
        <p className={css.soft}>Ближайшая бронь №&nbsp;{next.id}</p>
        <StatusChip option={bookingStatus.option(next.status)} />
      </div>
      <h2>{next.roomName}</h2>
      <p className={css.when}>
        {formatDay(next.start)}, {formatTime(next.start)}–{formatTime(next.end)}
      </p>
      <p className={css.soft}>
        {plural(next.hours, 'час', 'часа', 'часов')}, <Money kopecks={next.price} />
        {toPay && next.expiresAt && Date.parse(next.expiresAt) > serverNow() && (
          <> · оплатите до&nbsp;{formatDeadline(next.expiresAt)}</>
        )}
      </p>
      <div className={css.actions}>
        {toPay && (
          <Button to={order} variant="contained">
            Оплатить
          </Button>
        )}
        <Button to={bookingPaths.list.path} variant={toPay ? 'text' : 'outlined'}>
          Все бронирования
        </Button>
      </div>
    </section>
  );
}
