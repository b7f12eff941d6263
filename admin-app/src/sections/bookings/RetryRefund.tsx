import { failedAt } from '@venue/sdk';
import { retryRefund } from '@venue/sdk/bookings/admin';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';

const texts = {
  done: 'Возврат отправлен ещё раз',
  refused: 'Не удалось повторить возврат',
  failed: failedAt('повторе возврата'),
} as const;

/** Sends a refund again that the bank has refused. */
export function RetryRefund({ orderId }: { orderId: number }) {
  const { send, busy } = useSend(retryRefund, texts);
  return (
    <Button
      variant="outlined"
      size="small"
      aria-disabled={busy}
      aria-label={`Повторить возврат по\u00a0брони №\u00a0${orderId}`}
      onClick={() => void send({ body: { orderId } })}
    >
      Повторить возврат
    </Button>
  );
}
