import type { BookingInfo } from '@venue/sdk/bookings/model';
import { applyPaymentCode } from '@venue/sdk/certificates';
import { withdrawPromoCode } from '@venue/sdk/promo-codes';
import { PromoForm, promoWithdrawal } from '@venue/shared-ui/areas/promo-codes/PromoForm.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Suspense } from 'react';
import { BookingCertificates } from '../certificates/certificates.view.tsx';

/** The promo code and the certificates of a customer's unpaid booking, and the form that applies another. */
export default function BookingPromo({ info: { orderId, promo, toPay, group } }: { info: BookingInfo }) {
  const { send, busy } = useSend(withdrawPromoCode, promoWithdrawal);
  return (
    <PromoForm
      promo={promo}
      applied={`${promo?.promoCode} ${toPay}`}
      isOpen={toPay > 0}
      title="Промокод или&nbsp;сертификат"
      call={applyPaymentCode}
      from={{ orderId, promoCode: '' }}
      keep={`promo:${orderId}`}
      hint={group ? 'Применим к\u00a0этой брони заказа' : undefined}
      withdraw={() => void send({ body: { orderId } }, { covers: true })}
      busy={busy}
    >
      <Suspense fallback={null}>
        <BookingCertificates orderId={orderId} />
      </Suspense>
    </PromoForm>
  );
}
