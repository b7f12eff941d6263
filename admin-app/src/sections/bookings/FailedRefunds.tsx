import { formatPhone } from '@venue/sdk';
import { listFailedRefunds } from '@venue/sdk/bookings/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { Bone } from '@venue/shared-ui/parts/Skeletons.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { eventPaths } from '../events/events.paths.ts';
import { ticketOrderPaths } from '../tickets/tickets.paths.ts';
import { AccountMark } from '../users/users.view.ts';
import css from './FailedRefunds.module.css';
import { RetryRefund } from './RetryRefund.tsx';

interface Props {
  /** The number of failed refunds. */
  total: number;
  /** Whether the user may retry them. */
  manages: boolean;
  /** The address of this page with a booking open. */
  address: (orderId: number) => string;
}

/** Refunds that the bank rejected, with what to do about them. */
export default function FailedRefunds({ total, manages, address }: Props) {
  const { data, error, refetch } = useCall(listFailedRefunds, {});
  const refunds = data?.message.refunds;
  const to = {
    booking: address,
    event: (id: number) => eventPaths.page.path.replace(/:\w+/, String(id)),
    ticketOrder: (id: number) => href(ticketOrderPaths.page, { orderId: id }),
  } as const;
  if (!refunds)
    return error ? (
      <ErrorNote error={error} title="Не&nbsp;удалось загрузить возвраты" retry={() => void refetch()} />
    ) : (
      <Bone height={36} />
    );
  if (refunds.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="failed-refunds">
      <details>
        <summary>
          <h2 id="failed-refunds">Банк не&nbsp;принял возвраты: {total}</h2>
          <Icon name="down" size={20} />
        </summary>
        <p>
          Деньги остались у&nbsp;площадки. Повторите возврат; если банк откажет снова, узнайте причину в&nbsp;платёжном
          сервисе и&nbsp;свяжитесь с&nbsp;клиентом.
        </p>
        <ul className={css.refunds}>
          {refunds.map(({ kind, id, title, customer, accountState, phone, sum, why, failedAt }) => (
            <li key={`${kind} ${id} ${failedAt}`}>
              <div>
                <Link to={to[kind](id)}>{title}</Link>
                <br />
                <span>{customer || 'Имя не\u00a0указано'}, </span>
                <a href={`tel:+7${phone}`}>{formatPhone(phone)}</a> <AccountMark state={accountState} />
              </div>
              <div>
                <strong>
                  <Money kopecks={sum} />
                </strong>
                <br />
                отказ {formatDateTime(failedAt)}
              </div>
              <div className={css.why}>{why}</div>
              {manages && <RetryRefund kind={kind} id={id} title={title} />}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
