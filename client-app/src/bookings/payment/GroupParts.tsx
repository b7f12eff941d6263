import { plural, runsOf } from '@venue/sdk';
import { type BookingGroup, bookingStatus } from '@venue/sdk/bookings/model';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { bookingPaths } from '../bookings.paths.ts';
import css from './GroupParts.module.css';

/** The bookings that are paid together with the one shown, each with the way to it. */
export default function GroupParts({ group, orderId }: { group: BookingGroup; orderId: number }) {
  const { parts, toPay } = group;
  return (
    <section className={css.group} aria-labelledby="group">
      <h2 id="group">Заказ из&nbsp;{plural(parts.length, 'брони', 'броней', 'броней')}</h2>
      <ul>
        {parts.map(part => {
          const when = `${part.roomName}: ${runsOf(part.slots.map(slot => slot.start))
            .map(formatRun)
            .join('; ')}`;
          return (
            <li key={part.orderId} aria-current={part.orderId === orderId || undefined}>
              {part.orderId === orderId ? (
                <strong>{when}</strong>
              ) : (
                <Link to={href(bookingPaths.payment, { order: part.orderId })}>{when}</Link>
              )}
              <span className={css.state}>
                <StatusChip option={bookingStatus.option(part.status)} />
                <Money kopecks={part.price} />
              </span>
            </li>
          );
        })}
      </ul>
      {toPay > 0 && (
        <p className={css.total}>
          <span>К&nbsp;оплате за&nbsp;весь заказ</span>
          <Money kopecks={toPay} />
        </p>
      )}
    </section>
  );
}
