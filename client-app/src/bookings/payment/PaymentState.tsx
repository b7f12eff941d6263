import { formatMoney, runsOf } from '@venue/sdk';
import { type BookingInfo, bookingUserStatus, venueAddress } from '@venue/sdk/bookings/model';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { PaymentFrame } from '../../app/PaymentFrame.tsx';
import { StateCard } from '../../app/StateCard.tsx';
import { bookingPaths } from '../bookings.paths.ts';
import { moveAddress } from '../moveAddress.ts';
import { RefundNote } from '../RefundNote.tsx';
import { useCalendarFile } from '../useCalendarFile.ts';
import { useCancel } from '../useCancel.ts';
import { useReceipt } from '../useReceipt.ts';
import { ExpiredState } from './ExpiredState.tsx';
import css from './PaymentPage.module.css';
import type { Stage } from './paymentStage.ts';
import type { Paying } from './usePaying.ts';
import { bookAgain, sameHoursLater } from './wishOf.ts';

interface Props {
  info: BookingInfo;
  stage: Stage;
  paying: Paying;
  /** The stage has changed during this visit. */
  fresh: boolean;
}

const toMyBookings = (
  <Button variant="outlined" to={bookingPaths.list.path}>
    Мои бронирования
  </Button>
);

/** What stands in the middle of the payment page at each stage. */
export function PaymentState({ info, stage, paying, fresh }: Props) {
  const { orderId } = info;
  const { release, cancel, busy: cancelling } = useCancel(orderId);
  const receipt = useReceipt(orderId);
  const calendar = useCalendarFile(orderId);
  const may = (action: BookingInfo['can'][number]) => info.can.includes(action);
  const toMove = may('move') && (
    <Button variant="outlined" to={moveAddress(orderId)}>
      {stage === 'paid' ? 'Перенести' : 'Выбрать другое время'}
    </Button>
  );
  const giveUp = may('release') && (
    <Button variant="text" color="inherit" disabled={cancelling} onClick={() => void release()}>
      Отменить бронь
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
            {may('pay') && !paying.resuming && (
              <Button variant="contained" size="large" aria-disabled={paying.busy} onClick={() => void paying.start()}>
                {stage === 'paying' ? 'Продолжить оплату' : `Оплатить ${formatMoney(info.price)}`}
              </Button>
            )}
            {toMove}
            {giveUp}
          </>
        }
      >
        <p>Форма откроется прямо здесь. Чек пришлём сюда же, в&nbsp;бронь.</p>
      </StateCard>
    );
  if (stage === 'checking')
    return (
      <StateCard look="wait" title="Проверяем платёж" fresh={fresh}>
        <p>
          Ждём подтверждения от&nbsp;банка. Обычно это несколько секунд; страницу можно не&nbsp;обновлять и&nbsp;даже
          закрыть.
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
            {may('pay') && (
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
      <StateCard
        look="good"
        title="Оплачено. Ждём вас!"
        fresh={fresh}
        actions={
          <>
            {may('receipt') && (
              <Button variant="contained" aria-disabled={receipt.busy} onClick={() => void receipt.download()}>
                Скачать чек
              </Button>
            )}
            <Button variant="outlined" aria-disabled={calendar.busy} onClick={() => void calendar.download()}>
              Добавить в&nbsp;календарь
            </Button>
            <Button variant="outlined" {...bookAgain(info, sameHoursLater(info))}>
              Повторить
            </Button>
            {toMove}
            {toMyBookings}
            {may('cancel') && (
              <Button
                variant="text"
                color="inherit"
                disabled={cancelling}
                onClick={() => void cancel(info.refundIfCancelled)}
              >
                Отменить бронирование
              </Button>
            )}
          </>
        }
      >
        <p>
          {info.roomName}:{' '}
          {runsOf(info.slots.map(slot => slot.start))
            .map(formatRun)
            .join('; ')}
          .
        </p>
        <p>Адрес: {venueAddress}.</p>
        <p>Чек и&nbsp;бронь всегда под рукой в&nbsp;«Моих бронированиях».</p>
        {info.refund && <RefundNote refund={info.refund} />}
      </StateCard>
    );
  if (stage === 'expired') return <ExpiredState info={info} fresh={fresh} />;
  return (
    <StateCard look="bad" title="Бронь отменена" fresh={fresh} actions={toMyBookings}>
      {info.rejectionReason && <p>Причина: {info.rejectionReason}</p>}
      {info.refund ? (
        <RefundNote refund={info.refund} />
      ) : (
        !info.paidAt && <p>Деньги не&nbsp;списывались, часы снова свободны.</p>
      )}
    </StateCard>
  );
}
