import { failedAt } from '@venue/sdk';
import { retryRefund } from '@venue/sdk/bookings/admin';
import type { PaidKind } from '@venue/sdk/bookings/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';

const texts = {
  done: 'Возврат отправлен ещё раз',
  refused: 'Не удалось повторить возврат',
  failed: failedAt('повторе возврата'),
} as const;

interface Props {
  kind: PaidKind;
  id: number;
  title: string;
}

/** The button that retries a refund the bank has rejected. */
export function RetryRefund({ kind, id, title }: Props) {
  const { send, busy } = useSend(retryRefund, texts);
  return (
    <Button
      variant="outlined"
      size="small"
      aria-disabled={busy}
      aria-label={`Повторить возврат: ${title}`}
      onClick={() => void send({ body: { kind, id } })}
    >
      Повторить возврат
    </Button>
  );
}
