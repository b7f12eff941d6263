import { failedAt } from '@venue/sdk';
import { sendPayLink } from '@venue/sdk/desk/admin';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';

interface Props {
  orderId: number;
  /** The payment deadline. */
  payUntil: string | null;
  /** When the link was sent last. */
  sentAt: string | null;
}

/** Sends the customer an SMS with the link to pay by; says when it was sent, and until when the hours are kept. */
export function SendLink({ orderId, payUntil, sentAt }: Props) {
  const { send, busy } = useSend(sendPayLink, { done: 'Ссылка отправлена', failed: failedAt('отправке ссылки') });
  const again = sentAt !== null;
  const ask = async () => {
    const sure = await confirm({
      title: again ? 'Отправить ссылку ещё раз?' : 'Отправить ссылку на\u00a0оплату?',
      text: 'Клиент получит СМС и\u00a0оплатит без\u00a0входа на\u00a0сайт.',
      yes: 'Отправить',
      no: 'Отмена',
    });
    if (sure) await send({ body: { orderId } });
  };
  return (
    <>
      <p>
        {payUntil && <span>Часы держим до&nbsp;{formatDateTime(payUntil)}. </span>}
        {again ? (
          <span>Ссылку отправили {formatDateTime(sentAt)}, оплаты ещё нет.</span>
        ) : (
          <span>Ссылку ещё не&nbsp;отправляли.</span>
        )}
      </p>
      <div>
        <Button variant="outlined" aria-busy={busy || undefined} onClick={() => void ask()}>
          {again ? 'Отправить ссылку ещё раз' : 'Отправить ссылку на\u00a0оплату'}
        </Button>
      </div>
    </>
  );
}
