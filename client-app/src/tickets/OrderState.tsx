import { failedAt, formatMoney } from '@venue/sdk';
import { confirmTicketOffer } from '@venue/sdk/ticket-waits';
import { dropTicketOrder } from '@venue/sdk/tickets';
import type { TicketOrder } from '@venue/sdk/tickets/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { PaymentFrame } from '../app/cabinet/PaymentFrame.tsx';
import { StateCard } from '../app/cabinet/StateCard.tsx';
import { RefundNote } from '../bookings/bookings.view.tsx';
import { eventPaths } from '../events/events.paths.ts';
import css from './OrderPage.module.css';
import type { useOrderPayment } from './useOrderPayment.ts';

interface Props {
  order: TicketOrder;
  payment: ReturnType<typeof useOrderPayment>;
  /** The stage has changed during this visit. */
  fresh: boolean;
}

/** The state shown on an order's page at each stage of its payment, until the tickets are issued. */
export function OrderState({ order, payment, fresh }: Props) {
  const { orderKey: slug, total, toPay, eventId, refunds, isPaying } = order;
  const drop = useSend(dropTicketOrder, { done: 'Заказ отменён', failed: failedAt('отмене заказа') });
  const confirmed = useSend(confirmTicketOffer, { failed: failedAt('подтверждении') });
  const { stage, frameUrl, start, busy, resuming, hear } = payment;
  const giveUp = (
    <Button variant="text" color="inherit" disabled={drop.busy} onClick={() => void drop.send({ slug })}>
      {total === 0 ? 'Отказаться' : 'Отменить заказ'}
    </Button>
  );
  const anew = (
    <Button variant="contained" to={href(eventPaths.publicPage, { eventId })}>
      Выбрать билеты заново
    </Button>
  );
  if (stage === 'paying' && frameUrl)
    return (
      <section className={css.form} aria-label="Оплата">
        <PaymentFrame key={frameUrl} title="Оплата билетов" url={frameUrl} fresh={fresh} onResult={hear} />
        {giveUp}
      </section>
    );
  if (total === 0 && stage === 'pay')
    return (
      <StateCard
        look="plain"
        title="Места ждут вас"
        fresh={fresh}
        actions={
          <>
            <Button
              variant="contained"
              size="large"
              aria-busy={confirmed.busy || undefined}
              onClick={() => void confirmed.send({ slug })}
            >
              Подтвердить
            </Button>
            {giveUp}
          </>
        }
      >
        <p>
          Они освободились, и&nbsp;вы следующие в&nbsp;очереди. Подтвердите, что придёте: билеты появятся здесь, ссылку
          пришлём в&nbsp;СМС.
        </p>
      </StateCard>
    );
  if (stage === 'pay' || stage === 'paying')
    return (
      <StateCard
        look={resuming ? 'wait' : 'plain'}
        title={resuming ? 'Открываем форму оплаты…' : 'Осталось оплатить'}
        fresh={fresh}
        actions={
          <>
            {!resuming && (
              <Button variant="contained" size="large" aria-disabled={busy} onClick={() => void start()}>
                {isPaying ? 'Продолжить оплату' : `Оплатить ${formatMoney(toPay)}`}
              </Button>
            )}
            {giveUp}
          </>
        }
      >
        <p>
          Форма откроется прямо здесь. Билеты появятся на&nbsp;этой странице, ссылку на&nbsp;них пришлём в&nbsp;СМС.
        </p>
      </StateCard>
    );
  if (stage === 'checking')
    return (
      <StateCard look="wait" title="Проверяем платёж" fresh={fresh}>
        <p>
          Ждём подтверждения от&nbsp;банка. Обычно это несколько секунд; страницу можно закрыть: ссылка на&nbsp;билеты
          придёт в&nbsp;СМС.
        </p>
      </StateCard>
    );
  if (stage === 'declined')
    // Until the bank's answer has reached the server, another try would open the same declined payment.
    return (
      <StateCard
        look="warn"
        title="Банк отклонил платёж"
        fresh={fresh}
        actions={
          <>
            <Button variant="contained" aria-disabled={isPaying || busy} onClick={() => !isPaying && void start()}>
              Попробовать ещё раз
            </Button>
            {giveUp}
          </>
        }
      >
        <p>Деньги не&nbsp;списаны, места по-прежнему за&nbsp;вами. Проверьте баланс или&nbsp;возьмите другую карту.</p>
      </StateCard>
    );
  return (
    <StateCard
      look="warn"
      title={refunds.length > 0 ? 'Билетов уже нет, деньги возвращаем' : 'Места больше не\u00a0держим'}
      fresh={fresh}
      actions={anew}
    >
      {refunds.length === 0 ? (
        <p>Время на&nbsp;оплату вышло, или&nbsp;заказ отменён. Деньги не&nbsp;списаны.</p>
      ) : (
        refunds.map(refund => <RefundNote key={`${refund.at} ${refund.sum}`} refund={refund} />)
      )}
    </StateCard>
  );
}
