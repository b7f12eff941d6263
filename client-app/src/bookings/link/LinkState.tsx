import { failedAt, formatMoney } from '@venue/sdk';
import { releaseByLink } from '@venue/sdk/bookings';
import { type BookingInfo, bookingUserStatus, EXPIRED_REASON, venueAddress } from '@venue/sdk/bookings/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { PaymentFrame } from '../../app/PaymentFrame.tsx';
import { StateCard } from '../../app/StateCard.tsx';
import { roomPaths } from '../../rooms/rooms.paths.ts';
import css from '../payment/PaymentPage.module.css';
import type { Stage } from '../payment/paymentStage.ts';
import type { Paying } from '../payment/usePaying.ts';
import { RefundNote } from '../RefundNote.tsx';

interface Props {
  token: string;
  info: BookingInfo;
  stage: Stage;
  paying: Paying;
  /** The stage has changed during this visit. */
  fresh: boolean;
}

/** What stands on the page of a link at each stage of the payment. */
export function LinkState({ token, info, stage, paying, fresh }: Props) {
  const { orderId, roomId, can, refund } = info;
  const { send, busy } = useSend(releaseByLink, {
    done: 'Вы отказались от брони',
    failed: failedAt('отказе от\u00a0брони'),
  });
  const refuse = async () => {
    const sure = await confirm({
      title: 'Отказаться от\u00a0брони?',
      text: 'Часы освободятся, ссылка больше не\u00a0примет оплату.',
      yes: 'Отказаться',
      no: 'Оставить',
      danger: true,
    });
    if (sure) await send({ body: { token } }, { covers: true });
  };
  const giveUp = can.includes('release') && (
    <Button variant="text" color="inherit" disabled={busy} onClick={() => void refuse()}>
      Отказаться
    </Button>
  );
  const toRoom = (
    <Button variant="outlined" to={href(roomPaths.room, { roomId })}>
      К&nbsp;помещению
    </Button>
  );
  if (stage === 'paying' && paying.frameUrl)
    return (
      <section className={css.form} aria-label="Оплата">
        <PaymentFrame
          key={paying.frameUrl}
          title={`Оплата брони № ${orderId}`}
          url={paying.frameUrl}
          onSaid={paying.hear}
        />
        {giveUp}
      </section>
    );
  if (stage === 'paying' || stage === 'pay')
    return (
      <StateCard
        look={paying.resuming ? 'wait' : 'plain'}
        title={paying.resuming ? 'Открываем форму оплаты…' : 'Осталось оплатить'}
        fresh={fresh}
        actions={
          <>
            {can.includes('pay') && !paying.resuming && (
              <Button variant="contained" size="large" aria-disabled={paying.busy} onClick={() => void paying.start()}>
                {stage === 'paying' ? 'Продолжить оплату' : `Оплатить ${formatMoney(info.price)}`}
              </Button>
            )}
            {giveUp}
          </>
        }
      >
        <p>Входить никуда не&nbsp;нужно: форма откроется прямо здесь.</p>
      </StateCard>
    );
  if (stage === 'checking')
    return (
      <StateCard look="wait" title="Проверяем платёж" fresh={fresh}>
        <p>
          Ждём подтверждения от&nbsp;банка. Обычно это несколько секунд; страницу можно закрыть: мы&nbsp;напишем
          в&nbsp;СМС.
        </p>
      </StateCard>
    );
  if (stage === 'declined') {
    // Until the bank's answer has reached the server, another try would open the same declined payment.
    const settling = info.status === bookingUserStatus.processing;
    return (
      <StateCard
        look="warn"
        title="Банк отклонил платёж"
        fresh={fresh}
        actions={
          <>
            {can.includes('pay') && (
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
  if (stage === 'paid')
    return (
      <StateCard look="good" title="Оплачено. Ждём вас!" fresh={fresh} actions={toRoom}>
        <p>Бронь №&nbsp;{orderId} подтверждена, СМС с&nbsp;временем уже отправили.</p>
        <p>Адрес: {venueAddress}.</p>
      </StateCard>
    );
  const hasExpired = info.rejectionReason === EXPIRED_REASON;
  return (
    <StateCard look="warn" title={hasExpired ? EXPIRED_REASON : 'Бронь отменена'} fresh={fresh} actions={toRoom}>
      {refund ? (
        <RefundNote refund={refund} />
      ) : (
        <p>
          Часы больше не&nbsp;держим, деньги не&nbsp;списаны. Если время ещё нужно, напишите нам или отправьте новый
          запрос.
        </p>
      )}
    </StateCard>
  );
}
