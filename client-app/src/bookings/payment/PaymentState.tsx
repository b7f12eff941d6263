import { formatMoney, runsOf, VENUE_ADDRESS } from '@venue/sdk';
import type { BookingInfo } from '@venue/sdk/bookings/model';
import type { Deposit } from '@venue/sdk/deposits/model';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { MoreActions } from '@venue/shared-ui/grid/MoreActions.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Suspense } from 'react';
import { StateCard } from '../../app/cabinet/StateCard.tsx';
import { PaidByPackage } from '../../packages/packages.view.tsx';
import { ConfirmFree } from '../../promo-codes/promo-codes.view.tsx';
import { visitingPaths } from '../../visiting/visiting.paths.ts';
import { bookingPaths } from '../bookings.paths.ts';
import { ClosedNote } from '../ClosedNote.tsx';
import { isByPackage } from '../isByPackage.ts';
import { moveAddress } from '../moveAddress.ts';
import { RefundNote } from '../RefundNote.tsx';
import { shareText } from '../shareText.ts';
import { useCalendarFile } from '../useCalendarFile.ts';
import { useCancel } from '../useCancel.ts';
import { useReceipt } from '../useReceipt.ts';
import { ExpiredState } from './ExpiredState.tsx';
import type { Stage } from './paymentStage.ts';
import { isUnpaid, UnpaidState } from './UnpaidState.tsx';
import type { Paying } from './usePaying.ts';
import { bookAgain, sameHoursLater } from './wishOf.ts';

interface Props {
  info: BookingInfo;
  stage: Stage;
  paying: Paying;
  /** The stage has changed during this visit. */
  fresh: boolean;
  deposit: Deposit | null;
}

const toMyBookings = (
  <Button variant="outlined" to={bookingPaths.list.path}>
    Мои бронирования
  </Button>
);

const paidTitle = ({ accountPayer }: BookingInfo, deposit: Deposit | null): string =>
  accountPayer === null && !deposit?.rest ? 'Оплачено. Ждём вас!' : 'Бронь подтверждена. Ждём вас!';

/** The state shown on the payment page at each stage. */
export function PaymentState({ info, stage, paying, fresh, deposit }: Props) {
  const { orderId } = info;
  const { release, cancel, busy: cancelling } = useCancel(orderId, info);
  const receipt = useReceipt(orderId);
  const calendar = useCalendarFile(orderId);
  const when = `${info.roomName}: ${runsOf(info.slots.map(slot => slot.start))
    .map(formatRun)
    .join('; ')}`;
  const again = bookAgain(info, sameHoursLater(info));
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

  if (isUnpaid(stage))
    return (
      <UnpaidState
        {...{ info, stage, paying, fresh, deposit, giveUp }}
        free={
          <Suspense fallback={null}>
            <ConfirmFree orderId={orderId} />
          </Suspense>
        }
        beside={toMove}
        hints={{
          pay: <>Форма откроется прямо здесь. Подтверждение оплаты появится здесь&nbsp;же, в&nbsp;брони.</>,
          checking: <>страницу можно не&nbsp;обновлять и&nbsp;даже закрыть.</>,
        }}
      />
    );
  if (stage === 'paid')
    return (
      <StateCard
        look={info.closed === null ? 'good' : 'warn'}
        title={info.closed === null ? paidTitle(info, deposit) : 'В\u00a0это время помещение закрыто'}
        fresh={fresh}
        actions={
          <>
            {info.closed === null ? (
              <>
                <Button variant="contained" aria-disabled={calendar.busy} onClick={() => void calendar.download()}>
                  Добавить в&nbsp;календарь
                </Button>
                <Button variant="outlined" to={visitingPaths.contacts.path}>
                  Как добраться
                </Button>
              </>
            ) : (
              <>
                {toMove}
                {may('cancel') && (
                  <Button
                    variant="outlined"
                    color="inherit"
                    disabled={cancelling}
                    onClick={() => void cancel(info.refundIfCancelled)}
                  >
                    Отменить и&nbsp;вернуть {formatMoney(info.refundIfCancelled)}
                  </Button>
                )}
              </>
            )}
            <MoreActions
              items={[
                ...(info.closed === null && may('move') ? [{ label: 'Перенести', to: moveAddress(orderId) }] : []),
                ...(may('receipt') ? [{ label: 'Подтверждение оплаты', run: receipt.download }] : []),
                { label: 'Поделиться', run: () => shareText(`${when}. ${VENUE_ADDRESS}`) },
                { label: 'Повторить', to: again.to, run: again.onClick },
                { label: bookingPaths.list.title, to: bookingPaths.list.path },
              ]}
            />
          </>
        }
      >
        {info.closed !== null && <ClosedNote booking={info} reason={info.closed} />}
        <p>{when}.</p>
        <p>Адрес: {VENUE_ADDRESS}.</p>
        {info.accountPayer === null ? (
          <p>Бронь и&nbsp;подтверждение оплаты всегда под рукой в&nbsp;«Моих бронированиях».</p>
        ) : (
          <p>Платит {info.accountPayer}: бронь войдёт в&nbsp;счёт за&nbsp;месяц.</p>
        )}
        {isByPackage(info) && (
          <Suspense fallback={null}>
            <PaidByPackage orderId={orderId} />
          </Suspense>
        )}
        {info.refund && <RefundNote refund={info.refund} />}
      </StateCard>
    );
  if (stage === 'expired') return <ExpiredState info={info} fresh={fresh} />;
  return (
    <StateCard
      // Asked for and done is no fault; a reason tells that somebody else cancelled it.
      look={info.rejectionReason ? 'warn' : 'done'}
      title="Бронь отменена"
      fresh={fresh}
      actions={
        <>
          <Button variant="contained" {...bookAgain(info, [])}>
            Выбрать другое время
          </Button>
          {toMyBookings}
        </>
      }
    >
      {info.rejectionReason && <p>Причина: {info.rejectionReason}</p>}
      {info.refund ? (
        <RefundNote refund={info.refund} />
      ) : (
        !info.paidAt && <p>Деньги не&nbsp;списывались, часы снова свободны.</p>
      )}
    </StateCard>
  );
}
