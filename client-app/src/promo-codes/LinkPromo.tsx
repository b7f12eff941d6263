import type { BookingInfo } from '@venue/sdk/bookings/model';
import { applyPromoByLink } from '@venue/sdk/promo-codes';
import { PromoForm, promoWithdrawal } from '@venue/shared-ui/areas/promo-codes/PromoForm.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** The promo code of an unpaid booking, for whoever has the link to pay it by. */
export default function LinkPromo({ token, info: { orderId, promo } }: { token: string; info: BookingInfo }) {
  const { send, busy } = useSend(applyPromoByLink, promoWithdrawal);
  return (
    <PromoForm
      promo={promo}
      call={applyPromoByLink}
      from={{ token, promoCode: '' }}
      keep={`promo:${orderId}`}
      withdraw={() => void send({ body: { token, promoCode: null } }, { covers: true })}
      busy={busy}
    />
  );
}
