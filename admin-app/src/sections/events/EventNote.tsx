import { formatMoney } from '@venue/sdk';
import { type AdminEvent, eventStatus } from '@venue/sdk/events/model';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { applicationUrl } from '../applications/applications.paths.ts';
import css from './Event.module.css';

const { rejected, rework, awaitingPayment, onVerification, deleted } = eventStatus;

/** The status in words, above everything else: the reason of a rejection, the amount to pay, the open application. */
export function EventNote({ event }: { event: AdminEvent }) {
  const status = event.objectStatusId;
  const note = noteOf(event);
  return (
    note && (
      <p className={css.note} data-tone={status === deleted || status === rejected ? 'bad' : undefined}>
        {note}
      </p>
    )
  );
}

function noteOf({ objectStatusId: status, rejectionReason, price, applicationId }: AdminEvent): ReactNode {
  if (status === deleted) return <>Удалено. На&nbsp;сайте его нет, вернуть можно в&nbsp;любое время.</>;
  if (rejectionReason && (status === rejected || status === rework))
    return (
      <>
        <strong>{status === rejected ? 'Отклонено.' : 'Возвращено на\u00a0доработку.'}</strong> {rejectionReason}
      </>
    );
  if (status === awaitingPayment && price !== null)
    return (
      <>
        Организатор должен заплатить <strong>{formatMoney(price)}</strong>. Как только заплатит, будет опубликовано
        само.
      </>
    );
  if (status === onVerification && applicationId !== null)
    return (
      <>
        Ждёт решения. <Link to={applicationUrl(applicationId)}>Заявка №&nbsp;{applicationId}</Link> закроется вместе
        с&nbsp;ним.
      </>
    );
  return null;
}
