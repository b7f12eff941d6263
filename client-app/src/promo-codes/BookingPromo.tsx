import { failedAt, formatMoney } from '@venue/sdk';
import type { BookingInfo } from '@venue/sdk/bookings/model';
import { applyPaymentCode } from '@venue/sdk/certificates';
import { withdrawPromoCode } from '@venue/sdk/promo-codes';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Suspense, useEffect, useRef } from 'react';
import { BookingCertificates } from '../certificates/certificates.view.tsx';
import css from './BookingPromo.module.css';

/** The codes of an unpaid booking: its promo code and its certificates, and the form that applies another. */
export default function BookingPromo({ info: { orderId, promo, toPay, group } }: { info: BookingInfo }) {
  const { send, busy } = useSend(withdrawPromoCode, {
    done: 'Промокод убран',
    refused: 'Не\u00a0удалось убрать промокод',
    failed: failedAt('отмене промокода'),
  });
  // The form and the code replace each other: without this the focus would fall to the page.
  const box = useRef<HTMLDivElement>(null);
  const applied = `${promo?.promoCode} ${toPay}`;
  const before = useRef(applied);
  useEffect(() => {
    if (before.current === applied) return;
    before.current = applied;
    box.current?.focus({ preventScroll: true });
  }, [applied]);
  return (
    <div ref={box} className={css.promo} tabIndex={-1}>
      {promo && (
        <div className={css.applied}>
          <p>
            Промокод <strong>{promo.promoCode}</strong>: скидка {formatMoney(promo.discount)}
          </p>
          <Button
            variant="text"
            size="small"
            color="inherit"
            disabled={busy}
            onClick={() => void send({ body: { orderId } }, { covers: true })}
          >
            Убрать
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        <BookingCertificates orderId={orderId} />
      </Suspense>
      {toPay > 0 && (
        <CallForm
          call={applyPaymentCode}
          from={{ orderId, promoCode: '' }}
          texts={{
            done: 'Код применён',
            refused: 'Код не\u00a0применён',
            failed: failedAt('проверке кода'),
          }}
          keep={`promo:${orderId}`}
          label="Промокод или&nbsp;сертификат"
        >
          <div className={css.row}>
            <Text
              name="promoCode"
              label="Промокод или&nbsp;сертификат"
              autoComplete="off"
              hint={group ? 'Применим к\u00a0этой брони заказа' : undefined}
            />
            <SubmitButton size="medium" variant="outlined">
              Применить
            </SubmitButton>
          </div>
        </CallForm>
      )}
    </div>
  );
}
