import { formatMoney } from '@venue/sdk';
import { listMyTicketOrders } from '@venue/sdk/tickets';
import type { TicketOrder } from '@venue/sdk/tickets/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { HoldTimer } from '../app/cabinet/HoldTimer.tsx';
import { ticketPaths } from './tickets.paths.ts';
import css from './UnpaidOrders.module.css';
import { ticketsText } from './words.ts';

/** Orders that wait for their payment, over the tickets: how long their places are kept, and the way to pay. */
export function UnpaidOrders() {
  const { data, refetch } = useCall(listMyTicketOrders, {});
  const orders = data?.message.orders ?? [];
  if (orders.length === 0) return null;
  return (
    <section className={css.orders} aria-labelledby="unpaid-orders">
      <h2 id="unpaid-orders">{orders.some(({ total }) => total > 0) ? 'Ждут оплаты' : 'Ждут подтверждения'}</h2>
      <ul>
        {orders.map(order => (
          <Unpaid key={order.orderKey} order={order} again={() => void refetch()} />
        ))}
      </ul>
    </section>
  );
}

function Unpaid({ order, again }: { order: TicketOrder; again: () => void }) {
  const { orderKey: slug, eventTitle, lines, total, payUntil, isPaying, canPay } = order;
  const places = lines.reduce((all, { count }) => all + count, 0);
  return (
    <li>
      <div className={css.about}>
        <h3>{eventTitle}</h3>
        <SoftText size="small">{`${ticketsText(places)} · ${total === 0 ? 'бесплатно' : formatMoney(total)}`}</SoftText>
      </div>
      {payUntil && (
        <HoldTimer
          what={'держим места для\u00a0вас'}
          until={payUntil}
          after={isPaying ? 'Ждём ответа банка по\u00a0начатой оплате.' : null}
          onEnd={again}
        />
      )}
      <Button variant={canPay ? 'contained' : 'outlined'} to={href(ticketPaths.order, { slug })}>
        {canPay ? (total === 0 ? 'Подтвердить' : 'Оплатить') : 'Открыть заказ'}{' '}
        <span className="visually-hidden">билеты на «{eventTitle}»</span>
      </Button>
    </li>
  );
}
