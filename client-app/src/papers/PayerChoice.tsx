import { failedAt, formatMoney } from '@venue/sdk';
import type { InvoiceOffer } from '@venue/sdk/papers/model';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useState } from 'react';
import css from './PayByInvoice.module.css';

export const invoiceFailed = {
  refused: 'Не\u00a0удалось выставить счёт',
  failed: failedAt('выставлении счёта'),
};

interface Props {
  organisations: InvoiceOffer['organisations'];
  sum: number;
  variant: 'contained' | 'outlined';
  busy: boolean;
  make(organisationId: number): Promise<void>;
}

/** Which of my organisations pays, and the button that makes its invoice. */
export function PayerChoice({ organisations, sum, variant, busy, make }: Props) {
  const [chosen, setChosen] = useState(organisations[0]?.organisationId);
  // An organisation may have been added or removed in another tab.
  const payer = organisations.find(each => each.organisationId === chosen) ?? organisations[0];
  if (!payer) return null;
  return (
    <>
      <div className={css.who}>
        <Field label="Кто платит">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={payer.organisationId}
              options={organisations.map(({ organisationId: id, name, INN }) => ({ id, label: `${name}, ИНН ${INN}` }))}
              onChange={setChosen}
            />
          )}
        </Field>
      </div>
      <Button variant={variant} aria-disabled={busy} onClick={() => busy || void make(payer.organisationId)}>
        Получить счёт на&nbsp;{formatMoney(sum)}
      </Button>
    </>
  );
}
