import { failedAt } from '@venue/sdk';
import { getBookingCard } from '@venue/sdk/bookings/admin';
import { applyPromoAtDesk, confirmFreeAtDesk } from '@venue/sdk/promo-codes/admin';
import { PromoForm, promoWithdrawal } from '@venue/shared-ui/areas/promo-codes/PromoForm.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';

/** The promo code of an unpaid booking, which its customer names at the desk or on the phone. */
export default function DeskPromo({ orderId, isFree }: { orderId: number; isFree: boolean }) {
  const { data } = useCall(getBookingCard, { id: orderId });
  const { send, busy } = useSend(applyPromoAtDesk, promoWithdrawal);
  const confirmed = useSend(confirmFreeAtDesk, {
    done: 'Бронь подтверждена, клиент получит СМС',
    refused: 'Не\u00a0удалось подтвердить бронь',
    failed: failedAt('подтверждении брони'),
  });
  if (!data) return null;
  return (
    <>
      {isFree && (
        <div>
          <Button
            variant="contained"
            aria-busy={confirmed.busy || undefined}
            onClick={() => void confirmed.send({ body: { orderId } })}
          >
            Подтвердить без&nbsp;оплаты
          </Button>
        </div>
      )}
      <PromoForm
        promo={data.message.promo}
        call={applyPromoAtDesk}
        from={{ orderId, promoCode: '' }}
        keep={`desk-promo:${orderId}`}
        withdraw={() => void send({ body: { orderId, promoCode: null } })}
        busy={busy}
      />
    </>
  );
}
