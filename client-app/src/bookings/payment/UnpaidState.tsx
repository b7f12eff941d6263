import { formatMoney } from '@venue/sdk';
import { type BookingInfo, bookingStatus } from '@venue/sdk/bookings/model';
import type { Deposit } from '@venue/sdk/deposits/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import type { ReactNode } from 'react';
import { PaymentFrame } from '../../app/cabinet/PaymentFrame.tsx';
import { StateCard } from '../../app/cabinet/StateCard.tsx';
import { CancelTerms } from '../CancelTerms.tsx';
import css from './PaymentPage.module.css';
import type { Stage } from './paymentStage.ts';
import type { Paying } from './usePaying.ts';

const unpaid = ['pay', 'paying', 'checking', 'declined'] as const satisfies readonly Stage[];
type Unpaid = (typeof unpaid)[number];

/** Whether the booking of a payment's page may still be paid. */
export const isUnpaid = (stage: Stage): stage is Unpaid => unpaid.some(each => each === stage);

interface Props {
  info: BookingInfo;
  stage: Unpaid;
  paying: Paying;
  /** The stage has changed during this visit. */
  fresh: boolean;
  /** What confirms the booking, if it is less than its price. */
  deposit?: Deposit | null;
  /** The button that gives the booking up. */
  giveUp: ReactNode;
  /** What confirms a booking that a promo code made free. */
  free: ReactNode;
  /** Another button before that one. */
  beside?: ReactNode;
  /** Hints for the payer: before the form opens, and while the bank is checking. */
  hints: { readonly pay: ReactNode; readonly checking: ReactNode };
}

/** The states of a payment page until the booking is paid, for signed-in customers and for payment links. */
export function UnpaidState({ info, stage, paying, fresh, deposit = null, giveUp, free, beside, hints }: Props) {
  const { orderId, status } = info;
  const price = info.group?.toPay ?? info.toPay;
  const mayPay = info.can.includes('pay');
  if (stage === 'paying' && paying.frameUrl)
    return (
      <section className={css.form} aria-label="Оплата">
        <PaymentFrame
          key={paying.frameUrl}
          title={`Оплата брони № ${orderId}`}
          url={paying.frameUrl}
          fresh={fresh}
          onResult={paying.hear}
        />
        {giveUp}
      </section>
    );
  if (stage === 'paying' || stage === 'pay')
    return (
      <StateCard
        look={paying.resuming ? 'wait' : 'plain'}
        title={price === 0 ? 'Осталось подтвердить' : paying.resuming ? 'Открываем форму оплаты…' : 'Осталось оплатить'}
        fresh={fresh}
        actions={
          <>
            {mayPay && price === 0 && free}
            {mayPay && price > 0 && !paying.resuming && (
              <Button variant="contained" size="large" aria-disabled={paying.busy} onClick={() => void paying.start()}>
                {stage === 'paying' ? 'Продолжить оплату' : `Оплатить ${formatMoney(price)}`}
              </Button>
            )}
            {beside}
            {giveUp}
          </>
        }
      >
        {deposit && (
          <p>
            Это задаток: после него бронь подтвердится. Остаток {formatMoney(deposit.rest)} ждём до&nbsp;
            {formatDateTime(deposit.restDueAt)}.
          </p>
        )}
        <p>
          {price === 0
            ? `Платить не\u00a0нужно: ${info.toPay < info.price ? 'сертификат покрывает' : 'скидка покрывает'} всю стоимость.`
            : hints.pay}
        </p>
        {info.slots[0] && (
          <p>
            <CancelTerms start={info.slots[0].start} />
          </p>
        )}
      </StateCard>
    );
  if (stage === 'checking')
    return (
      <StateCard look="wait" title="Проверяем платёж" fresh={fresh}>
        <p>
          <span>Ждём подтверждения от&nbsp;банка. Обычно это несколько секунд; </span>
          {hints.checking}
        </p>
      </StateCard>
    );
  if (stage === 'declined') {
    // Until the bank's answer has reached the server, another try would open the same declined payment.
    const settling = status === bookingStatus.processing;
    return (
      <StateCard
        look="warn"
        title="Банк отклонил платёж"
        fresh={fresh}
        actions={
          <>
            {mayPay && (
              <Button
                variant="contained"
                aria-disabled={settling || paying.busy}
                onClick={() => !settling && void paying.start()}
              >
                Попробовать ещё раз
              </Button>
            )}
            {giveUp}
          </>
        }
      >
        <p>Деньги не&nbsp;списаны, часы по-прежнему за&nbsp;вами. Проверьте баланс или возьмите другую карту.</p>
      </StateCard>
    );
  }
}
