import { formatMoney, formatPhone, plural } from '@venue/sdk';
import { listOwedRests } from '@venue/sdk/deposits/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { AccountMark } from '../users/users.view.ts';
import css from './Deposits.module.css';

/** The bookings whose rest is owed, the earliest term first; those whose term has passed are marked. */
export default function OwedRests({ open }: { open: (orderId: number) => void }) {
  const { data, dataUpdatedAt } = useCall(listOwedRests, {});
  if (!data || data.message.total === 0) return null;
  const { rests, total, owedSum } = data.message;
  return (
    <section className={css.card} aria-labelledby="owed-rests">
      <h2 id="owed-rests">
        Ждём остаток: {plural(total, 'бронь', 'брони', 'броней')} на&nbsp;{formatMoney(owedSum)}
      </h2>
      <ul className={css.rows}>
        {rests.map(({ orderId, customer, phone, accountState, roomName, startsAt, rest, restDueAt }) => {
          const isOverdue = Date.parse(restDueAt) <= dataUpdatedAt;
          return (
            <li key={orderId}>
              <div>
                <button type="button" className={css.link} onClick={() => open(orderId)}>
                  {customer || formatPhone(phone)}
                </button>{' '}
                <AccountMark state={accountState} />
                <div className={css.soft}>
                  {`№\u00a0${orderId} · ${roomName} · ${formatDateTime(startsAt)}${customer && ` · ${formatPhone(phone)}`}`}
                </div>
                <div className={isOverdue ? css.overdue : css.soft}>
                  {isOverdue ? 'Срок прошёл: ' : 'До\u00a0'}
                  {formatDateTime(restDueAt)}
                </div>
              </div>
              <strong className={css.sum}>{formatMoney(rest)}</strong>
            </li>
          );
        })}
      </ul>
      {total > rests.length && (
        <p className={css.soft}>Показаны первые {rests.length}: у&nbsp;них самый близкий срок.</p>
      )}
    </section>
  );
}
