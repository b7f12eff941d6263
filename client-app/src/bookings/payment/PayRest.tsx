import { formatMoney } from '@venue/sdk';
import type { BookingInfo } from '@venue/sdk/bookings/model';
import type { Deposit } from '@venue/sdk/deposits/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useEffect } from 'react';
import { PaymentFrame } from '../../app/cabinet/PaymentFrame.tsx';
import { StateCard } from '../../app/cabinet/StateCard.tsx';
import css from './PaymentPage.module.css';
import { usePaying } from './usePaying.ts';

interface Props {
  info: BookingInfo;
  /** The token of a payment link; without it the booking is the reader's own. */
  token?: string;
  deposit: Deposit;
  /** When the booking was last read, in milliseconds. */
  readAt: number;
  again(): void;
  /** Reports whether the bank's response is awaited. */
  onChecking(checking: boolean): void;
}

/** What is still to be paid of a booking that its deposit has confirmed. */
export default function PayRest({ info, token, deposit: { rest, restDueAt }, readAt, again, onChecking }: Props) {
  const { orderId } = info;
  const paying = usePaying({ orderId, info, readAt, again, ...(token === undefined ? {} : { token }) });
  const { result } = paying.frameReport;
  const checking = result === 'success';
  useEffect(() => onChecking(checking), [onChecking, checking]);
  if (checking)
    return (
      <StateCard look="wait" title="Проверяем доплату" fresh>
        <p>Ждём подтверждения от&nbsp;банка. Обычно это несколько секунд.</p>
      </StateCard>
    );
  if (paying.frameUrl && result !== 'fail')
    return (
      <section className={css.form} aria-label="Остаток">
        <PaymentFrame
          key={paying.frameUrl}
          title={`Остаток за бронь № ${orderId}`}
          url={paying.frameUrl}
          fresh
          onResult={paying.hear}
        />
      </section>
    );
  return (
    <StateCard
      look={result === 'fail' ? 'warn' : 'plain'}
      title={result === 'fail' ? 'Банк отклонил доплату' : `Осталось доплатить ${formatMoney(rest)}`}
      fresh={result === 'fail'}
      actions={
        <Button variant="contained" size="large" aria-disabled={paying.busy} onClick={() => void paying.start()}>
          Доплатить остаток
        </Button>
      }
    >
      <p>
        Задаток получен, бронь подтверждена. Остаток ждём до&nbsp;{formatDateTime(restDueAt)}: здесь или на&nbsp;стойке.
      </p>
    </StateCard>
  );
}
