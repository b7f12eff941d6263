import { getBookingByLink } from '@venue/sdk/bookings';
import { type BookingInfo, bookingStatus } from '@venue/sdk/bookings/model';
import { getDepositByLink } from '@venue/sdk/deposits';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HoldTimer } from '../../app/cabinet/HoldTimer.tsx';
import { LinkPromo } from '../../promo-codes/promo-codes.view.tsx';
import { roomPaths } from '../../rooms/rooms.paths.ts';
import { OrderSummary } from '../payment/OrderSummary.tsx';
import css from '../payment/PaymentPage.module.css';
import { type Stage, stageOf } from '../payment/paymentStage.ts';
import { usePaying } from '../payment/usePaying.ts';
import { LinkState } from './LinkState.tsx';

const PayRest = lazyWithRetry(() => import('../payment/PayRest.tsx'));

const SOON_MS = 2_000;
const FAR_MS = 3_600_000;
const NOW_AND_THEN_MS = 10_000;

/** A booking opened by the link of an SMS, without a login: what is held, until when, and its payment. */
export default function PayByLink() {
  const screen = useScreen();
  const token = useLocation().hash.slice(1);
  const [every, setEvery] = useState(NOW_AND_THEN_MS);
  const { data, error, refetch, dataUpdatedAt } = useCall(
    getBookingByLink,
    { body: { token: token || '-' } },
    { every },
  );
  const info = data?.message;
  const gone = error && 'code' in error && (error.code === 'link_expired' || error.code === 'invalid_input');
  return (
    <Page {...screen} {...(info ? { title: info.roomName } : {})}>
      {info ? (
        <ByLink
          key={token}
          token={token}
          info={info}
          readAt={dataUpdatedAt}
          again={() => void refetch()}
          waits={isWaiting => setEvery(isWaiting ? SOON_MS : NOW_AND_THEN_MS)}
        />
      ) : gone ? (
        <Empty
          title="Ссылка не&nbsp;действует"
          text="Она неполная, или её срок истёк. Откройте ссылку из&nbsp;СМС ещё раз."
          action={
            <Button variant="outlined" to={roomPaths.list.path}>
              К&nbsp;помещениям
            </Button>
          }
        />
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить бронь" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={1} height={240} />
      )}
    </Page>
  );
}

interface Props {
  token: string;
  info: BookingInfo;
  /** When the booking was last read, in milliseconds. */
  readAt: number;
  again: () => void;
  /** Reports whether the bank's response is awaited. */
  waits: (isWaiting: boolean) => void;
}

function ByLink({ token, info, readAt, again, waits }: Props) {
  const [checksRest, setChecksRest] = useState(false);
  const paying = usePaying({ orderId: info.orderId, token, info, readAt, again });
  const stage = stageOf(info, paying.frameReport);
  const { data } = useCall(getDepositByLink, { body: { token } }, { every: checksRest ? SOON_MS : NOW_AND_THEN_MS });
  const deposit = data?.message.deposit ?? null;
  const isOpen = info.status === bookingStatus.awaitingPayment || info.status === bookingStatus.processing;
  const isWaiting =
    checksRest || stage === 'checking' || (stage === 'declined' && info.status === bookingStatus.processing);
  // A hold of hours or days is shown as a date, not as a countdown.
  const isFar = info.expiresAt !== null && Date.parse(info.expiresAt) - Date.parse(info.now) > FAR_MS;
  const before = useRef<Stage | undefined>(undefined);
  const fresh = before.current !== undefined && before.current !== stage;
  useEffect(() => {
    before.current = stage;
    waits(isWaiting);
  }, [stage, isWaiting, waits]);
  return (
    <div className={css.layout}>
      <Stack gap={16}>
        {isOpen && info.expiresAt && isFar && (
          <p>
            Держим часы для&nbsp;вас до&nbsp;<strong>{formatDateTime(info.expiresAt)}</strong>.
          </p>
        )}
        {isOpen && info.expiresAt && !isFar && stage !== 'checking' && (
          <HoldTimer
            what={'держим часы для\u00a0вас'}
            until={info.expiresAt}
            after={
              info.status === bookingStatus.processing
                ? 'Время вышло, но\u00a0начатую оплату можно закончить: часы пока за\u00a0вами.'
                : null
            }
            onEnd={again}
          />
        )}
        {stage === 'paid' && !info.move && deposit && deposit.rest > 0 && (
          <Suspense fallback={null}>
            <PayRest {...{ info, token, deposit, readAt, again }} onChecking={setChecksRest} />
          </Suspense>
        )}
        <LinkState key={stage} {...{ token, info, stage, paying, fresh, deposit }} />
        {stage === 'pay' && info.status === bookingStatus.awaitingPayment && info.can.includes('pay') && (
          <Suspense fallback={null}>
            <LinkPromo token={token} info={info} />
          </Suspense>
        )}
      </Stack>
      <OrderSummary info={info} />
    </div>
  );
}
