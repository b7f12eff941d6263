import { ApiFailure } from '@venue/sdk';
import { getBooking, orderPaid } from '@venue/sdk/bookings';
import { type BookingInfo, bookingStatus } from '@venue/sdk/bookings/model';
import { getMyDeposit } from '@venue/sdk/deposits';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { usePush } from '@venue/shared-ui/data/useLive.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Bone, PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { NotFound } from '@venue/shared-ui/parts/message/NotFound.tsx';
import { notify, outdate } from '@venue/shared-ui/parts/message/notify.ts';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { HoldTimer } from '../../app/cabinet/HoldTimer.tsx';
import { RecordNotFound } from '../../app/records/RecordNotFound.tsx';
import { BookingCertificates } from '../../certificates/certificates.view.tsx';
import { OfflineNote } from '../../offline/offline.view.tsx';
import { BookingPackage } from '../../packages/packages.view.tsx';
import { PayByInvoice } from '../../papers/papers.view.tsx';
import { BookingPromo } from '../../promo-codes/promo-codes.view.tsx';
import { bookingPaths } from '../bookings.paths.ts';
import { useCancel } from '../useCancel.ts';
import { OrderSummary } from './OrderSummary.tsx';
import css from './PaymentPage.module.css';
import { PaymentState } from './PaymentState.tsx';
import { type Stage, stageOf } from './paymentStage.ts';
import { usePaying } from './usePaying.ts';

const GroupParts = lazyWithRetry(() => import('./GroupParts.tsx'));
const MovePage = lazyWithRetry(() => import('./MovePage.tsx'));
const PayRest = lazyWithRetry(() => import('./PayRest.tsx'));
const PendingMove = lazyWithRetry(() => import('./PendingMove.tsx'));

const SOON_MS = 2_000;
const NOW_AND_THEN_MS = 15_000;

/** Paying for a booking, and every possible outcome. The state shown always comes from the server. */
export default function PaymentPage() {
  const orderId = numberIn(useParams().order);
  return orderId === null ? (
    <NotFound home={bookingPaths.list.path} homeLabel="Мои бронирования" />
  ) : (
    <Payment key={orderId} orderId={orderId} />
  );
}

/** A payment that was started in time keeps the hours beyond the deadline. */
function afterDeadline({ status, can }: BookingInfo): string | null {
  if (status !== bookingStatus.processing) return null;
  return can.includes('pay')
    ? 'Время вышло, но\u00a0начатую оплату можно закончить: часы пока за\u00a0вами.'
    : 'Ждём ответа банка. Часы пока за\u00a0вами.';
}

/** Cancelling a paid booking is among its details, where a customer who has just paid looks for it. */
function CancelPaid({ info }: { info: BookingInfo }) {
  const { cancel, busy } = useCancel(info.orderId, info);
  return (
    <Button
      variant="text"
      size="small"
      color="inherit"
      disabled={busy}
      onClick={() => void cancel(info.refundIfCancelled)}
    >
      Отменить бронирование
    </Button>
  );
}

const DAY_MS = 86_400_000;
/** A long hold, such as one that awaits an invoice, has no countdown. */
const isSoon = (at: string, now: string): boolean => Date.parse(at) - Date.parse(now) <= DAY_MS;

function Payment({ orderId }: { orderId: number }) {
  const screen = useScreen();
  const [every, setEvery] = useState(NOW_AND_THEN_MS);
  const { data, error, refetch, dataUpdatedAt } = useCall(getBooking, { body: { orderId } }, { every });
  const again = () => void refetch();
  const info = data?.message;
  const paying = usePaying({ orderId, info, readAt: dataUpdatedAt, again });
  usePush(orderPaid, paid => paid.orderId === orderId && again());

  const stage = info && stageOf(info, paying.frameReport);
  const wantsMove = useSearchParams()[0].get('show') === 'move' && info?.can.includes('move');
  const settling = stage === 'declined' && info?.status === bookingStatus.processing;
  const [checksMove, setChecksMove] = useState(false);
  const [checksRest, setChecksRest] = useState(false);
  const waiting = stage === 'checking' || settling || (checksMove && Boolean(info?.move)) || checksRest;
  useEffect(() => {
    setEvery(waiting ? SOON_MS : NOW_AND_THEN_MS);
  }, [waiting]);

  const deposit = useCall(getMyDeposit, { body: { orderId } }, { every }).data?.message.deposit ?? null;
  const isOnAccount = Boolean(info?.accountPayer || deposit?.rest);
  const before = useRef<Stage | undefined>(undefined);
  const fresh = stage !== undefined && before.current !== undefined && before.current !== stage;
  useEffect(() => {
    if (before.current && before.current !== stage) outdate();
    if (stage === 'paid' && before.current && before.current !== 'paid')
      notify.success(isOnAccount ? 'Бронирование подтверждено' : 'Бронирование оплачено');
    before.current = stage;
  }, [stage, isOnAccount]);

  if (error instanceof ApiFailure && error.code === 'not_found')
    return <RecordNotFound title="Бронь не найдена" home={bookingPaths.list.path} homeLabel="Мои бронирования" />;
  if (!info || !stage)
    return error ? (
      <Page {...screen}>
        <ErrorNote error={error} title="Не удалось загрузить бронь" retry={again} />
      </Page>
    ) : (
      <PageSkeleton />
    );
  if (wantsMove)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <MovePage info={info} />
      </Suspense>
    );
  const price = info.group?.toPay ?? info.toPay;
  const open = info.status === bookingStatus.awaitingPayment || info.status === bookingStatus.processing;
  return (
    <Page {...screen}>
      <Suspense fallback={null}>
        <OfflineNote />
      </Suspense>
      <div className={css.layout}>
        <Stack gap={16}>
          {open && info.expiresAt && stage !== 'checking' && isSoon(info.expiresAt, info.now) && (
            <HoldTimer
              what={'держим часы для\u00a0вас'}
              until={info.expiresAt}
              after={afterDeadline(info)}
              onEnd={again}
            />
          )}
          {/* One bill at a time: that of a move comes first. */}
          {stage === 'paid' && !info.move && deposit && deposit.rest > 0 && (
            <Suspense fallback={null}>
              <PayRest info={info} deposit={deposit} readAt={dataUpdatedAt} again={again} onChecking={setChecksRest} />
            </Suspense>
          )}
          {stage === 'paid' && info.move && (
            <Suspense fallback={null}>
              <PendingMove
                key={info.move.expiresAt}
                info={info}
                move={info.move}
                readAt={dataUpdatedAt}
                again={again}
                onChecking={setChecksMove}
              />
            </Suspense>
          )}
          <PaymentState key={stage} info={info} stage={stage} paying={paying} fresh={fresh} deposit={deposit} />
          {stage === 'pay' && info.can.includes('pay') && (
            <Suspense fallback={<Bone height={price > 0 ? 228 : 112} />}>
              {info.status === bookingStatus.awaitingPayment && <BookingPackage orderId={orderId} />}
              {info.status === bookingStatus.awaitingPayment && <BookingPromo info={info} />}
              {price > 0 && <PayByInvoice orderId={orderId} />}
            </Suspense>
          )}
          {info.group && (
            <Suspense fallback={null}>
              <GroupParts group={info.group} orderId={orderId} />
            </Suspense>
          )}
        </Stack>
        <OrderSummary info={info}>
          {(stage === 'paid' || stage === 'cancelled') && (
            <Suspense fallback={null}>
              <BookingCertificates orderId={orderId} />
            </Suspense>
          )}
          {info.can.includes('cancel') && <CancelPaid info={info} />}
        </OrderSummary>
      </div>
    </Page>
  );
}
