import { failedAt, formatMoney, formatPhone } from '@venue/sdk';
import { paidBy, paymentStatus, refundStatus } from '@venue/sdk/bookings/model';
import { getTicketOrderCard, resendTickets } from '@venue/sdk/tickets/admin';
import { ticketOrderRecord } from '@venue/sdk/tickets/kind';
import { type AdminTicketOrderCard, ticketChange, ticketRefund, ticketStatus } from '@venue/sdk/tickets/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime, formatDay } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Facts } from '../../../app/record/Facts.tsx';
import { RecordColumns } from '../../../app/record/RecordColumns.tsx';
import { factsOf } from '../../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../../app/record/RecordPage.tsx';
import { RetryRefund } from '../../bookings/bookings.view.ts';
import { eventPaths } from '../../events/events.paths.ts';
import { MoveOrder } from '../../series/series.view.ts';
import { ticketOrderPaths } from '../tickets.paths.ts';
import css from './OrderPage.module.css';

type Ticket = AdminTicketOrderCard['tickets'][number];

const CancelTickets = lazyWithRetry(
  () => import('./CancelTickets.tsx'),
  ({ close }) => close(),
);

const standing = (tickets: readonly Ticket[]) =>
  tickets.filter(each => each.ticketStatus !== ticketStatus.cancelled).length;

/** One ticket order: customer, event, tickets, money, history and actions. */
export default function OrderPage() {
  return (
    <RecordPage
      kind={ticketOrderRecord}
      get={getTicketOrderCard}
      input={id => ({ id })}
      list={ticketOrderPaths.list}
      actions={order => <Actions order={order} />}
    >
      {order => (
        <RecordColumns
          kind={ticketOrderRecord}
          id={order.orderId}
          below={<MoneyOf order={order} />}
          steps={order.history.toReversed()}
        >
          <Facts
            rows={[
              [ticketOrderRecord.fields.eventTitle.label, <EventLink key="event" order={order} />],
              ['Условия возврата', ticketRefund.option(order.refundTerms).label],
              ...factsOf(ticketOrderRecord, order, ['buyerName', 'phone', 'createdAt', 'paidAt', 'total', 'returned']),
            ]}
          />
          <Tickets order={order} />
        </RecordColumns>
      )}
    </RecordPage>
  );
}

const EventLink = ({ order: { eventId, eventTitle, date, time } }: { order: AdminTicketOrderCard }) => (
  <>
    <Link to={eventPaths.page.path.replace(/:\w+/, String(eventId))}>{eventTitle}</Link>
    <br />
    <SoftText as="span" size="small">
      {formatDay(date)}, {time}
    </SoftText>
  </>
);

const mayCancel = ({ ticketStatus: status, refund }: Ticket): boolean =>
  status === ticketStatus.valid && refund !== null;

