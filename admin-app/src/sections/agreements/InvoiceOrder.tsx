import { failedAt, formatMoney } from '@venue/sdk';
import { returnInvoiceMoney } from '@venue/sdk/agreements/admin';
import { type Invoice, invoiceEnd, type InvoiceOrder as Order, orderInvoiceStatus } from '@venue/sdk/agreements/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate, formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import css from './Papers.module.css';

const ReceiptDialog = late(() => import('./ReceiptDialog.tsx'));
const { awaiting } = orderInvoiceStatus;

/** The customer's order behind an invoice: its payment deadline, the money received, and the money to return. */
export function InvoiceOrder({ paper, order }: { paper: Invoice; order: Order }) {
  const [open, setOpen] = useState(false);
  const { received, receipts, owed, orderIds } = order;
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
        ) : (
          <span>
            {isOfBookings ? (orderIds.length === 1 ? 'Бронь' : 'Брони') : 'Мероприятие удалённой учётной записи'}{' '}
            {orderIds.map(id => `№\u00a0${id}`).join(', ')}
          </span>
        )}
        <StatusChip option={orderInvoiceStatus.option(order.orderInvoiceStatus)} />
      </div>
      {order.invoiceEnd && <p>{invoiceEnd.option(order.invoiceEnd).label}.</p>}
      {isAwaited && (
        <p className={css.soft}>
          {isOfBookings ? 'Часы ждут денег до\u00a0' : 'Деньги нужны до\u00a0'}
          {formatDateTime(order.keptUntil)}.
        </p>
      )}
      {receipts.length > 0 && (
        <ul className={css.list} aria-label="Поступления">
          {receipts.map(each => (
            <li key={`${each.paidOn} ${each.paymentOrder}`} className={css.row}>
              <span>
                {formatDate(each.paidOn)}, платёжное поручение №&nbsp;{each.paymentOrder}
                <span className={css.soft}> · {each.takenBy}</span>
              </span>
              <span className={css.money}>{formatMoney(each.sum)}</span>
            </li>
          ))}
        </ul>
      )}
      {isAwaited && received > 0 && (
        <p role="status">
          Пришло {formatMoney(received)} из&nbsp;{formatMoney(paper.sum)}:{' '}
          {isOfBookings ? 'бронь ещё не\u00a0подтверждена' : 'ждём остальное'}.
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
            Отметить поступление
          </Button>
        )}
        {order.can.includes('return') && <Return paper={paper} owed={owed} />}
      </div>
      {open && (
        <Suspense fallback={null}>
          <ReceiptDialog paper={paper} order={order} close={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Return({ paper: { invoiceId, customerName }, owed }: { paper: Invoice; owed: number }) {
  const { send, busy } = useSend(returnInvoiceMoney, {
    done: 'Возврат отмечен',
    failed: failedAt('отметке о\u00a0возврате'),
  });
  const giveBack = async () => {
    const sure = await confirm({
      title: `Вернули ${formatMoney(owed)}?`,
      text: `${customerName}: деньги уже отправлены на\u00a0счёт организации.`,
      yes: 'Деньги возвращены',
      no: 'Отмена',
    });
    if (sure) await send({ body: { invoiceId, sum: owed } });
  };
  return (
    <Button variant="contained" aria-busy={busy || undefined} onClick={() => void giveBack()}>
      Отметить возврат
    </Button>
  );
}
