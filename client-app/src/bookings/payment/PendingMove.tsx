import { failedAt, formatMoney, runsOf } from '@venue/sdk';
import { dropMove } from '@venue/sdk/bookings';
import type { BookingInfo } from '@venue/sdk/bookings/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useEffect } from 'react';
import { HoldTimer } from '../../app/cabinet/HoldTimer.tsx';
import { PaymentFrame } from '../../app/cabinet/PaymentFrame.tsx';
import { StateCard } from '../../app/cabinet/StateCard.tsx';
import css from './PaymentPage.module.css';
import { usePaying } from './usePaying.ts';

interface Props {
  info: BookingInfo;
  move: NonNullable<BookingInfo['move']>;
  /** When the booking was last read, in milliseconds. */
  readAt: number;
  again(): void;
  /** Reports whether the frame says the payment is being processed. */
  onChecking(checking: boolean): void;
}

/** A move that awaits its payment: the booking keeps its old hours until then. */
export default function PendingMove({ info, move, readAt, again, onChecking }: Props) {
  const { orderId, can } = info;
  // The move has its own payment, so a result reported for the booking's payment does not apply here.
  const paying = usePaying({ orderId, info, readAt, again });
  const { send, busy } = useSend(dropMove, {
    done: 'Бронь осталась на\u00a0прежнее время',
    failed: failedAt('отказе от\u00a0переноса'),
  });
  const { result } = paying.frameReport;
  const checking = result === 'success';
  useEffect(() => onChecking(checking), [onChecking, checking]);
  const giveUp = (
    <Button color="inherit" disabled={busy} onClick={() => void send({ body: { orderId } }, { covers: true })}>
      Оставить как было
    </Button>
  );
  if (checking)
    return (
      <StateCard look="wait" title="Проверяем доплату" fresh>
        <p>Ждём подтверждения от&nbsp;банка. Как только оно придёт, бронь будет перенесена.</p>
      </StateCard>
    );
  if (paying.frameUrl && result !== 'fail')
    return (
      <section className={css.form} aria-label="Доплата">
        <PaymentFrame
          key={paying.frameUrl}
          title={`Доплата за перенос брони № ${orderId}`}
          url={paying.frameUrl}
          fresh
          onResult={paying.hear}
        />
        {giveUp}
      </section>
    );
  return (
    <>
      <HoldTimer
        what={'держим новые часы для\u00a0вас'}
        until={move.expiresAt}
        after="Время вышло: бронь осталась на&nbsp;прежнее время."
        onEnd={again}
      />
      <StateCard
        look={result === 'fail' ? 'warn' : 'plain'}
        title={result === 'fail' ? 'Банк отклонил доплату' : 'Осталось доплатить'}
        fresh={result === 'fail'}
        actions={
          <>
            {can.includes('pay') && (
              <Button variant="contained" size="large" aria-disabled={paying.busy} onClick={() => void paying.start()}>
                Доплатить {formatMoney(move.due)}
              </Button>
            )}
            {giveUp}
          </>
        }
      >
        <p>
          Новое время:{' '}
          {runsOf(move.slots.map(({ start }) => start))
            .map(formatRun)
            .join('; ')}
          . Пока доплата не&nbsp;пришла, бронь остаётся на&nbsp;прежнее время.
        </p>
      </StateCard>
    </>
  );
}
