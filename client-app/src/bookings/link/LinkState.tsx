import { failedAt, VENUE_ADDRESS } from '@venue/sdk';
import { releaseByLink } from '@venue/sdk/bookings';
import { type BookingInfo, EXPIRED_REASON } from '@venue/sdk/bookings/model';
import type { Deposit } from '@venue/sdk/deposits/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense } from 'react';
import { StateCard } from '../../app/cabinet/StateCard.tsx';
import { ConfirmFree } from '../../promo-codes/promo-codes.view.tsx';
import { roomPaths } from '../../rooms/rooms.paths.ts';
import type { Stage } from '../payment/paymentStage.ts';
import { isUnpaid, UnpaidState } from '../payment/UnpaidState.tsx';
import type { Paying } from '../payment/usePaying.ts';
import { RefundNote } from '../RefundNote.tsx';

interface Props {
  token: string;
  info: BookingInfo;
  stage: Stage;
  paying: Paying;
  /** The stage has changed during this visit. */
  fresh: boolean;
  deposit: Deposit | null;
}

/** The state shown on the page of a payment link at each stage. */
export function LinkState({ token, info, stage, paying, fresh, deposit }: Props) {
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
  if (isUnpaid(stage))
    return (
      <UnpaidState
        {...{ info, stage, paying, fresh, deposit, giveUp }}
        free={
          <Suspense fallback={null}>
            <ConfirmFree orderId={orderId} token={token} />
          </Suspense>
        }
        hints={{
          pay: <>Входить никуда не&nbsp;нужно: форма откроется прямо здесь.</>,
          checking: <>страницу можно закрыть: мы&nbsp;напишем в&nbsp;СМС.</>,
        }}
      />
    );
  if (stage === 'paid')
    return (
      <StateCard
        look="good"
        title={deposit?.rest ? 'Бронь подтверждена. Ждём вас!' : 'Оплачено. Ждём вас!'}
        fresh={fresh}
        actions={toRoom}
      >
        <p>Бронь №&nbsp;{orderId} подтверждена, СМС с&nbsp;временем уже отправили.</p>
        <p>Адрес: {VENUE_ADDRESS}.</p>
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
