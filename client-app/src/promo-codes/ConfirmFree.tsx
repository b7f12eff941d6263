import { failedAt } from '@venue/sdk';
import { confirmFreeBooking } from '@venue/sdk/promo-codes';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';

/** Confirms a booking which a promo code made free. */
export default function ConfirmFree({ orderId }: { orderId: number }) {
  const { send, busy } = useSend(confirmFreeBooking, {
    done: 'Бронь подтверждена',
    refused: 'Не\u00a0удалось подтвердить бронь',
    failed: failedAt('подтверждении брони'),
  });
  return (
    <Button
      variant="contained"
      size="large"
      aria-disabled={busy}
      onClick={() => void send({ body: { orderId } }, { covers: true })}
    >
      Подтвердить бронь
    </Button>
  );
}
