import { failedAt, formatMoney } from '@venue/sdk';
import { blockCertificate, handOverCertificate } from '@venue/sdk/certificates/admin';
import type { Certificate } from '@venue/sdk/certificates/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Suspense, useState } from 'react';

const BlockDialog = lazyWithRetry(
  () => import('./BlockDialog.tsx'),
  ({ close }) => close(),
);
const ExtendDialog = lazyWithRetry(
  () => import('./ExtendDialog.tsx'),
  ({ close }) => close(),
);
const ReturnDialog = lazyWithRetry(
  () => import('./ReturnDialog.tsx'),
  ({ close }) => close(),
);

const dialogs = { block: BlockDialog, extend: ExtendDialog, giveBack: ReturnDialog } as const;

/** What staff may do with a certificate. */
export function CertificateActions({ certificate }: { certificate: Certificate }) {
  const { certificateId: id, can, owed } = certificate;
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null);
  const unblocking = useSend(blockCertificate, {
    done: 'Сертификат снова действует',
    refused: 'Не\u00a0удалось разблокировать',
    failed: failedAt('разблокировке сертификата'),
  });
  const handing = useSend(handOverCertificate, {
    done: 'Деньги выданы',
    refused: 'Не\u00a0удалось записать выдачу',
    failed: failedAt('записи выдачи денег'),
  });
  async function handOver(): Promise<void> {
    const title = `Выдать ${formatMoney(owed)}?`;
    if (await confirm({ title, text: 'Отдайте деньги покупателю и\u00a0пробейте чек возврата.', yes: 'Деньги выданы' }))
      await handing.send({ id, body: { owed } });
  }
  const Dialog = dialog && dialogs[dialog];
  return (
    <>
      {can.includes('handOver') && (
        <Button variant="contained" disabled={handing.busy} onClick={() => void handOver()}>
          Выдать {formatMoney(owed)}
        </Button>
      )}
      {can.includes('extend') && (
        <Button variant="outlined" onClick={() => setDialog('extend')}>
          Продлить
        </Button>
      )}
      {can.includes('giveBack') && (
        <Button variant="outlined" onClick={() => setDialog('giveBack')}>
          Вернуть остаток
        </Button>
      )}
      {can.includes('unblock') && (
        <Button
          variant="outlined"
          disabled={unblocking.busy}
          onClick={() => void unblocking.send({ id, body: { blockReason: null } })}
        >
          Разблокировать
        </Button>
      )}
      {can.includes('block') && (
        <Button variant="outlined" color="error" onClick={() => setDialog('block')}>
          Заблокировать
        </Button>
      )}
      <Suspense fallback={null}>
        {Dialog && <Dialog certificate={certificate} close={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