function Actions({ order }: { order: AdminTicketOrderCard }) {
  const { orderId: id, can, phone } = order;
  const [cancelling, setCancelling] = useState(false);
  const valid = order.tickets.filter(mayCancel);
  const { send, busy } = useSend(resendTickets, {
    done: 'Ссылка отправлена',
    refused: 'Не\u00a0удалось отправить ссылку',
    failed: failedAt('отправке ссылки'),
  });
  async function resend(): Promise<void> {
    const title = 'Отправить ссылку на\u00a0билеты ещё раз?';
    const text = `СМС уйдёт на\u00a0номер, который заканчивается на\u00a0${phone.slice(-4)}.`;
    if (await confirm({ title, text, yes: 'Отправить' })) await send({ id });
  }
  return (
    <>
      {can.includes('resend') && (
        <Button variant="outlined" aria-busy={busy || undefined} onClick={() => void resend()}>
          Отправить ссылку снова
        </Button>
      )}
      {can.includes('cancel') && (
        <Suspense fallback={null}>
          <MoveOrder orderId={id} />
        </Suspense>
      )}
      {can.includes('cancel') && (
        <Button variant="outlined" color="error" onClick={() => setCancelling(true)}>
          {valid.length > 1 ? 'Отменить все билеты' : 'Отменить билет'}
        </Button>
      )}
      <Suspense fallback={null}>
        {cancelling && (
          <CancelTickets
            orderId={id}
            tickets={valid}
            standing={standing(order.tickets)}
            close={() => setCancelling(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function Tickets({ order: { orderId, tickets, lines, can } }: { order: AdminTicketOrderCard }) {
  const [cancelled, setCancelled] = useState<Ticket | null>(null);
  if (tickets.length === 0)
    return (
      <Part title="Что заказано">
        {lines.map(({ ticketId, ticketName, count, ticketPrice }) => (
          <li key={ticketId}>
            <span>
              {ticketName} × {count}
            </span>
            <Money kopecks={ticketPrice * count} />
          </li>
        ))}
      </Part>
    );
  // With only one ticket, the button beside the heading does the same.
  const each = can.includes('cancel') && tickets.length > 1;
  return (
    <Part title="Билеты">
      {tickets.map(ticket => (
        <li key={ticket.ticketNumber}>
          <TicketLine ticket={ticket} />
          {each && mayCancel(ticket) && (
            <Button size="small" color="error" onClick={() => setCancelled(ticket)}>
              Отменить <span className="visually-hidden">билет №&nbsp;{ticket.ticketNumber}</span>
            </Button>
          )}
        </li>
      ))}
      <Suspense fallback={null}>
        {cancelled && (
          <CancelTickets
            orderId={orderId}
            tickets={[cancelled]}
            standing={standing(tickets)}
            close={() => setCancelled(null)}
          />
        )}
      </Suspense>
    </Part>
  );
}

function TicketLine({
  ticket: {
    ticketNumber,
    ticketName,
    ticketStatus: status,
    holderName,
    holderPhone,
    formerHolders,
    movedTo,
    price,
    checkedInAt,
    refund,
  },
}: {
  ticket: Ticket;
}) {
  return (
    <>
      <span>
        №&nbsp;{ticketNumber} · {ticketName}
      </span>
      <span>{price === 0 ? 'бесплатно' : formatMoney(price)}</span>
      <StatusChip option={ticketStatus.option(status)} />
      {checkedInAt && (
        <SoftText as="span" size="small">
          {formatDateTime(checkedInAt)}
        </SoftText>
      )}
      {movedTo && (
        <SoftText as="span" size="small">
          Теперь на&nbsp;{formatDay(movedTo.date)}, {movedTo.time}
        </SoftText>
      )}
      {formerHolders.some(({ change }) => change !== ticketChange.moved) && (
        <SoftText as="span" size="small">
          Теперь у&nbsp;гостя:{' '}
          {[holderName || 'имя не\u00a0указано', formatPhone(holderPhone)].filter(Boolean).join(', ')}
        </SoftText>
      )}
      {formerHolders.map(({ change, at, formerName }) => (
        <SoftText key={at} as="span" size="small">
          {`${ticketChange.option(change).label} ${formatDateTime(at)}${formerName && change !== ticketChange.moved ? `, раньше: ${formerName}` : ''}`}
        </SoftText>
      ))}
      {status === ticketStatus.cancelled && refund ? (
        <SoftText as="span" size="small">
          вернули {formatMoney(refund)}
        </SoftText>
      ) : null}
    </>
  );
}

function MoneyOf({ order: { orderId, payments, refunds, can, total } }: { order: AdminTicketOrderCard }) {
  if (payments.length === 0 && refunds.length === 0)
    return (
      <SoftText size="small">
        {total === 0 ? 'Билеты бесплатные: оплаты нет.' : 'Оплату ещё не\u00a0начинали.'}
      </SoftText>
    );
  return (
    <>
      <Part title="Оплата">
        {payments.map(({ id, status, sum, at, by }) => (
          <li key={id}>
            <StatusChip option={paymentStatus.option(status)} />
            <Money kopecks={sum} />
            <SoftText as="span" size="small">
              {formatDateTime(at)} · {paidBy.option(by).label}
            </SoftText>
          </li>
        ))}
      </Part>
      {refunds.length > 0 && (
        <Part title="Возвраты">
          {refunds.map(({ refundId, status, sum, at }) => (
            <li key={refundId}>
              <StatusChip option={refundStatus.option(status)} />
              <Money kopecks={sum} />
              <SoftText as="span" size="small">
                {formatDateTime(at)}
              </SoftText>
            </li>
          ))}
        </Part>
      )}
      {can.includes('retryRefund') && (
        <RetryRefund kind="ticketOrder" id={orderId} title={`Билеты, заказ №\u00a0${orderId}`} />
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part}>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
);
