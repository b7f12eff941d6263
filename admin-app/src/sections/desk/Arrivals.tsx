import { formatPhone, plural } from '@venue/sdk';
import { staffBookingStatus } from '@venue/sdk/bookings/model';
import type { Board } from '@venue/sdk/desk/model';
import { formatSpan } from '@venue/shared-ui/dates/format.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { AccountMark } from '../users/users.view.ts';
import { arrivalOption } from './arrival.ts';
import css from './BoardPage.module.css';
import { arriving } from './board/board.ts';
import { guestsOf } from './board/names.ts';

/** Who comes on a day and what to prepare for them. */
export function Arrivals({ board, day, open }: { board: Board; day: string; open: (orderId: number) => void }) {
  const coming = arriving(board.bookings, day);
  return (
    <section className={css.card} aria-labelledby="arrivals">
      <h2 id="arrivals">
        {coming.length === 0
          ? 'Никто не\u00a0записан'
          : `Приходят: ${plural(coming.length, 'бронь', 'брони', 'броней')}`}
      </h2>
      <ul className={css.rows}>
        {coming.map(each => (
          <li key={each.orderId} className={css.arrival}>
            <span className={css.time}>{each.here.map(formatSpan).join(', ')}</span>
            <div className={css.who}>
              <button type="button" className={css.link} onClick={() => open(each.orderId)}>
                {each.customer || formatPhone(each.phone)}
              </button>{' '}
              <AccountMark state={each.accountState} />
              <div className={css.soft}>
                {each.roomName} · {each.tariff}
              </div>
              {each.extras.length > 0 && <div>Подготовить: {each.extras.join(', ')}</div>}
              {guestsOf(each) && <div>{guestsOf(each)}</div>}
              {each.customerComment && <div className={css.said}>Клиент: «{each.customerComment}»</div>}
              {each.comment && <div className={css.said}>Заметка: {each.comment}</div>}
            </div>
            <StatusChip option={each.arrival ? arrivalOption[each.arrival] : staffBookingStatus.option(each.status)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
