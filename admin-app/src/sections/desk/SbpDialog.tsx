import { failedAt, formatMoney } from '@venue/sdk';
import { paymentStatus } from '@venue/sdk/bookings/model';
import { cancelDeskSbp, type DeskSbp, getDeskSbp, startDeskSbp } from '@venue/sdk/desk/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Countdown } from '@venue/shared-ui/parts/load/Countdown.tsx';
import { Bone } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { QrCode } from '@venue/shared-ui/parts/QrCode.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import css from './Desk.module.css';

interface Props {
  orderId: number;
  sum: number;
  close: () => void;
}

/** Live messages bring the outcome at once; this is for those that are lost. */
const ASK_EVERY_MS = 3_000;

/** Shows the QR code of a payment by SBP, and closes when its money has come. */
export default function SbpDialog({ orderId, sum, close }: Props) {
  const { send } = useSend(startDeskSbp, { failed: failedAt('создании кода') });
  const [payment, setPayment] = useState<DeskSbp | null>(null);
  const begin = useEffectEvent(async () => {
    const reply = await send({ body: { orderId, sum } });
    if (reply) setPayment(reply.message);
    else close();
  });
  useEffect(() => void begin(), []);
  return (
    <SmallDialog title={`СБП: ${formatMoney(sum)}`} close={() => payment === null && close()} size="xs" stays>
      {payment ? <Code orderId={orderId} payment={payment} close={close} /> : <Bone height={340} />}
    </SmallDialog>
  );
}

function Code({ orderId, payment, close }: { orderId: number; payment: DeskSbp; close: () => void }) {
  const { paymentId, qr, expiresAt } = payment;
  const body = { orderId, paymentId };
  const { send, busy } = useSend(cancelDeskSbp, { failed: failedAt('отмене кода') });
  const status = useCall(getDeskSbp, { body }, { every: ASK_EVERY_MS }).data?.message.status ?? paymentStatus.pending;
  const end = useEffectEvent((outcome: typeof status) => {
    if (outcome === paymentStatus.pending) return;
    if (outcome === paymentStatus.succeeded) notify.success('Деньги пришли, бронь оплачена');
    else notify.error('Платёж не\u00a0прошёл');
    close();
  });
  useEffect(() => end(status), [status]);
  const giveUp = async () => {
    const reply = await send({ body });
    if (!reply) return;
    if (reply.message.status === paymentStatus.succeeded) return end(reply.message.status);
    if (reply.message.status === paymentStatus.pending)
      notify.info('Код убран. Если его всё\u00a0же оплатят, лишние деньги вернутся сами.');
    close();
  };
  return (
    <>
      <div className={css.sbp}>
        <QrCode text={qr} label="Код для оплаты по&nbsp;СБП" />
        <p>Покажите код клиенту. Когда деньги придут, окно закроется само.</p>
        <SoftText size="small">
          Код действует ещё <Countdown until={expiresAt} label="До&nbsp;конца срока кода" />
        </SoftText>
      </div>
      <DialogButtons>
        <Button color="inherit" aria-busy={busy || undefined} onClick={() => void giveUp()}>
          Не&nbsp;платят, убрать код
        </Button>
      </DialogButtons>
    </>
  );
}
