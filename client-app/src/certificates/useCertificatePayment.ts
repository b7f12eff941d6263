import { failedAt } from '@venue/sdk';
import { payCertificate } from '@venue/sdk/certificates';
import { certificateStatus, type OwnCertificate } from '@venue/sdk/certificates/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useState } from 'react';

/** What the buyer sees of a certificate's payment. */
export type CertificateStage = 'pay' | 'paying' | 'checking' | 'declined' | 'paid';

/** Pays for a certificate in the provider's frame. What the frame reports is a hint: the server says what came. */
export function useCertificatePayment(certificate: OwnCertificate, again: () => void) {
  const { certificateId: id, certificateStatus: status, isPaying } = certificate;
  const { send, busy } = useSend(payCertificate, {
    refused: 'Не\u00a0удалось оплатить сертификат',
    failed: failedAt('оплате сертификата'),
  });
  const [frameUrl, setFrameUrl] = useState<string | null>(null);
  const [result, setResult] = useState<'success' | 'fail' | null>(null);
  const stageNow = (): CertificateStage => {
    if (status !== certificateStatus.awaiting) return 'paid';
    if (result === 'success') return isPaying ? 'checking' : 'declined';
    if (result === 'fail') return 'declined';
    return frameUrl === null ? 'pay' : 'paying';
  };
  return {
    stage: stageNow(),
    frameUrl,
    busy,
    async start() {
      if (busy) return;
      const reply = await send({ id }, { covers: true });
      setResult(null);
      setFrameUrl(reply?.message.frameUrl ?? null);
      again();
    },
    hear(what: 'success' | 'fail') {
      setResult(what);
      again();
    },
  };
}
