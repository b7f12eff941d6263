import { formatMoney } from '@venue/sdk';
import type { CertificateTerms } from '@venue/sdk/certificates/model';
import { FieldGroup } from '@venue/shared-ui/fields/Field.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import css from './certificates.module.css';

interface Props {
  terms: CertificateTerms;
}

const name = 'certificateSum';

/** One of the sums that are offered, or a sum of one's own. */
export function SumChoice({ terms: { certificateSums: sums, certificateLeast, certificateMost } }: Props) {
  const { field, fieldState } = useController({ name });
  const [isOther, setOther] = useState(() => typeof field.value === 'number' && !sums.includes(field.value));
  const error = isOther ? undefined : fieldState.error?.message;
  return (
    <>
      <FieldGroup label="Сумма" error={error}>
        {() => (
          <div className={css.sums}>
            {sums.map((sum, index) => (
              <label key={sum}>
                <input
                  ref={index === 0 && !isOther ? field.ref : undefined}
                  type="radio"
                  name="sum"
                  checked={!isOther && field.value === sum}
                  onChange={() => {
                    setOther(false);
                    field.onChange(sum);
                  }}
                />
                <span>{formatMoney(sum)}</span>
              </label>
            ))}
            <label>
              <input
                type="radio"
                name="sum"
                checked={isOther}
                onChange={() => {
                  setOther(true);
                  field.onChange(null);
                }}
              />
              <span>Другая</span>
            </label>
          </div>
        )}
      </FieldGroup>
      {isOther && (
        <MoneyField
          name={name}
          label="Своя сумма, ₽"
          hint={`От\u00a0${formatMoney(certificateLeast)} до\u00a0${formatMoney(certificateMost)}`}
        />
      )}
    </>
  );
}
