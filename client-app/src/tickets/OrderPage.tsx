import { ApiFailure, formatMoney } from '@venue/sdk';
import { getTicketOrder } from '@venue/sdk/tickets';
import { spacedCode, type TicketOrder, ticketOrderStatus, ticketStatus } from '@venue/sdk/tickets/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDay } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Bone, CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { notify, outdate } from '@venue/shared-ui/parts/message/notify.ts';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { QrCode } from '@venue/shared-ui/parts/QrCode.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { HoldTimer } from '../app/cabinet/HoldTimer.tsx';
import { todoNote } from '../app/cabinet/todoNote.ts';
import { RecordNotFound } from '../app/records/RecordNotFound.tsx';
import { RefundNote } from '../bookings/bookings.view.tsx';
import { eventPaths } from '../events/events.paths.ts';
import { OfflineNote } from '../offline/offline.view.tsx';
import { TicketPromo } from '../promo-codes/promo-codes.view.tsx';
import { TicketChoice } from '../reschedules/reschedules.view.tsx';
import { MoveTickets } from '../series/series.view.tsx';
import css from './OrderPage.module.css';
import { OrderState } from './OrderState.tsx';
import { RefundTerms } from './RefundTerms.tsx';
import { ticketPaths } from './tickets.paths.ts';
import { type OrderStage, useOrderPayment } from './useOrderPayment.ts';
import { useTicketReceipt } from './useTicketReceipt.ts';

// Loaded once there are tickets: before, the page is for paying.
const OrderArrival = lazyWithRetry(() => import('./OrderArrival.tsx'));

const { path: home, title: homeLabel } = eventPaths.publicList;
const SOON_MS = 2_000;
const NOW_AND_THEN_MS = 10_000;

/** A ticket order, for its buyer: its lines, the hold's deadline, the payment, and then the tickets. */
export default function OrderPage() {
  const { slug = '' } = useParams();
  const shown = useScreen();
  const [every, setEvery] = useState(NOW_AND_THEN_MS);
  const { data, error, refetch } = useCall(getTicketOrder, { slug }, { every });
  const isPaying = data?.message.isPaying ?? false;
  useEffect(() => setEvery(isPaying ? SOON_MS : NOW_AND_THEN_MS), [isPaying]);
  if (error instanceof ApiFailure && error.code === 'not_found')
    return <RecordNotFound title="Заказа по&nbsp;этой ссылке нет" home={home} homeLabel={homeLabel} />;
  return (
    <Page {...shown} {...(data ? { title: data.message.eventTitle } : {})}>
      <Suspense fallback={null}>
        <OfflineNote />
      </Suspense>
      {data ? (
        <Order key={slug} order={data.message} again={() => void refetch()} />
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить заказ" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={1} height={240} />
      )}
    </Page>
  );
}

function Order({ order, again }: { order: TicketOrder; again: () => void }) {
  const payment = useOrderPayment({ order, again });
  const { stage } = payment;
  const { orderKey, orderStatus, payUntil, refundTerms, total } = order;
  const before = useRef<OrderStage | undefined>(undefined);
  const fresh = before.current !== undefined && before.current !== stage;
  useEffect(() => {
    if (before.current && before.current !== stage) outdate();
    if (stage === 'issued' && before.current && before.current !== 'issued')
      notify.success(total > 0 ? 'Билеты оплачены' : 'Билеты ваши');
    before.current = stage;
  }, [stage, total]);
  const valid = order.tickets.find(each => each.ticketStatus === ticketStatus.valid);
  const isWaiting = orderStatus === ticketOrderStatus.held && stage !== 'checking' && stage !== 'lapsed';
  return (
    <div className={css.layout}>
      <div className={css.main}>
        {stage === 'issued' && (
          <Suspense fallback={null}>
            <TicketChoice slug={orderKey} />
          </Suspense>
        )}
        {isWaiting && payUntil && (
          <HoldTimer
            what={'держим места для\u00a0вас'}
            until={payUntil}
            after={
              stage === 'paying'
                ? 'Время вышло, но\u00a0начатую оплату можно закончить: места пока за\u00a0вами.'
                : null
            }
            onEnd={again}
          />
        )}
        {stage === 'issued' ? (
          <>
            <Tickets order={order} fresh={fresh}>
              {valid && (
                <Suspense fallback={<Bone height={260} />}>
                  <OrderArrival key={valid.code} order={order} code={valid.code} />
                </Suspense>
              )}
            </Tickets>
            {valid && (
              <Suspense fallback={null}>
                <MoveTickets slug={orderKey} />
              </Suspense>
            )}
          </>
        ) : (
          <>
            <OrderState order={order} payment={payment} fresh={fresh} />
            {stage === 'pay' && total > 0 && !order.isPaying && (
              <Suspense fallback={null}>
                <TicketPromo order={order} />
              </Suspense>
            )}
          </>
        )}
      </div>
      <div className={css.side}>
        <Summary order={order} />
        {stage === 'issued' && total > 0 && !valid && <Receipt slug={orderKey} />}
        {total > 0 && <RefundTerms terms={refundTerms} />}
      </div>
    </div>
  );
}

