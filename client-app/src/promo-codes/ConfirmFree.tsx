import { failedAt } from '@venue/sdk';
import { confirmFreeBooking, confirmFreeByLink } from '@venue/sdk/promo-codes';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';

const texts = {
  done: 'Бронь подтверждена',
  refused: 'Не\u00a0удалось подтвердить бронь',
  failed: failedAt('подтверждении брони'),
} as const;

/** Confirms a booking which a promo code made free: that of the reader, or of the link they have. */
export default function ConfirmFree({ orderId, token }: { orderId: number; token?: string }) {
  const own = useSend(confirmFreeBooking, texts);
  const byLink = useSend(confirmFreeByLink, texts);
  const confirm = () =>
    token === undefined
      ? own.send({ body: { orderId } }, { covers: true })
      : byLink.send({ body: { token } }, { covers: true });
  return (
    <Button variant="contained" size="large" aria-disabled={own.busy || byLink.busy} onClick={() => void confirm()}>
      Подтвердить бронь
    </Button>
  );
}
