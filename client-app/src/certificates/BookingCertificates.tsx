import { failedAt, formatMoney } from '@venue/sdk';
import { getBookingCertificates, withdrawCertificates } from '@venue/sdk/certificates';
import { useStatus } from '@venue/sdk/certificates/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import css from './certificates.module.css';

/** The certificates that pay for a booking, with what is left on them; nothing if none does. */
export default function BookingCertificates({ orderId }: { orderId: number }) {
  const uses = useCall(getBookingCertificates, { body: { orderId } }).data?.message.uses ?? [];
  const { send, busy } = useSend(withdrawCertificates, {
    done: 'Сертификат убран',
    refused: 'Не\u00a0удалось убрать сертификат',
    failed: failedAt('отмене сертификата'),
  });
  if (uses.length === 0) return null;
  const isReserved = uses.some(use => use.useStatus === useStatus.reserved);
  return (
    <div className={css.applied}>
      <div>
        {uses.map(({ useId, certificateEnding, usedSum, usedBack, certificateRest }) => (
          <p key={useId}>
            Сертификат <strong>…{certificateEnding}</strong>: {formatMoney(usedSum)}
            {usedBack > 0
              ? `, вернулось на\u00a0него ${formatMoney(usedBack)}`
              : `, на\u00a0нём останется ${formatMoney(certificateRest)}`}
          </p>
        ))}
      </div>
      {isReserved && (
        <Button
          variant="text"
          size="small"
          color="inherit"
          disabled={busy}
          onClick={() => void send({ body: { orderId } }, { covers: true })}
        >
          Убрать
        </Button>
      )}
    </div>
  );
}
