import type { BookingInfo } from '@venue/sdk/bookings/model';
import { applyPromoCode, withdrawPromoCode } from '@venue/sdk/promo-codes';
import { PromoForm, promoWithdrawal } from '@venue/shared-ui/areas/promo-codes/PromoForm.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** The promo code of a customer's unpaid booking. */
export default function BookingPromo({ info: { orderId, promo, group } }: { info: BookingInfo }) {
  const { send, busy } = useSend(withdrawPromoCode, promoWithdrawal);
  return (
    <PromoForm
      promo={promo}
      call={applyPromoCode}
      from={{ orderId, promoCode: '' }}
      keep={`promo:${orderId}`}
      hint={group ? 'Скидка будет на\u00a0эту бронь заказа' : undefined}
      withdraw={() => void send({ body: { orderId } }, { covers: true })}
      busy={busy}
    />
  );
}
