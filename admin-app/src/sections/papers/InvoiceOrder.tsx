import { failedAt, formatMoney } from '@venue/sdk';
import { removeReceipt } from '@venue/sdk/papers/admin';
import { type Invoice, invoiceEnd, type InvoiceOrder as Order, orderInvoiceStatus } from '@venue/sdk/papers/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate, formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import css from './Papers.module.css';

const ReceiptDialog = lazyWithRetry(() => import('./ReceiptDialog.tsx'));
const ReturnDialog = lazyWithRetry(() => import('./ReturnDialog.tsx'));
const { awaiting } = orderInvoiceStatus;

/** What an issued invoice is for: its payment deadline, the money received, and the money to return. */
export function InvoiceOrder({ paper, order }: { paper: Invoice; order: Order }) {
  const [open, setOpen] = useState(false);
  const [returning, setReturning] = useState(false);
  const { received, receipts, returns, owed, orderIds } = order;
  const isOfBookings = orderIds.length > 0;
  const isAwaited = order.orderInvoiceStatus === awaiting;
  return (
    <section className={css.part} aria-labelledby="invoice-order">
      <h2 id="invoice-order">Оплата</h2>
      <div className={css.row}>
        {order.eventRequest ? (
          <Link to={href(eventRequestPaths.page, { id: order.eventRequest.eventRequestId })}>
            Мероприятие «{order.eventRequest.eventRequestTitle}»
          </Link>
        ) : order.ofAgreement ? (
          <span>Услуги по&nbsp;договору</span>
        ) : (
          <span>
            {isOfBookings ? (orderIds.length === 1 ? 'Бронь' : 'Брони') : 'Мероприятие удалённой учётной записи'}{' '}
            {orderIds.map(id => `№\u00a0${id}`).join(', ')}
          </span>
        )}
        <StatusChip option={orderInvoiceStatus.option(order.orderInvoiceStatus)} />
      </div>
      {order.invoiceEnd && <p>{invoiceEnd.option(order.invoiceEnd).label}.</p>}
      {isAwaited && order.keptUntil && (
        <p className={css.soft}>
          {isOfBookings ? 'Часы ждут денег до\u00a0' : 'Деньги нужны до\u00a0'}
          {formatDateTime(order.keptUntil)}.
        </p>
      )}
      {receipts.length > 0 && (
        <Stack as="ul" gap={10} aria-label="Поступления">
          {receipts.map(each => (
            <li key={`${each.paidOn} ${each.paymentOrder}`} className={css.row}>
              <span>
                {formatDate(each.paidOn)}, платёжное поручение №&nbsp;{each.paymentOrder}
                <span className={css.soft}> · {each.takenBy}</span>
              </span>
              <span className={css.money}>{formatMoney(each.sum)}</span>
              {order.can.includes('takeBack') && <TakeBack {...each} />}
            </li>
          ))}
        </Stack>
      )}
      {returns.length > 0 && (
        <Stack as="ul" gap={10} aria-label="Возвраты">
          {returns.map(each => (
            <li key={each.sentAt} className={css.row}>
              <span>
                <span>Вернули {formatDateTime(each.sentAt)}</span>
                {each.sentBy && <span className={css.soft}> · {each.sentBy}</span>}
              </span>
              <span className={css.money}>{formatMoney(each.sum)}</span>
            </li>
          ))}
        </Stack>
      )}
      {isAwaited && received > 0 && (
        <p role="status">
          <span>
            Осталось {formatMoney(order.unpaid)} из&nbsp;{formatMoney(paper.sum)}:{' '}
          </span>
          <span>{isOfBookings ? 'бронь ещё не\u00a0подтверждена' : 'ждём остальное'}.</span>
        </p>
      )}
      {owed > 0 && (
        <p role="status">
          Вернуть организации <strong>{formatMoney(owed)}</strong>: за&nbsp;эти деньги ничего не&nbsp;оказано.
        </p>
      )}
      <div className={css.buttons}>
        {order.can.includes('pay') && (
          <Button variant={isAwaited ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
            Деньги пришли
          </Button>
        )}
        {order.can.includes('return') && (
          <Button variant={owed > 0 ? 'contained' : 'outlined'} onClick={() => setReturning(true)}>
            Отметить возврат
          </Button>
        )}
      </div>
      {open && (
        <Suspense fallback={null}>
          <ReceiptDialog paper={paper} order={order} close={() => setOpen(false)} />
        </Suspense>
      )}
      {returning && (
        <Suspense fallback={null}>
          <ReturnDialog paper={paper} order={order} close={() => setReturning(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Takes back a receipt that was recorded by mistake. */
function TakeBack({ receiptId, sum }: Order['receipts'][number]) {
  const { send, busy } = useSend(removeReceipt, {
    done: 'Поступление убрано',
    failed: failedAt('отмене поступления'),
  });
  const takeBack = async () => {
    const sure = await confirm({
      title: `Убрать поступление ${formatMoney(sum)}?`,
      text: 'Деньги больше не\u00a0будут учтены по\u00a0этому счёту. Платёж из\u00a0выписки вернётся в\u00a0«Разобрать».',
      yes: 'Убрать',
      no: 'Отмена',
    });
    if (sure) await send({ body: { receiptId } });
  };
  return (
    <Button size="small" color="inherit" aria-busy={busy || undefined} onClick={() => void takeBack()}>
      Убрать
    </Button>
  );
}