function Receipt({ slug }: { slug: string }) {
  const { download, busy } = useTicketReceipt(slug);
  return (
    <Button variant="outlined" aria-busy={busy || undefined} onClick={() => void download()}>
      Подтверждение оплаты
    </Button>
  );
}

interface TicketsProps {
  order: TicketOrder;
  /** They have just been paid for. */
  fresh: boolean;
  /** When and where they are valid. */
  children: ReactNode;
}

/** The tickets of an order, each with its code for the door. */
function Tickets({ order: { tickets, passedOn, refunds }, fresh, children }: TicketsProps) {
  const areGone = passedOn.length === 0 && tickets.every(each => each.ticketStatus === ticketStatus.cancelled);
  return (
    <section className={css.tickets} aria-labelledby="order-tickets">
      <h2 id="order-tickets" ref={fresh ? todoNote : null} tabIndex={-1}>
        {areGone ? 'Билеты отменены' : 'Ваши билеты'}
      </h2>
      {children}
      <ul className={css.codes}>
        {tickets.map(({ ticketNumber, code, ticketName, ticketStatus: status, movedTo }) => (
          <li key={code}>
            {status === ticketStatus.cancelled ? null : (
              <QrCode
                text={`${window.location.origin}/app/tickets/${code}`}
                label={`QR-код билета ${spacedCode(code)}`}
              />
            )}
            <div className={css.about}>
              <ScreenLink to={ticketPaths.ticket} params={{ slug: code }}>
                Билет №&nbsp;{ticketNumber}
              </ScreenLink>
              <span>{ticketName}</span>
              {movedTo && <span>{`перенесён на\u00a0${formatDay(movedTo.date)}, ${movedTo.time}`}</span>}
              <span className={css.code}>{spacedCode(code)}</span>
              <StatusChip option={ticketStatus.option(status)} />
            </div>
          </li>
        ))}
      </ul>
      {passedOn.length > 0 && (
        <ul className={css.lines}>
          {passedOn.map(({ ticketNumber, ticketName }) => (
            <li key={ticketNumber}>
              <span>
                Билет №&nbsp;{ticketNumber}, {ticketName}
              </span>
              <span className={css.soft}>передан</span>
            </li>
          ))}
        </ul>
      )}
      {refunds.map(refund => (
        <RefundNote key={`${refund.at} ${refund.sum}`} refund={refund} />
      ))}
    </section>
  );
}

/** What was ordered, and what it costs. */
function Summary({ order: { orderStatus, lines, promo, total, toPay, buyerName } }: { order: TicketOrder }) {
  return (
    <section className={css.order} aria-labelledby="order-summary">
      <div className={css.head}>
        <h2 id="order-summary">Заказ</h2>
        <StatusChip option={ticketOrderStatus.option(orderStatus)} />
      </div>
      <ul className={css.lines}>
        {lines.map(({ ticketId, ticketName, count, ticketPrice }) => (
          <li key={ticketId}>
            <span>
              {ticketName} × {count}
            </span>
            <span>{ticketPrice === 0 ? 'бесплатно' : formatMoney(ticketPrice * count)}</span>
          </li>
        ))}
        {promo && (
          <li>
            <span>Скидка по&nbsp;промокоду {promo.promoCode}</span>
            <span>−{formatMoney(promo.discount)}</span>
          </li>
        )}
        {(total > 0 || promo) && (
          <li className={css.total}>
            <span>Итого</span>
            <span>{formatMoney(total)}</span>
          </li>
        )}
        {toPay > 0 && toPay < total && (
          <li>
            <span>Оплатит сертификат</span>
            <span>{formatMoney(total - toPay)}</span>
          </li>
        )}
      </ul>
      {buyerName && <p className={css.soft}>{buyerName}</p>}
    </section>
  );
}
