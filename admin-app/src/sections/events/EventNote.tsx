import { formatMoney } from '@venue/sdk';
import { type AdminEvent, eventStatus } from '@venue/sdk/events/model';
import { Link } from 'react-router-dom';
import css from './EventPage.module.css';

/** What a colleague has to know before anything else: why it was turned down, what is to be paid, whose turn it is. */
export function EventNote({ event }: { event: AdminEvent }) {
  const { objectStatusId: status, rejectionReason, price, applicationId } = event;
  const { rejected, rework, awaitingPayment, onVerification, deleted } = eventStatus;
  if (status === deleted)
    return (
      <div className={css.note} data-tone="bad">
        <p>Удалено. На&nbsp;сайте его нет, вернуть можно в&nbsp;любое время.</p>
      </div>
    );
  if (rejectionReason && (status === rejected || status === rework))
    return (
      <div className={css.note} data-tone={status === rejected ? 'bad' : undefined}>
        <p>
          <strong>{status === rejected ? 'Отклонено.' : 'Возвращено на\u00a0доработку.'}</strong> {rejectionReason}
        </p>
      </div>
    );
  if (status === awaitingPayment && price !== null)
    return (
      <div className={css.note}>
        <p>
          Организатор должен заплатить <strong>{formatMoney(price)}</strong>. Как только заплатит, будет опубликовано
          само.
        </p>
      </div>
    );
  if (status === onVerification && applicationId !== null)
    return (
      <div className={css.note}>
        <p>
          Ждёт решения. <Link to={`/applications/${applicationId}`}>Заявка №&nbsp;{applicationId}</Link> закроется
          вместе с&nbsp;ним.
        </p>
      </div>
    );
  return null;
}
