import { failedAt, formatMoney } from '@venue/sdk';
import { type UsedCertificates as Used, useStatus } from '@venue/sdk/certificates/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import css from './certificates.module.css';

export const withdrawalTexts = {
  done: 'Сертификат убран',
  refused: 'Не\u00a0удалось убрать сертификат',
  failed: failedAt('отмене сертификата'),
};

interface Props {
  uses: Used['uses'];
  withdraw: () => void;
  busy: boolean;
}

/** The certificates that pay for something, with what is left on them; nothing if none does. */
export function UsedCertificates({ uses, withdraw, busy }: Props) {
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
        <Button variant="text" size="small" color="inherit" disabled={busy} onClick={withdraw}>
          Убрать
        </Button>
      )}
    </div>
  );
}
